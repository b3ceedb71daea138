import type { UserStatus } from '@contract';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useProviderMutation } from '@/admin/ground/api/useProviderMutation';

interface StatusChange {
  readonly id: string;
  readonly status: UserStatus;
  readonly note?: string;
}

/** Deactivates, removes or restores an account. */
export function useChangeUserStatus(onChanged?: () => void) {
  return useProviderMutation({
    run: (provider, { id, status, note }: StatusChange) => provider.changeUserStatus(id, status, note),
    invalidates: () => [queryKeys.users],
    success: () => ({ title: 'Success', description: 'User status updated' }),
    ...(onChanged ? { onSuccess: onChanged } : {}),
  });
}
