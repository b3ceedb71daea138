import type { Person } from '@/admin/ground/api/privacyTypes';

/** `1 note`, `1,204 notes`. */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
}

/** `a, b and c`. */
export const listed = (words: readonly string[]) => new Intl.ListFormat('en-US').format(words);

/** The names under which the person is held, or the address. */
export const personName = ({ names, email }: Person) => names.join(', ') || email;

/** The kinds of what can be held of a person, in the order of the screen. */
const KINDS: readonly { one: string; many?: string; count: (person: Person) => number }[] = [
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

/** What is held, each with its number: `1 booking`, `3 notes`. */
export const heldWords = (person: Person) =>
  KINDS.map(({ count, one, many }) => ({ count: count(person), one, many }))
    .filter(({ count }) => count > 0)
    .map(({ count, one, many }) => plural(count, one, many));

/** The kinds of which nothing is held, in the plural. */
export const missingWords = (person: Person) =>
  KINDS.filter(({ count }) => count(person) === 0).map(({ one, many = `${one}s` }) => many);
