import { actionWords, type AuditArea, codeOf } from '@contract';
import type { AuditEntry } from '@/shared/api-types';
import { leadPath } from '@/admin/ground/words/leadRules';

export const AREA_LABELS: Readonly<Record<AuditArea, string>> = {
  'sign-in': 'Sign-in',
  accounts: 'Accounts',
  leads: 'Leads',
  clients: 'Clients',
  policies: 'Policies',
  imports: 'Imports',
  connections: 'Connections',
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

/** What is gone afterwards, and a merge, which is not a record. */
const WITHOUT_PAGE = [
  'client.deleted',
  'client.merge-undone',
  'household.dissolved',
  'newsletter.deleted',
  'task.deleted',
];

/** The task or user that an entry is about, whose name the console looks up: entries have ids only. */
export function namedSubject({
  action,
  details,
}: AuditEntry): { resource: 'tasks' | 'users'; id: string } | null {
  const id = details.id ?? details.made;
  const code = codeOf(action);
  if (typeof id !== 'string' || WITHOUT_PAGE.includes(code)) return null;
  if (code.startsWith('task.')) return { resource: 'tasks', id };
  return code.startsWith('user.') ? { resource: 'users', id } : null;
}

/** Where the console shows what the entry is about, such as the lead of a task; null where it has no page. */
export function recordPath({ action, details }: AuditEntry): string | null {
  const id = details.id ?? details.made;
  const code = codeOf(action);
  if (typeof id !== 'string' || WITHOUT_PAGE.includes(code)) return null;
  const [subject] = code.split('.');
  if (subject === 'client') return `/admin/clients/${id}`;
  if (subject === 'household') return `/admin/households/${id}`;
  if (subject === 'policy' || code === 'case.opened') return `/admin/policies/${id}`;
  if (subject === 'newsletter') return `/admin/newsletter/${id}`;
  if (typeof details.leadId === 'string') return leadPath(String(details.leadType), details.leadId);
  if (subject === 'post' && !code.startsWith('post.deleted')) return `/admin/blog?edit=${id}`;
  if (subject === 'task') return '/admin/tasks';
  if (subject === 'user') return '/admin/users';
  const leadType = subject === 'booking' ? 'appointment' : subject === 'lead' ? details.leadType : subject;
  const isLead = leadType === 'appointment' || leadType === 'subscription';
  return isLead ? leadPath(leadType, id) : null;
}
