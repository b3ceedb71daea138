import type { UserStatus } from '@contract';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useProviderMutation } from '@/admin/ground/api/useProviderMutation';

interface StatusChange {
  readonly id: string;
  readonly status: UserStatus;
}

/** Restores an account, or changes its status without a reason. */
export function useChangeUserStatus() {
  return useProviderMutation({
    run: (provider, { id, status }: StatusChange) => provider.update('users', { id, data: { status } }),
    invalidates: () => [queryKeys.users],
    success: () => ({ title: 'Success', description: 'User status updated' }),
  });
}
