import type { Transaction } from '../platform/database/database.js';
import { placeholders } from '../platform/database/placeholders.js';

/**
 * The ids of the members of staff with these names or user names, in lower case; of two with one name the first. Only active
 * ones unless it says otherwise.
 */
export async function namedStaff(
  reader: Transaction,
  names: readonly string[],
  { active = true } = {},
): Promise<ReadonlyMap<string, string>> {
  const wanted = new Set(names.filter(Boolean).map(formOf));
  if (wanted.size === 0) return new Map();
  const users = await reader.query<{ id: string; name: string; username: string }[]>(
    `SELECT id, name, username FROM users ${active ? `WHERE status = 'active'` : ''} ORDER BY status, id DESC`,
  );
  const found = new Map<string, string>();
  for (const { id, name, username } of users.reverse())
    for (const form of [formOf(username), formOf(name)]) if (wanted.has(form)) found.set(form, id);
  return found;
}

/** The names of users by id. */
export async function staffNames(
  reader: Transaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const wanted = [...new Set(ids.filter(Boolean))];
  if (wanted.length === 0) return new Map();
  const sql = `SELECT id, name FROM users WHERE id IN (${placeholders(wanted)})`;
  const users = await reader.query<{ id: string; name: string }[]>(sql, wanted);
  return new Map(users.map(({ id, name }) => [id, name]));
}

function formOf(name: string): string {
  return name.normalize('NFKC').trim().toLowerCase();
}
