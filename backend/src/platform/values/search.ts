/** Normalised text for comparison: NFKC, lower case. */
export function searchForm(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}
