/** The parts of an entry that its sentence depends on. */
export interface Described {
  readonly action: string;
  readonly details: Readonly<Record<string, string | number | boolean | null>>;
}

export type Words = string | ((details: Described['details']) => string);

export const counted = (count: unknown, one: string, many: string) =>
  `${Number(count ?? 0).toLocaleString('en')} ${count === 1 ? one : many}`;

export const LISTS: Readonly<Record<string, string>> = {
  leads: 'leads',
  appointments: 'bookings',
  subscriptions: 'subscriptions',
  subscribers: 'newsletter subscribers',
  clients: 'clients',
  policies: 'policies',
  mails: 'messages',
  deliveries: 'newsletter deliveries',
  suspected: 'suspected submissions',
};

export const listNames = (lists: string) =>
  lists
    .split(' ')
    .map((list) => LISTS[list] ?? list)
    .join(', ');

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
