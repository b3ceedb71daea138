import type { Transaction } from '../platform/database/database.js';
import { placeholders } from '../platform/database/placeholders.js';
import { searchForm } from '../platform/values/search.js';
import { normaliseUsername } from './domain/user.js';

/**
 * The ids of the members of staff by those of these names and user names that they have; of two with one name the first. Only
 * active ones unless it says otherwise.
 */
export async function namedStaff(
  reader: Transaction,
  names: readonly string[],
  { active = true } = {},
): Promise<ReadonlyMap<string, string>> {
  const wanted = [...new Set(names)].filter(Boolean);
  if (wanted.length === 0) return new Map();
  const users = await reader.query<{ id: string; name: string; username: string }[]>(
    `SELECT id, name, username FROM users ${active ? `WHERE status = 'active'` : ''} ORDER BY status, id DESC`,
  );
  const ids = new Map<string, string>();
  for (const { id, name, username } of users.reverse())
    for (const form of [`name ${searchForm(name)}`, `user ${normaliseUsername(username)}`]) ids.set(form, id);
  return new Map(
    wanted.flatMap((name) => {
      const id = ids.get(`user ${normaliseUsername(name)}`) ?? ids.get(`name ${searchForm(name)}`);
      return id === undefined ? [] : [[name, id]];
    }),
  );
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
