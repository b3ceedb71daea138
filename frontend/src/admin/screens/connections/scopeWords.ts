import type { Scope } from '@contract';

interface ScopeWords {
  readonly label: string;
  /** What it lets other software see or do. */
  readonly help: string;
}

/** The scopes of API keys in plain words, in the order of the form. */
export const SCOPE_WORDS: Readonly<Record<Scope, ScopeWords>> = {
  'leads:read': {
    label: 'Read leads',
    help: 'Names, contact data, states and times. No birth dates, notes or sales.',
  },
  'leads:write': { label: 'Change leads', help: 'Set the status of a lead.' },
  'clients:read': {
    label: 'Read clients',
    help: 'Names, contact data and times. No birth dates, addresses or notes.',
  },
  'policies:read': {
    label: 'Read policies',
    help: 'Number, insurer, product, state and dates. No premiums or beneficiaries.',
  },
  'bookings:write': { label: 'Book consultations', help: 'As the form of the site does.' },
  'posts:read': { label: 'Read articles', help: 'Also drafts and scheduled ones.' },
  'posts:write': { label: 'Write articles', help: 'Add and change them, and publish at once.' },
};
