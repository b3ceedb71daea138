/** Top of the scale of a chart: the highest of the values, rounded up to a round number; at least 4. */
export function scaleTop(values: readonly number[]): number {
  const most = Math.max(4, ...values);
  const step = 10 ** Math.floor(Math.log10(most));
  const round = [1, 2, 4, 5, 8, 10].find((factor) => factor * step >= most) ?? 10;
  return round * step;
}
