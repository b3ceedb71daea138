import type { UserStatus } from '@contract';
import { useGetList } from 'react-admin';
import type { User } from '@/shared/api-types';

/** Accounts with the given status, newest first. */
export function useUsers(status: UserStatus) {
  return useGetList<User>('users', {
    filter: { status },
    pagination: { page: 1, perPage: 1000 },
    sort: { field: 'createdAt', order: 'DESC' },
  });
}
