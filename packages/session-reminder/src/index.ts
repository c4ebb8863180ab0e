export { attended, type Environment } from './attended.ts';
export { banner } from './banner.ts';
export {
  DEFAULT_STALENESS_DAYS,
  type Decision,
  decide,
  type History,
  type Moment,
} from './decide.ts';
export { decideOn, type Occasion } from './decide-on.ts';
export { type Outlook, outlook, type Reminder, remind } from './remind.ts';
export { type Silence, silence } from './silence.ts';
