import { dequal } from 'dequal';

type Fields = Readonly<Record<string, unknown>>;

/**
 * The own changes applied to what somebody else stored: where only they changed something, theirs stays. Lists of
 * different length are taken as a whole.
 */
export function merged<T>(base: T, mine: T, theirs: T): T {
  if (dequal(mine, base)) return theirs;
  if (dequal(theirs, base)) return mine;
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs))
    return base.length === mine.length && mine.length === theirs.length
      ? (mine.map((item: unknown, index) => merged<unknown>(base[index], item, theirs[index])) as T)
      : mine;
  if (!isFields(base) || !isFields(mine) || !isFields(theirs)) return mine;
  return Object.fromEntries(
    Object.keys(mine).map((key) => [key, merged(base[key], mine[key], theirs[key])]),
  ) as T;
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
