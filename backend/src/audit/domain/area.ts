/** What an action is about; the filter of the console. */
export const AUDIT_AREAS = [
  'sign-in',
  'accounts',
  'leads',
  'messages',
  'newsletter',
  'blog',
  'pictures',
  'tasks',
  'settings',
  'privacy',
  'other',
] as const;
export type AuditArea = (typeof AUDIT_AREAS)[number];

/** The area of the first match counts. */
const BEGINNINGS: readonly (readonly [beginning: string, area: AuditArea])[] = [
  ['sign-in', 'sign-in'],
  ['/api/login', 'sign-in'],
  ['/api/logout', 'sign-in'],
  ['second-factor', 'accounts'],
  ['passkey', 'accounts'],
  ['password', 'accounts'],
  ['session', 'accounts'],
  ['/api/user', 'accounts'],
  ['/api/password', 'accounts'],
  ['/api/admin/users', 'accounts'],
  ['leads', 'leads'],
  ['calendar-feed', 'leads'],
  ['/api/admin/leads', 'leads'],
  ['/api/admin/appointments', 'leads'],
  ['/api/admin/subscriptions', 'leads'],
  ['/api/admin/suspected', 'leads'],
  ['/api/admin/blocked', 'leads'],
  ['/api/admin/mails', 'messages'],
  ['/api/admin/newsletters', 'newsletter'],
  ['/api/admin/blog-posts', 'blog'],
  ['/api/admin/media', 'pictures'],
  ['/api/admin/tasks', 'tasks'],
  ['/api/admin/settings', 'settings'],
  ['lists', 'privacy'],
  ['privacy', 'privacy'],
  ['/api/admin/privacy', 'privacy'],
];

/** The area of an action; `other` for one that no area names. */
export function areaOf(action: string): AuditArea {
  const subject = action.replace(/^[A-Z]+ /, '');
  return BEGINNINGS.find(([beginning]) => subject.startsWith(beginning))?.[1] ?? 'other';
}
