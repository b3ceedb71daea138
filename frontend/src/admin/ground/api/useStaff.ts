import type { StaffMember } from '@/shared/api-types';
import { queryKeys } from './queryKeys';
import { useProviderQuery } from './useProviderQuery';

const NO_STAFF: readonly StaffMember[] = [];

/** The active users by name; empty until they are loaded. */
export function useStaff(): readonly StaffMember[] {
  return useProviderQuery(queryKeys.staff, (provider) => provider.staff()).data ?? NO_STAFF;
}
