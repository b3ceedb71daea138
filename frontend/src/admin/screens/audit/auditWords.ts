import { actionWords, type AuditArea, codeOf } from '@contract';
import type { AuditEntry } from '@/shared/api-types';
import { leadPath } from '@/admin/ground/words/leadRules';
import { policyPath } from '@/admin/ground/words/policyWords';

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

/** What an entry is about, by the beginning of its code. */
const RESOURCES = {
  task: 'tasks',
  user: 'users',
  client: 'clients',
  household: 'households',
  newsletter: 'newsletter',
  post: 'posts',
  booking: 'leads',
  subscription: 'leads',
  lead: 'leads',
} as const;

export interface Subject {
  readonly resource: (typeof RESOURCES)[keyof typeof RESOURCES] | 'policies';
  readonly id: string;
}

/** The record that an entry is about, of which the console looks up the name: entries have ids only. */
export function namedSubject({ action, details }: AuditEntry): Subject | null {
  const id = details.id ?? details.made;
  const code = codeOf(action);
  if (typeof id !== 'string' || WITHOUT_PAGE.includes(code)) return null;
  const policy = policyOf(code, details);
  if (policy) return { resource: 'policies', id: policy };
  const kind = code.split('.')[0]!;
  if (!Object.hasOwn(RESOURCES, kind)) return null;
  const resource = RESOURCES[kind as keyof typeof RESOURCES];
  if (resource !== 'leads') return { resource, id };
  const lead = leadOf(kind, details);
  return lead && { resource, id: `${lead.leadType}:${lead.id}` };
}

/** The policy of an entry about it, or about one of its premiums, payments or cases. */
function policyOf(code: string, { id, made, policyId }: AuditEntry['details']): string | null {
  const kind = code.split('.')[0]!;
  if (kind === 'policy') return String(id ?? made);
  // until it was recorded, an opened case had the policy's id only
  if (code === 'case.opened') return String(policyId ?? id);
  return (kind === 'premium' || kind === 'case') && typeof policyId === 'string' ? policyId : null;
}

/** The lead of an entry about it, or about a task or message of it; null for another one. */
function leadOf(kind: string, { id = '', made, leadType, leadId }: AuditEntry['details']) {
  if (typeof leadId === 'string') return { leadType: String(leadType), id: leadId };
  const types: Readonly<Record<string, unknown>> = {
    booking: 'appointment',
    subscription: 'subscription',
    lead: leadType,
  };
  const type = types[kind];
  return type === 'appointment' || type === 'subscription'
    ? { leadType: type, id: String(id || made) }
    : null;
}

/** Where the console shows what the entry is about, such as the lead of a task; null where it has no page. */
export function recordPath({ action, details }: AuditEntry): string | null {
  const id = details.id ?? details.made;
  const code = codeOf(action);
  if (typeof id !== 'string' || WITHOUT_PAGE.includes(code)) return null;
  const kind = code.split('.')[0]!;
  if (kind === 'client') return `/admin/clients/${id}`;
  if (kind === 'household') return `/admin/households/${id}`;
  const policy = policyOf(code, details);
  if (policy) return policyPath(policy);
  if (kind === 'newsletter') return `/admin/newsletter/${id}`;
  const lead = leadOf(kind, details);
  if (lead) return leadPath(lead.leadType, lead.id);
  if (kind === 'post' && !code.startsWith('post.deleted')) return `/admin/blog?edit=${id}`;
  if (kind === 'task') return '/admin/tasks';
  return kind === 'user' ? '/admin/users' : null;
}

/** One entry after the other in which the same user did the same to the same record. */
export function inGroups(entries: readonly AuditEntry[]): readonly (readonly AuditEntry[])[] {
  const groups: AuditEntry[][] = [];
  for (const entry of entries) {
    const last = groups.at(-1);
    if (last && sameAct(last[0]!, entry)) last.push(entry);
    else groups.push([entry]);
  }
  return groups;
}

function sameAct(one: AuditEntry, other: AuditEntry): boolean {
  const said = (entry: AuditEntry) => [actorName(entry), entryWords(entry), recordPath(entry)].join(' ');
  return (
    recordPath(one) !== null && namedSubject(one)?.id === namedSubject(other)?.id && said(one) === said(other)
  );
}
