/** Wilson's interval: what share is likely behind `right` of `count`, at 95 %. */
export function interval(right, count) {
  const z = 1.96;
  const share = right / count;
  const middle = share + (z * z) / (2 * count);
  const half = z * Math.sqrt((share * (1 - share)) / count + (z * z) / (4 * count * count));
  const whole = 1 + (z * z) / count;
  return [(middle - half) / whole, Math.min(1, (middle + half) / whole)];
}
