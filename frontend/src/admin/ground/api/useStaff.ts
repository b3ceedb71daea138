import type { StaffMember } from '@/shared/api-types';
import { queryKeys } from './queryKeys';
import { useProviderQuery } from './useProviderQuery';

const NO_STAFF: readonly StaffMember[] = [];

/** The active users by name; empty until they are loaded. */
export function useStaff(): readonly StaffMember[] {
  return useProviderQuery(queryKeys.staff, (provider) => provider.staff()).data ?? NO_STAFF;
}

/** The name of an active user or of who was one; of nobody until the users are loaded. */
export const staffName = (staff: readonly StaffMember[], id: string) =>
  staff.find((user) => user.id === id)?.name ?? (staff.length > 0 ? 'A former user' : '…');
