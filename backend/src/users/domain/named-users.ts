import { searchForm } from '../../platform/values/search.js';
import { normaliseUsername, type User } from './user.js';

/**
 * The ids of the users by those of these names and user names that they have, in any spelling. A user name counts more than
 * a name; of two users with one name it is the first.
 */
export function idsByName(
  users: readonly Pick<User, 'id' | 'name' | 'username'>[],
  names: readonly string[],
): ReadonlyMap<string, string> {
  const ids = new Map<string, string>();
  for (const { id, name, username } of users.toReversed())
    for (const form of [nameForm(name), usernameForm(username)]) ids.set(form, id);
  return new Map(
    names.flatMap((name) => {
      const id = ids.get(usernameForm(name)) ?? ids.get(nameForm(name));
      return id === undefined ? [] : [[name, id]];
    }),
  );
}

const nameForm = (name: string) => `name ${searchForm(name)}`;
const usernameForm = (username: string) => `user ${normaliseUsername(username)}`;
