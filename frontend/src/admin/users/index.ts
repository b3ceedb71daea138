import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

const UserList = lazy(() => import('./UserList').then((module) => ({ default: module.UserList })));

/** Staff accounts, at /admin/users; everybody but superadmins sees a sentence in their place. */
export const users: ResourceProps = { name: 'users', list: UserList };
