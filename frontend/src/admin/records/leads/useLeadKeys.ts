import { useLocation, useNavigate } from 'react-router-dom';
import type { Lead } from '@/shared/api-types';
import { type RowKeys, rowKeys } from '@/admin/ground/shortcuts/rowKeys';
import { useLeadActions } from './LeadActions';
import { canBeConfirmed, leadPath, TASK_FOCUS } from '@/admin/ground/words/leadRules';

/** The keys of a lead in a list, or on its page, where `writeNote` leads to the form. An erased one has none. */
export function useLeadKeys(lead: Lead, writeNote?: () => void) {
  const { change, open } = useLeadActions();
  const navigate = useNavigate();
  const { search } = useLocation();
  const onPage = writeNote !== undefined;
  const keys: RowKeys = lead.erasedAt
    ? {}
    : {
        n: writeNote ?? (() => open({ name: 'notes', lead })),
        t: () => {
          const pathname = leadPath(lead.leadType, lead.id);
          void navigate({ pathname, search }, { state: TASK_FOCUS, replace: onPage });
        },
        ...(lead.leadType === 'appointment' && {
          r: () => open({ name: 'schedule', lead }),
          ...(canBeConfirmed(lead) && {
            c: () => change([lead], { bookingStatus: 'Confirmed' }),
          }),
        }),
      };
  return rowKeys(keys, onPage ? {} : { focus: 'a' });
}
