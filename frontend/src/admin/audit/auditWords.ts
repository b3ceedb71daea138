import { actionWords, type AuditArea } from '@contract';
import type { AuditEntry } from '../../shared/api-types';

export const AREA_LABELS: Readonly<Record<AuditArea, string>> = {
  'sign-in': 'Sign-in',
  accounts: 'Accounts',
  leads: 'Leads',
  messages: 'Messages',
  newsletter: 'Newsletter',
  blog: 'Blog',
  pictures: 'Pictures',
  tasks: 'Tasks',
  settings: 'Settings',
  privacy: 'Privacy',
  other: 'Other',
};

/** What was done; an action of a newer version has no words of its own. */
export function entryWords(entry: AuditEntry): string {
  return actionWords(entry) ?? `did something that has no name here (${entry.action})`;
}

/** The name of the user of an entry; a failed sign-in can be without one. */
export function actorName({ userName, userId }: AuditEntry): string {
  return userName ?? (userId ? 'A user who no longer exists' : 'Somebody');
}

const LEAD_ROUTE = /\/api\/admin\/(appointment|subscription)s\/:id\b/;

/** Where the console shows what the entry is about; null where it has no page. */
export function recordPath({ action, details }: AuditEntry): string | null {
  const id = details.id ?? details.made;
  if (typeof id !== 'string' || action.startsWith('DELETE ')) return null;
  const leadType = LEAD_ROUTE.exec(action)?.[1] ?? details.leadType;
  if (leadType === 'appointment' || leadType === 'subscription') return `/admin/leads/${leadType}/${id}`;
  if (action === 'POST /api/admin/appointments') return `/admin/leads/appointment/${id}`;
  if (/ \/api\/admin\/newsletters(\/:id)?\b/.test(action)) return `/admin/newsletter/${id}`;
  return null;
}
