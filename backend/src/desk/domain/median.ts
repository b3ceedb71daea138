/** The middle of the numbers, or the whole number nearest to the middle between two; null when there are none. */
export function median(numbers: readonly number[]): number | null {
  const sorted = [...numbers].sort((one, other) => one - other);
  const upper = sorted[sorted.length >> 1];
  const lower = sorted[(sorted.length - 1) >> 1];
  return upper === undefined || lower === undefined ? null : Math.round((lower + upper) / 2);
}
