import { MOST_NAMED_ENTRIES } from '@contract';
import { Alert, Box, Button, Link, Typography } from '@mui/material';
import { useState } from 'react';
import { newBusyCalendarLimits } from '@/shared/api-limits';
import type { BusyCalendar } from '@/shared/api-types';
import { QueryState } from '@/admin/ground/loading/QueryState';
import { formatDateTime, formatLongDay } from '@/admin/ground/dates/dates';
import { Field } from '@/admin/ground/forms/Field';
import { RecordForm } from '@/admin/ground/forms/RecordForm';
import { useRecordForm } from '@/admin/ground/forms/useRecordForm';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useProviderMutation } from '@/admin/ground/api/useProviderMutation';
import { useProviderQuery } from '@/admin/ground/api/useProviderQuery';

const isBeingRead = ({ readAt, problem }: BusyCalendar) => readAt === null && problem === null;
const changed = () => [queryKeys.busyCalendars, queryKeys.everyBusyTime];

/** The user's calendars that other programs keep, from which the office learns when the user is busy. */
export function BusyCalendars() {
  const query = useProviderQuery(queryKeys.busyCalendars, (provider) => provider.busyCalendars(), {
    pollWhile: (calendars) => calendars.some(isBeingRead),
  });
  const { data } = query;
  const [adding, setAdding] = useState(false);
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Typography color="textSecondary">
        Times at which you are busy in Google, Outlook or iCloud are shown in the office’s calendar and named
        when a consultation is put there. Only you see what they are. The site does not suggest a day on which
        everybody is busy who gave a calendar; visitors may still ask for any time.
      </Typography>
      <QueryState of={query} />
      {data && data.length > 0 && (
        <Box component="ul" aria-label="Your other calendars" sx={listShape}>
          {data.map((calendar) => (
            <CalendarRow key={calendar.id} calendar={calendar} />
          ))}
        </Box>
      )}
      <Button variant="outlined" color="secondary" disabled={!data} onClick={() => setAdding(true)}>
        Add a calendar
      </Button>
      {adding && <AddCalendarDialog onClose={() => setAdding(false)} />}
    </Box>
  );
}

function CalendarRow({ calendar }: { calendar: BusyCalendar }) {
  const { id, name, url, readAt, problem, isStale, entries } = calendar;
  const removing = useProviderMutation({
    run: (provider, _: void) => provider.removeBusyCalendar(id),
    invalidates: changed,
    success: () => ({ title: 'Calendar removed' }),
  });
  return (
    <Box component="li" sx={rowShape}>
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>{name}</Typography>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {url}
        </Typography>
        <Typography variant="body2" color="textSecondary" role="status">
          {isBeingRead(calendar) && 'Being read…'}
          {readAt && `Last read on ${formatDateTime(readAt)}`}
        </Typography>
      </Box>
      <Button
        color="secondary"
        aria-label={`Remove ${name}`}
        disabled={removing.isPending}
        onClick={() => removing.mutate()}
      >
        Remove
      </Button>
      {problem && (
        <Alert severity="warning" sx={{ width: '100%' }}>
          {problem}.{isStale && ' The busy times of the last reading stay.'}
          {entries.length > 0 && <UnreadEntries entries={entries} name={name} />}
          {entries.length === MOST_NAMED_ENTRIES && <>At most {MOST_NAMED_ENTRIES} are named.</>}
        </Alert>
      )}
    </Box>
  );
}

interface UnreadEntriesProps {
  readonly entries: BusyCalendar['entries'];
  /** Of the calendar. */
  readonly name: string;
}

/** What was not read, or not for sure, with the reason; so that it can be changed in the calendar. */
function UnreadEntries({ entries, name }: UnreadEntriesProps) {
  return (
    <Box component="ul" aria-label={`Entries of ${name} to look at`} sx={entriesShape}>
      {entries.map(({ title, day, reason }, place) => (
        <li key={place}>
          <strong>{title || 'Without a title'}</strong>
          {day && `, ${formatLongDay(day)}`}: {reason}.
        </li>
      ))}
    </Box>
  );
}

/** Where each calendar has its secret address. */
const PLACES = [
  {
    name: 'Google',
    where:
      'On a computer: Settings, your calendar in the list, Integrate calendar, Secret address in iCal format.',
    help: 'https://support.google.com/calendar/answer/37648',
  },
  {
    name: 'Outlook',
    where: 'On the web: Settings, Calendar, Shared calendars, Publish a calendar, then copy the ICS link.',
    help: 'https://support.microsoft.com/office/share-your-calendar-in-outlook-on-the-web-7ecef8ae-139c-40d9-bae2-a23977ee58d5',
  },
  {
    name: 'iCloud',
    where: 'In the calendar app: the calendar’s details, Public calendar, then share or copy the link.',
    help: 'https://support.apple.com/guide/icloud/share-a-calendar-mm6b1a9479/icloud',
  },
] as const;

function AddCalendarDialog({ onClose }: { onClose: () => void }) {
  const form = useRecordForm({
    stored: { value: { name: '', url: '' } },
    run: (provider, { name, url }) => provider.addBusyCalendar({ name: name.trim(), url: url.trim() }),
    invalidates: changed,
    success: () => ({ title: 'Calendar added' }),
    inlineErrors: true,
    onClose,
  });
  const { name, url } = form.value;
  return (
    <RecordForm
      form={form}
      title="Add a calendar"
      action="Add"
      ready={name.trim() !== '' && url.trim() !== ''}
      maxWidth="sm"
      limits={newBusyCalendarLimits}
    >
      <Field name="name" label="Name" autoFocus placeholder="Private" />
      <Field
        name="url"
        label="Secret address"
        type="url"
        placeholder="https://calendar.google.com/calendar/ical/…/basic.ics"
      />
      <Typography variant="body2" color="textSecondary">
        Whoever knows this address reads the calendar, so it is stored encrypted and never shown again. It is
        read every ten minutes.
      </Typography>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1 }}>
        {PLACES.map(({ name, where, help }) => (
          <Box key={name}>
            <Typography component="dt" variant="body2" sx={{ fontWeight: 650 }}>
              {name}
            </Typography>
            <Typography component="dd" variant="body2" color="textSecondary" sx={{ m: 0 }}>
              {where}{' '}
              <Link href={help} target="_blank" rel="noreferrer" color="secondary" underline="always">
                Help of {name}
              </Link>
            </Typography>
          </Box>
        ))}
      </Box>
    </RecordForm>
  );
}

const listShape = { display: 'grid', gap: 1, width: '100%', m: 0, p: 0, listStyle: 'none' };
const entriesShape = { m: 0, mt: 0.5, pl: 2.5, maxHeight: 260, overflowY: 'auto', overflowWrap: 'anywhere' };
const rowShape = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  alignItems: 'center',
  p: 1.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1.25,
};
