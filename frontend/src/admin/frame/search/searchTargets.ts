import { type Role, searchWords } from '@contract';
import { screensFor } from '../screens';

/** Something that the search of the console opens. */
export interface SearchTarget {
  readonly id: string;
  readonly label: string;
  readonly detail?: string;
  /** Null for an act that needs a record: choosing it goes on with the record. */
  readonly path: string | null;
}

interface Action extends SearchTarget {
  readonly words: string;
  /** The records with one of which it is done, and what their pages call it in the address. */
  readonly of?: 'clients' | 'policies';
  readonly act?: string;
}

const ACTIONS: readonly Action[] = [
  {
    id: 'record-payment',
    label: 'Record a payment',
    words: 'pay premium paid collect',
    path: null,
    of: 'policies',
    act: 'pay',
  },
  {
    id: 'log-call',
    label: 'Log a call',
    words: 'phone note spoke',
    path: null,
    of: 'clients',
    act: 'call',
  },
  {
    id: 'new-booking',
    label: 'New booking',
    words: 'add create phone walk-in appointment',
    path: '/admin/leads?new=booking',
  },
  {
    id: 'new-client',
    label: 'New client',
    words: 'add create person customer',
    path: '/admin/clients?new=client',
  },
  {
    id: 'new-policy',
    label: 'New policy',
    words: 'add create insurance contract',
    path: '/admin/policies?new=policy',
  },
  {
    id: 'new-task',
    label: 'New task',
    words: 'add create follow-up reminder',
    path: '/admin/tasks?act=add',
  },
  { id: 'new-post', label: 'New post', words: 'add create article write blog', path: '/admin/blog?new=post' },
  {
    id: 'new-issue',
    label: 'Write a newsletter',
    words: 'new add create issue letter send subscribers',
    path: '/admin/newsletter/new',
  },
];

/** The screens that the role may open and the actions, of which some word begins with each word of the query. */
export function localTargets(
  query: string,
  role: Role,
): { screens: SearchTarget[]; actions: SearchTarget[] } {
  return {
    screens: screensFor(role)
      .filter(({ title, words }) => matches(`${title} ${words}`, query))
      .map(({ path, title }) => ({ id: path, label: title, path })),
    actions: ACTIONS.filter(({ label, words }) => matches(`${label} ${words}`, query)),
  };
}

/** Fewer letters of a word begin too many names. */
const SHORTEST_WORD = 3;

/** The act and the record of a query such as `record payment reyes`, of which a space says that the record follows. */
export function actOn(query: string): {
  readonly label: string;
  readonly of: string;
  readonly q: string;
  /** The address of a record with the act opened. */
  readonly on: (path: string) => string;
} | null {
  const said = query.split(/\s+/);
  for (const { label, words, of, act } of ACTIONS) {
    if (!of) continue;
    const known = searchWords(`${label} ${words}`);
    const isOfAct = (word: string) =>
      searchWords(word).every((part) => known.some((one) => one.startsWith(part)));
    const end = said.findIndex((word) => word === '' || !isOfAct(word));
    if (end > 0 && said.slice(0, end).some((word) => word.length >= SHORTEST_WORD))
      return { label, of, q: said.slice(end).join(' '), on: (path) => `${path}?act=${act}` };
  }
  return null;
}

function matches(text: string, query: string): boolean {
  const words = searchWords(text);
  return searchWords(query).every((part) => words.some((word) => word.startsWith(part)));
}
