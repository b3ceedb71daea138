import type { Person } from '@/admin/ground/api/privacyTypes';

/** `1 note`, `1,204 notes`. */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
}

/** `a, b and c`. */
export const listed = (words: readonly string[]) => new Intl.ListFormat('en-US').format(words);

/** The names under which the person is held, or the address. */
export const personName = ({ names, email }: Person) => names.join(', ') || email;

interface Kind {
  readonly one: string;
  readonly many?: string;
  readonly count: (person: Person) => number;
}

/** The kinds of what can be held of a person, in the order of the screen. */
const KINDS: readonly Kind[] = [
  { one: 'client', count: ({ clients }) => clients.length },
  { one: 'policy', many: 'policies', count: ({ policies }) => policies.length },
  { one: 'booking', count: ({ leads }) => leads.filter(({ leadType }) => leadType === 'appointment').length },
  {
    one: 'newsletter subscription',
    count: ({ leads, subscriptions }) =>
      Math.max(leads.filter(({ leadType }) => leadType === 'subscription').length, subscriptions.length),
  },
  { one: 'note', count: ({ notes }) => notes.length },
  { one: 'task', count: ({ tasks }) => tasks.length },
  { one: 'message', count: ({ mails }) => mails.length },
  {
    one: 'line of history',
    many: 'lines of history',
    count: ({ activity }) => activity.length,
  },
  {
    one: 'form set aside as suspected',
    many: 'forms set aside as suspected',
    count: ({ suspected }) => suspected.length,
  },
];

/** Lists that are counted above, and those of which the number says nothing. */
const NAMED: readonly string[] = [
  'clients',
  'policies',
  'leads',
  'subscriptions',
  'notes',
  'tasks',
  'mails',
  'activity',
  'suspected',
  'names',
  'phones',
  'mentions',
  'importRows',
  'backups',
  'requests',
];

/** The kinds with words of their own, and the other lists of the person, which are called what they are. */
const kindsOf = (person: Person): readonly Kind[] => [
  ...KINDS,
  ...Object.entries(person).flatMap(([name, list]) =>
    Array.isArray(list) && !NAMED.includes(name)
      ? [{ one: name.replace(/s$/, ''), many: name, count: () => list.length }]
      : [],
  ),
];

/** What is held, each with its number: `1 booking`, `3 notes`. */
export const heldWords = (person: Person) =>
  kindsOf(person)
    .map(({ count, one, many }) => ({ count: count(person), one, many }))
    .filter(({ count }) => count > 0)
    .map(({ count, one, many }) => plural(count, one, many));

/** The kinds of which nothing is held, in the plural. */
export const missingWords = (person: Person) =>
  kindsOf(person)
    .filter(({ count }) => count(person) === 0)
    .map(({ one, many = `${one}s` }) => many);
