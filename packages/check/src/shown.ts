/** A character that shows by itself: no blank, none that takes no room, and no empty pattern of dots. */
const SHOWS = /[^\s\p{Cc}\p{Cf}\p{Cs}\p{M}\p{DI}\u2800]/u;

/** Whether a person sees anything of `text`. */
export function isShown(text: string): boolean {
  return SHOWS.test(text);
}
