/** The fields of a value in words; those of two values of one record are in the same order. */
export type Words = readonly (readonly [label: string, text: string])[];

/** A field whose value differs, in words. */
export interface Difference {
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

/** The fields in which two values of a record differ. */
export const differences = (before: Words, after: Words): Difference[] =>
  before
    .map(([label, text], index) => ({ label, before: text, after: after[index]?.[1] ?? '' }))
    .filter((difference) => difference.before !== difference.after);
