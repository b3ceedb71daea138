import { amountText, IMPORT_KINDS, IMPORTED } from '@contract';
import { formatDate, formatDateTime, formatLongDate, toCalendarDate } from '@/admin/ground/dates/dates';
import { listed, plural } from '@/admin/records/people/personWords';
import type { StatusName } from '@/admin/ground/theme/statusColours';
import type {
  DecidedAs,
  Import,
  ImportField,
  ImportKind,
  ImportRow,
  ImportState,
  ImportValue,
  Outcome,
  RowPerson,
} from '@/admin/ground/api/importTypes';

/** What a row of each kind becomes, in the singular and the plural, and what the file holds. */
export const KINDS: Readonly<Record<ImportKind, (typeof IMPORTED)[ImportKind]>> = IMPORTED;

/** The usual one first. */
export const KIND_NAMES: readonly ImportKind[] = [...new Set<ImportKind>(['clients', ...IMPORT_KINDS])];

/** Each state in words, with its colour. */
export const STATES: Readonly<Record<ImportState, { label: string; colour: StatusName }>> = {
  uploaded: { label: 'Columns to match', colour: 'Pending' },
  checking: { label: 'Checking', colour: 'In Progress' },
  checked: { label: 'Checked, not applied', colour: 'Pending' },
  applying: { label: 'Applying', colour: 'In Progress' },
  applied: { label: 'Applied', colour: 'Confirmed' },
  undoing: { label: 'Undoing', colour: 'In Progress' },
  undone: { label: 'Undone', colour: 'Not Qualified' },
  failed: { label: 'Failed', colour: 'Failed' },
};

/** Whether the server works on the import, so that its state changes by itself. */
export const isWorking = ({ state }: Pick<Import, 'state'>) =>
  state === 'checking' || state === 'applying' || state === 'undoing';

export const OUTCOMES: readonly Outcome[] = ['create', 'update', 'skip', 'conflict', 'wrong'];

/** What is done with the rows: before it is applied, and after. */
export const OUTCOME_LABELS: Readonly<Record<Outcome, { before: string; after: string; hint: string }>> = {
  create: { before: 'New', after: 'Created', hint: 'They are not here yet and will be created.' },
  update: {
    before: 'To update',
    after: 'Updated',
    hint: 'They are here already and get what the file says.',
  },
  skip: { before: 'Left as they are', after: 'Left as they were', hint: 'Nothing changes for them.' },
  conflict: {
    before: 'To decide',
    after: 'Not decided',
    hint: 'Somebody here has the same address or number, and may be another person: families share them. You decide; a row without a decision is left out.',
  },
  wrong: {
    before: 'Wrong',
    after: 'Wrong, left out',
    hint: 'Something in them cannot be read. They are left out; the others are not held up by them.',
  },
};

/** The way back to all imports. */
export const ALL_IMPORTS = { to: '/admin/imports', label: 'All imports' };

export const importPath = (id = 'new') => `/admin/imports/${id}`;

/** `1,240 rows`. */
export const rowsText = (rows: number) => plural(rows, 'row');

/** `3 clients`, `1 policy`. */
export const recordsText = (count: number, kind: ImportKind) =>
  plural(count, KINDS[kind].one, KINDS[kind].many);

/** The day until which an import can be undone, and after which its file is gone. */
export const lastDay = ({ expiresAt }: Import) => formatLongDate(toCalendarDate(new Date(expiresAt)));

/** `Clients · 1,240 rows · Ana Santos, Nov 24, 2026, 4:05 PM`. */
export const aboutImport = ({ kind, rows, createdByName, createdAt }: Import) =>
  [KINDS[kind].label, rowsText(rows), `${createdByName}, ${formatDateTime(createdAt)}`].join(' · ');

const PRESETS: Partial<Record<string, string>> = {
  office: 'an office with this software',
  'google-contacts': 'Google Contacts',
  espocrm: 'EspoCRM',
  twenty: 'Twenty',
  'atomic-crm': 'Atomic CRM',
  ghost: 'Ghost',
  listmonk: 'listmonk',
  mailchimp: 'Mailchimp',
  'easy-appointments': 'Easy!Appointments',
  vcard: 'an address book',
};

