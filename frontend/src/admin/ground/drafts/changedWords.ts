import { diffWordsWithSpace } from 'diff';

/** A part of a line. */
export interface Segment {
  readonly text: string;
  readonly changed: boolean;
}

/** Maximum number of changed words to search for; bounds the time of comparing two long lines. */
const MAX_EDIT_LENGTH = 400;

/** Splits both versions of a changed line into parts that are the same and parts that changed. */
export function changedWords(before: string, after: string): { before: Segment[]; after: Segment[] } {
  const changes = diffWordsWithSpace(before, after, { maxEditLength: MAX_EDIT_LENGTH });
  if (!changes) return { before: [{ text: before, changed: true }], after: [{ text: after, changed: true }] };
  return {
    before: changes
      .filter(({ added }) => !added)
      .map(({ value, removed }) => ({ text: value, changed: removed })),
    after: changes
      .filter(({ removed }) => !removed)
      .map(({ value, added }) => ({ text: value, changed: added })),
  };
}
