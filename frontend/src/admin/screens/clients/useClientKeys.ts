import { useNavigate } from 'react-router-dom';
import { rowKeys } from '@/admin/ground/shortcuts/rowKeys';
import { TASK_FOCUS } from '@/admin/ground/words/leadRules';

/** The keys of the page of a client: N for a note, T for a task. */
export function useClientKeys(writeNote: () => void) {
  const navigate = useNavigate();
  return rowKeys({ n: writeNote, t: () => void navigate('.', { state: TASK_FOCUS, replace: true }) });
}
