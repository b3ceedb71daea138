import { useStore } from 'react-admin';
import { useCurrentUser } from '@/admin/ground/api/useCurrentUser';

/** The ways to look at the leads. */
export type LeadView = 'cards' | 'rows' | 'board';

/** The view that the signed-in user chose last in this browser; cards at first. */
export function useLeadView() {
  const userId = useCurrentUser()?.id ?? '';
  return useStore<LeadView>(`leads.view.${userId}`, 'cards');
}
