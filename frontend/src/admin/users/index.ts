import type { ResourceProps } from 'react-admin';
import { lazyScreen } from '../loading/screenCode';

const UserListPage = lazyScreen('users', () =>
  import('./UserListPage').then((module) => module.UserListPage),
);

/** Staff accounts, at /admin/users; users without the permission see a message instead. */
export const users: ResourceProps = { name: 'users', list: UserListPage };
