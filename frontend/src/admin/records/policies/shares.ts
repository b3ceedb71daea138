/** The whole of a class, in basis points. */
export const WHOLE = 10_000;

/** The share in basis points that is written in percent with up to two decimals; null for any other text. */
export function shareIn(percent: string): number | null {
  const text = percent.trim().replace(',', '.');
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(text)) return null;
  const share = Math.round(Number(text) * 100);
  return share >= 1 && share <= WHOLE ? share : null;
}

/** A share in percent, without a sign and without zeros at its end. */
export const percentOf = (share: number) => String(share / 100);

/** Shares that differ by the smallest part at most, and add up to the whole. */
export function equalShares(count: number): number[] {
  const share = Math.floor(WHOLE / count);
  const left = WHOLE - share * count;
  return Array.from({ length: count }, (_, place) => share + (place < left ? 1 : 0));
}

/** What is said of the sum of a class: whether it is the whole, and what is missing or too much. */
export function sumWords(shares: readonly number[]): { readonly words: string; readonly isWhole: boolean } {
  const sum = shares.reduce((total, share) => total + share, 0);
  const off = WHOLE - sum;
  if (off === 0) return { words: '100 %', isWhole: true };
  const what = off > 0 ? `${percentOf(off)} % missing` : `${percentOf(-off)} % too much`;
  return { words: `${percentOf(sum)} %: ${what}`, isWhole: false };
}
