import { diffArrays } from 'diff';

/** A pair of lines side by side; null where one side has none. */
export interface DifferenceRow {
  readonly kind: 'same' | 'changed' | 'removed' | 'added';
  readonly before: string | null;
  readonly after: string | null;
}

/** Maximum number of changed lines to search for; bounds the time of comparing two long texts. */
const MAX_EDIT_LENGTH = 2_000;

/** Compares two texts line by line. Texts with too many changes are paired line by line from the top. */
export function difference(before: string, after: string): DifferenceRow[] {
  const [oldLines, newLines] = [before.split('\n'), after.split('\n')];
  const changes = diffArrays(oldLines, newLines, { maxEditLength: MAX_EDIT_LENGTH });
  if (!changes) return sideBySide(oldLines, newLines);
  return changes.flatMap(({ added, removed, value }, index) => {
    // removed lines stand beside the added lines that follow them
    const next = changes[index + 1];
    if (removed) return sideBySide(value, next?.added ? next.value : []);
    if (added) return changes[index - 1]?.removed ? [] : sideBySide([], value);
    return sideBySide(value, value);
  });
}

function sideBySide(removed: readonly string[], added: readonly string[]): DifferenceRow[] {
  return Array.from({ length: Math.max(removed.length, added.length) }, (_, index) => {
    const [before = null, after = null] = [removed[index], added[index]];
    return { kind: kindOf(before, after), before, after };
  });
}

function kindOf(before: string | null, after: string | null): DifferenceRow['kind'] {
  if (before === after) return 'same';
  if (after === null) return 'removed';
  return before === null ? 'added' : 'changed';
}
