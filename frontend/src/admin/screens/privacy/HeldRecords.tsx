import { Box, Link, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { formatDateTime, formatLongDate, toCalendarDate } from '@/admin/ground/dates/dates';
import { leadLink } from '@/admin/ground/words/leadRules';
import { kindLabel, STATE_LABELS } from '@/admin/records/mails/mailWords';
import { Consents } from './HeldConsents';
import { Group, Rows, type RowsProps } from './Group';
import type { HeldEvent, HoldingBackup, Mention, Person } from '@/admin/ground/api/privacyTypes';

const SUSPECTED_KINDS = {
  appointment: 'Booking form',
  subscription: 'Newsletter form',
  blocked: 'On the block list',
} as const;

type AnyRecord = { readonly id: string };
/** The names of the lists of a person's record. */
type ListName = {
  [Name in keyof Person]: Person[Name] extends readonly AnyRecord[] ? Name : never;
}[keyof Person];
/** Those that have a group of their own, and those that are in the export only. */
type Elsewhere = 'clients' | 'policies' | 'leads' | 'subscriptions' | 'requests' | 'importRows';

type HeldList<T> = Omit<RowsProps<T>, 'items'> & {
  readonly title: string;
  readonly explanation?: string;
};

/** What has grown around the person, in the order of the page. A list without a place here does not compile. */
const LISTS: { readonly [Name in Exclude<ListName, Elsewhere>]: HeldList<Person[Name][number]> } = {
  notes: {
    title: 'Notes',
    name: 'notes',
    row: ({ note, createdAt, createdByName }) => (
      <Line text={note} small={`${createdByName}, ${formatDateTime(createdAt)}`} />
    ),
  },
  tasks: {
    title: 'Tasks',
    name: 'tasks',
    row: ({ title, dueDate, doneAt }) => (
      <Line
        text={title}
        small={doneAt ? `Done ${formatDateTime(doneAt)}` : `Due ${formatLongDate(dueDate)}`}
      />
    ),
  },
  mails: {
    title: 'Messages',
    name: 'messages',
    row: ({ subject, kind, state, createdAt, sentAt }) => (
      <Line
        text={subject || kindLabel(kind)}
        small={`${STATE_LABELS[state] ?? state}, ${formatDateTime(sentAt ?? createdAt)}`}
      />
    ),
  },
  activity: { title: 'History', name: 'lines of history', row: eventLine },
  suspected: {
    title: 'Set aside as suspected',
    explanation:
      'Forms with this address that looked like spam and did not become leads, and entries of the block list.',
    name: 'suspected forms',
    row: ({ kind, createdAt }) => <Line text={SUSPECTED_KINDS[kind]} small={formatDateTime(createdAt)} />,
  },
  mentions: {
    title: 'Named elsewhere',
    explanation:
      'Notes and tasks of other people that contain this person’s name, e-mail address or phone number.',
    name: 'mentions',
    row: mentionLine,
  },
};

/** A list of what is held, with its count in the heading; nothing for none. */
function Held<T extends { readonly id: string }>({
  title,
  explanation,
  ...rows
}: HeldList<T> & Pick<RowsProps<T>, 'items'>) {
  if (rows.items.length === 0) return null;
  return (
    <Group level="h3" title={`${title} (${rows.items.length})`} explanation={explanation}>
      <Rows {...rows} />
    </Group>
  );
}

/** What has grown around the person: notes, tasks, mails, consents, history, mentions and backups. */
export function HeldRecords({ person }: { person: Person }) {
  const { subscriptions, backups } = person;
  return (
    <>
      {subscriptions.length > 0 && <Consents subscriptions={subscriptions} />}
      {(Object.keys(LISTS) as (keyof typeof LISTS)[]).map((name) => (
        <Held
          key={name}
          {...(LISTS[name] as HeldList<AnyRecord>)}
          items={person[name] as readonly AnyRecord[]}
        />
      ))}
      <Held
        title="Backups"
        explanation="These copies of the database still hold the person. If one is ever restored, everybody who was erased since is erased from it again."
        {...backupRows(backups)}
      />
    </>
  );
}

function mentionLine({ kind, text, leadType, leadId }: Mention) {
  const lead = leadType && leadId && (
    <>
      {' · '}
      <Link component={RouterLink} to={leadLink({ leadType, leadId })} color="secondary" underline="always">
        Open the lead
      </Link>
    </>
  );
  return (
    <Line
      text={text}
      small={
        <>
          {kind === 'note' ? 'Note' : 'Task'}
          {lead}
        </>
      }
    />
  );
}

/** The backups, each with the day on which it is gone. */
export function BackupRows({ backups }: { backups: readonly HoldingBackup[] }) {
  return <Rows {...backupRows(backups)} />;
}

const backupRows = (backups: readonly HoldingBackup[]) => ({
  items: backups.map((backup) => ({ ...backup, id: backup.file })),
  name: 'backups',
  row: ({ file, takenAt, goneBy }: HoldingBackup) => (
    <Line text={file} small={`Taken ${formatDateTime(takenAt)}${goneWords(goneBy)}`} />
  ),
});

const goneWords = (goneBy: HoldingBackup['goneBy']) =>
  goneBy
    ? `, gone by ${formatLongDate(toCalendarDate(new Date(goneBy)))}`
    : goneBy === null
      ? '; it has to be deleted by hand'
      : '';

export function Events({ items, name }: { items: readonly HeldEvent[]; name: string }) {
  return <Rows items={items} name={name} row={eventLine} />;
}

function eventLine({ actionDetails, performedByName, createdAt }: HeldEvent) {
  return <Line text={actionDetails} small={`${performedByName}, ${formatDateTime(createdAt)}`} />;
}

export function Line({ text, small }: { text: string; small: ReactNode }) {
  return (
    <Box>
      <Typography sx={{ whiteSpace: 'pre-line', maxWidth: '68ch' }}>{text}</Typography>
      <Typography variant="body2" color="textSecondary">
        {small}
      </Typography>
    </Box>
  );
}
