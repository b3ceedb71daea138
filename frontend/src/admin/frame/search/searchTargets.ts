import { type Role, searchWords } from '@contract';
import { screensFor } from '../screens';

/** Something that the search of the console opens. */
export interface SearchTarget {
  readonly id: string;
  readonly label: string;
  readonly detail?: string;
  readonly path: string;
}

const ACTIONS: readonly (SearchTarget & { readonly words: string })[] = [
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
    path: '/admin/tasks',
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

function matches(text: string, query: string): boolean {
  const words = searchWords(text);
  return searchWords(query).every((part) => words.some((word) => word.startsWith(part)));
}
