import { useGetIdentity } from 'react-admin';
import type { SessionUser } from '../../shared/api-types';

/** Who is signed in; undefined while that is being asked. */
export function useSignedIn(): SessionUser | undefined {
  return useGetIdentity().data as SessionUser | undefined;
}
