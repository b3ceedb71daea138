import { useGetIdentity } from 'react-admin';
import type { SessionUser } from '@/shared/api-types';

/** The signed-in user; undefined while loading. */
export function useCurrentUser(): SessionUser | undefined {
  return useGetIdentity().data as SessionUser | undefined;
}