/** The software whose headings the file has. */
export const presetName = (preset: string) => PRESETS[preset] ?? preset;

/** What Apply does, in one sentence. */
export function applyText({ kind, counts }: Import): string {
  const { create, update, conflict } = counts;
  const acts = [
    create > 0 && `creates ${recordsText(create, kind)}`,
    update > 0 && `updates ${recordsText(update, kind)}`,
  ].filter((words) => words !== false);
  if (acts.length > 0) return `Apply ${listed(acts)}.`;
  return conflict > 0 ? 'Apply does what you choose below.' : 'There is nothing to apply.';
}

/** What was applied, in one sentence. */
export function appliedText({ kind, counts: { create, update } }: Import): string {
  const done = [
    create > 0 && `${recordsText(create, kind)} created`,
    update > 0 && `${recordsText(update, kind)} updated`,
  ].filter((words) => words !== false);
  return done.length === 0 ? 'Nothing was changed.' : `${listed(done)}.`;
}

/** A value of a field as people read it. */
export function valueText(value: ImportValue | undefined, field?: ImportField): string {
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return field?.type === 'amount' ? amountText(value) : String(value);
  if (typeof value === 'object') return value.join(', ');
  if (field?.type === 'date') return formatDate(value);
  return field?.type === 'dateTime' || field?.type === 'leaving' ? formatDateTime(value) : value;
}

/** The label of a field; a name without one is shown as it is. */
export const fieldLabel = (fields: readonly ImportField[], name: string) =>
  fields.find((field) => field.name === name)?.label ?? name;

const REASONS: Partial<Record<string, string>> = {
  sourceId: 'same id in the source',
  email: 'same e-mail',
  phone: 'same phone',
  nameAndBirth: 'same name and date of birth',
  name: 'same name',
  file: 'same e-mail or phone',
  check: 'found by the check',
};

/** What a record and a row have in common. */
export const reasonsText = (reasons: readonly string[]) =>
  reasons.map((reason) => REASONS[reason] ?? reason).join(', ');

/** The page of somebody whom a row may be, a policy's client too; null where the kind has none. */
export function recordPath(kind: ImportKind, id: string): string | null {
  return kind === 'clients' || kind === 'policies' ? `${KINDS.clients.path}/${id}` : null;
}

/** The fields in which a row and a record are shown side by side. */
export const PERSON_FIELDS: readonly { readonly name: keyof RowPerson; readonly label: string }[] = [
  { name: 'firstName', label: 'First name' },
  { name: 'lastName', label: 'Last name' },
  { name: 'suffix', label: 'Suffix' },
  { name: 'dateOfBirth', label: 'Date of birth' },
  { name: 'email', label: 'E-mail' },
  { name: 'phone', label: 'Phone' },
];

export function personText(person: RowPerson | null, { name }: (typeof PERSON_FIELDS)[number]): string {
  const value = person?.[name] ?? '';
  return name === 'dateOfBirth' && value ? formatDate(value) : value;
}

const PLAIN: Readonly<Record<DecidedAs, string>> = {
  same: 'Same person',
  other: 'Another person',
  skip: 'Skip',
};

export const plainDecision = (as: DecidedAs) => PLAIN[as];

/** What was decided about a row: `Same person as Jose Lim`. */
export function decisionText({ candidates }: ImportRow, as: DecidedAs, clientId?: string): string {
  const chosen = candidates.find(({ id }) => id === clientId) ?? candidates[0];
  if (as === 'same') return `Same person as ${chosen?.name ?? 'somebody who is gone'}`;
  return as === 'skip' ? 'Left out' : PLAIN.other;
}

/** The button that applies an import. */
export const APPLY_ID = 'apply-import';

const FAILURES: Partial<Record<string, string>> = {
  'disk-full': 'The disk of the server is full. Make room on it, then go on.',
  stopped: 'It was stopped.',
  'no-permission':
    'It was stopped because the account of the person who began it is no longer that of an active superadmin.',
  database: 'The database did not answer. Wait a moment, then go on.',
};

/** Why an import failed. */
export const failureText = (failure: string | null) =>
  FAILURES[failure ?? ''] ??
  'An error of the software stopped it. Its log says more; if it happens again, send that to whoever runs your server.';
