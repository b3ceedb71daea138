import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useStore, useStoreContext } from 'react-admin';
import { useLocation } from 'react-router-dom';
import type { LeadRef } from '@/shared/api-types';
import { useCurrentUser } from '@/admin/ground/api/useCurrentUser';
import { leadKey } from '@/admin/ground/words/leadRules';

const NONE: readonly string[] = [];

/**
 * Number of leads that arrived since the user last looked at the lead list. Kept in the browser for each user and shared
 * by its tabs.
 */
export function useNewLeads(): { readonly count: number; readonly add: (lead: LeadRef) => void } {
  const key = `new-leads.${useCurrentUser()?.id ?? ''}`;
  const store = useStoreContext();
  const [keys, setKeys] = useStore(key, NONE);
  const visible = useSyncExternalStore(subscribeToVisibility, () => document.visibilityState === 'visible');
  const looking = useLocation().pathname === '/admin/leads' && visible;

  useEffect(() => {
    if (looking && keys.length > 0) setKeys(NONE);
  }, [looking, keys, setKeys]);

  // from the store and not from the state: other tabs add the same lead, and messages come in bursts
  const add = useCallback(
    (lead: LeadRef) =>
      store.setItem(key, [...new Set([...(store.getItem<readonly string[]>(key) ?? NONE), leadKey(lead)])]),
    [store, key],
  );
  return { count: looking ? 0 : keys.length, add };
}

function subscribeToVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
