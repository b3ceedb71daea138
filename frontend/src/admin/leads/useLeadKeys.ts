import { useNavigate } from 'react-router-dom';
import type { Lead } from '../../shared/api-types';
import { type RowKeys, rowKeys } from '../shortcuts/rowKeys';
import { useLeadActions } from './LeadActions';
import { leadPath, TASK_FOCUS } from './leadRules';

/** The keys of a lead in a list; an erased one has none, except those that go on to the next. */
export function useLeadKeys(lead: Lead) {
  const { change, open } = useLeadActions();
  const navigate = useNavigate();
  const keys: RowKeys = lead.erasedAt
    ? {}
    : {
        n: () => open({ name: 'notes', lead }),
        t: () => void navigate(leadPath(lead.leadType, lead.id), { state: TASK_FOCUS }),
        ...(lead.leadType === 'appointment' && {
          r: () => open({ name: 'schedule', lead }),
          ...(lead.bookingStatus !== 'Confirmed' && {
            c: () => change([lead], { bookingStatus: 'Confirmed' }),
          }),
        }),
      };
  return rowKeys(keys, { focus: 'a' });
}
