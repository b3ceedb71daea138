import { replaceEqualDeep } from '@tanstack/react-query';

type Fields = Readonly<Record<string, unknown>>;
type Identified = Fields & { readonly id: unknown };

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
const areIdentified = (list: readonly unknown[]): list is readonly Identified[] =>
  list.every((item) => isObject(item) && 'id' in item);

/**
 * The new data of a query, with the objects of the old data where nothing changed, so that they are not rendered again.
 * React Query's default compares lists by position, where one new lead at the top makes all others new objects; here,
 * lists of records are compared by id.
 */
export function keepUnchanged(before: unknown, after: unknown): unknown {
  if (before === after) return before;
  if (Array.isArray(before) && Array.isArray(after)) return keepItems(before, after);
  if (!isObject(before) || !isObject(after)) return replaceEqualDeep(before, after);
  const kept = Object.fromEntries(
    Object.entries(after).map(([key, value]) => [key, keepUnchanged(before[key], value)]),
  );
  const keys = Object.keys(kept);
  const same = keys.length === Object.keys(before).length;
  return same && keys.every((key) => key in before && kept[key] === before[key]) ? before : kept;
}

function keepItems(before: readonly unknown[], after: readonly unknown[]): readonly unknown[] {
  let kept: readonly unknown[];
  if (areIdentified(before) && areIdentified(after)) {
    const old = new Map(before.map((record) => [record.id, record]));
    kept = after.map((record) => replaceEqualDeep(old.get(record.id), record));
  } else kept = after.map((item, index) => keepUnchanged(before[index], item));
  return kept.length === before.length && kept.every((item, index) => item === before[index]) ? before : kept;
}
