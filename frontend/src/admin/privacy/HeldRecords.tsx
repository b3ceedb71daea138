import { Box, Link, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { formatDateTime, formatLongDate, toCalendarDate } from '../dates';
import { leadLink } from '../leads/leadRules';
import { kindLabel, STATE_LABELS } from '../mails/mailWords';
import { Consents } from './HeldConsents';
import { Group, Rows } from './Group';
import type { HeldEvent, HoldingBackup, Mention, Person } from './types';

const SUSPECTED_KINDS = {
  appointment: 'Booking form',
  subscription: 'Newsletter form',
  blocked: 'On the block list',
} as const;

/** What has grown around the person: notes, tasks, mails, consents, history, mentions and backups. */
export function HeldRecords({ person }: { person: Person }) {
  const { notes, tasks, mails, subscriptions, activity, suspected, mentions, backups } = person;
  return (
    <>
      {subscriptions.length > 0 && <Consents subscriptions={subscriptions} />}
      {notes.length > 0 && (
        <Group level="h3" title={`Notes (${notes.length})`}>
          <Rows
            items={notes}
            name="notes"
            row={({ note, createdAt, createdByName }) => (
              <Line text={note} small={`${createdByName}, ${formatDateTime(createdAt)}`} />
            )}
          />
        </Group>
      )}
      {tasks.length > 0 && (
        <Group level="h3" title={`Tasks (${tasks.length})`}>
          <Rows
            items={tasks}
            name="tasks"
            row={({ title, dueDate, doneAt }) => (
              <Line
                text={title}
                small={doneAt ? `Done ${formatDateTime(doneAt)}` : `Due ${formatLongDate(dueDate)}`}
              />
            )}
          />
        </Group>
      )}
      {mails.length > 0 && (
        <Group level="h3" title={`Messages (${mails.length})`}>
          <Rows
            items={mails}
            name="messages"
            row={({ subject, kind, state, createdAt, sentAt }) => (
              <Line
                text={subject || kindLabel(kind)}
                small={`${STATE_LABELS[state] ?? state}, ${formatDateTime(sentAt ?? createdAt)}`}
              />
            )}
          />
        </Group>
      )}
      {activity.length > 0 && (
        <Group level="h3" title={`History (${activity.length})`}>
          <Events items={activity} name="lines of history" />
        </Group>
      )}
      {suspected.length > 0 && (
        <Group
          level="h3"
          title={`Set aside as suspected (${suspected.length})`}
          explanation="Forms with this address that looked like spam and did not become leads, and entries of the block list."
        >
          <Rows
            items={suspected}
            name="suspected forms"
            row={({ kind, createdAt }) => (
              <Line text={SUSPECTED_KINDS[kind]} small={formatDateTime(createdAt)} />
            )}
          />
        </Group>
      )}
      {mentions.length > 0 && <Mentions mentions={mentions} />}
      {backups.length > 0 && (
        <Group
          level="h3"
          title={`Backups (${backups.length})`}
          explanation="These copies of the database still hold the person. If one is ever restored, everybody who was erased since is erased from it again."
        >
          <BackupRows backups={backups} />
        </Group>
      )}
    </>
  );
}

function Mentions({ mentions }: { mentions: readonly Mention[] }) {
  return (
    <Group
      level="h3"
      title={`Named elsewhere (${mentions.length})`}
      explanation="Notes and tasks of other people that contain this person’s name, e-mail address or phone number."
    >
      <Rows
        items={mentions}
        name="mentions"
        row={({ kind, text, leadType, leadId }) => (
          <Line
            text={text}
            small={
              <>
                {kind === 'note' ? 'Note' : 'Task'}
                {leadType && leadId && (
                  <>
                    {' · '}
                    <Link
                      component={RouterLink}
                      to={leadLink({ leadType, leadId })}
                      color="secondary"
                      underline="always"
                    >
                      Open the lead
                    </Link>
                  </>
                )}
              </>
            }
          />
        )}
      />
    </Group>
  );
}

/** The backups, each with the day on which it is gone. */
export function BackupRows({ backups }: { backups: readonly HoldingBackup[] }) {
  return (
    <Rows
      items={backups.map((backup) => ({ ...backup, id: backup.file }))}
      name="backups"
      row={({ file, takenAt, goneBy }) => (
        <Line text={file} small={`Taken ${formatDateTime(takenAt)}${goneWords(goneBy)}`} />
      )}
    />
  );
}

const goneWords = (goneBy: HoldingBackup['goneBy']) =>
  goneBy
    ? `, gone by ${formatLongDate(toCalendarDate(new Date(goneBy)))}`
    : goneBy === null
      ? '; it has to be deleted by hand'
      : '';

export function Events({ items, name }: { items: readonly HeldEvent[]; name: string }) {
  return (
    <Rows
      items={items}
      name={name}
      row={({ actionDetails, performedByName, createdAt }) => (
        <Line text={actionDetails} small={`${performedByName}, ${formatDateTime(createdAt)}`} />
      )}
    />
  );
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
