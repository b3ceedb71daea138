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

/** A list of what is held, with its count in the heading; nothing for none. */
function Held<T extends { readonly id: string }>({ title, explanation, ...rows }: HeldProps<T>) {
  if (rows.items.length === 0) return null;
  return (
    <Group level="h3" title={`${title} (${rows.items.length})`} explanation={explanation}>
      <Rows {...rows} />
    </Group>
  );
}

interface HeldProps<T> extends RowsProps<T> {
  readonly title: string;
  readonly explanation?: string;
}

/** What has grown around the person: notes, tasks, mails, consents, history, mentions and backups. */
export function HeldRecords({ person }: { person: Person }) {
  const { notes, tasks, mails, subscriptions, activity, suspected, mentions, backups } = person;
  return (
    <>
      {subscriptions.length > 0 && <Consents subscriptions={subscriptions} />}
      <Held
        title="Notes"
        items={notes}
        name="notes"
        row={({ note, createdAt, createdByName }) => (
          <Line text={note} small={`${createdByName}, ${formatDateTime(createdAt)}`} />
        )}
      />
      <Held
        title="Tasks"
        items={tasks}
        name="tasks"
        row={({ title, dueDate, doneAt }) => (
          <Line
            text={title}
            small={doneAt ? `Done ${formatDateTime(doneAt)}` : `Due ${formatLongDate(dueDate)}`}
          />
        )}
      />
      <Held
        title="Messages"
        items={mails}
        name="messages"
        row={({ subject, kind, state, createdAt, sentAt }) => (
          <Line
            text={subject || kindLabel(kind)}
            small={`${STATE_LABELS[state] ?? state}, ${formatDateTime(sentAt ?? createdAt)}`}
          />
        )}
      />
      <Held title="History" items={activity} name="lines of history" row={eventLine} />
      <Held
        title="Set aside as suspected"
        explanation="Forms with this address that looked like spam and did not become leads, and entries of the block list."
        items={suspected}
        name="suspected forms"
        row={({ kind, createdAt }) => <Line text={SUSPECTED_KINDS[kind]} small={formatDateTime(createdAt)} />}
      />
      <Held
        title="Named elsewhere"
        explanation="Notes and tasks of other people that contain this person’s name, e-mail address or phone number."
        items={mentions}
        name="mentions"
        row={mentionLine}
      />
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
