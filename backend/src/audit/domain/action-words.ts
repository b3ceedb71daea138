/** The parts of an entry that its sentence depends on. */
export interface Described {
  readonly action: string;
  readonly details: Readonly<Record<string, string | number | boolean | null>>;
}

export type Words = string | ((details: Described['details']) => string);

export const counted = (count: unknown, one: string, many: string) =>
  `${Number(count ?? 0).toLocaleString('en')} ${count === 1 ? one : many}`;

/** The words for a list with personal data, by the name that its route declares; without them they are the name itself. */
const WORDS_OF_LISTS: Readonly<Record<string, string>> = {
  appointments: 'bookings',
  subscribers: 'newsletter subscribers',
  mails: 'messages',
  deliveries: 'newsletter deliveries',
  suspected: 'suspected submissions',
  'imports.rows': 'rows of imports',
  search: 'the search of everything',
  waiting: 'leads that wait',
  blocked: 'blocked senders',
  holds: 'legal holds',
  requests: 'privacy requests',
  due: 'people whose data is due to be erased',
  affected: 'people affected by a breach',
};

export const listName = (list: unknown) => WORDS_OF_LISTS[String(list)] ?? String(list);

export const listNames = (lists: string) => lists.split(' ').map(listName).join(', ');

export const failedSignIn =
  (step: string): Words =>
  ({ times }) =>
    times === undefined
      ? `failed to sign in${step}`
      : `failed to sign in${step}, ${counted(times, 'time', 'times')}`;

export const statusChanged =
  (of: string): Words =>
  ({ from, status }) =>
    `changed the status of ${of}${from ? ` from ${from}` : ''}${status ? ` to ${status}` : ''}`;

export const USER_CHANGES: Readonly<Record<string, string>> = {
  active: 'restored a user',
  deactivated: 'deactivated a user',
  removed: 'removed a user',
};

/** Entries of earlier versions have no names. */
export const merged =
  (what: string): Words =>
  ({ name, otherName, policies }) =>
    otherName === undefined
      ? `merged one ${what} into another`
      : `merged the ${what} ${String(otherName)} into ${String(name)}, with ${counted(Number(policies), 'policy', 'policies')}`;
