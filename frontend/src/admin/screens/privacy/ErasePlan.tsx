import { Box, Typography } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { formatLongDate, toCalendarDate } from '@/admin/ground/dates/dates';
import { saleWords } from './HeldLeads';
import { heldWords, listed, personName, plural } from '@/admin/records/people/personWords';
import type { HoldingBackup, Person } from '@/admin/ground/api/privacyTypes';

/** What an erasure removes, what stays without the person, and which backups hold the person until when. */
export function ErasePlan({ person }: { person: Person }) {
  const { email, phones, leads, backups } = person;
  const has = (part: 'dateOfBirth' | 'notes') => leads.some((lead) => lead[part]);
  const personal = [
    'the name',
    'the e-mail address',
    ...(phones.length > 0 ? ['the phone number'] : []),
    ...(has('dateOfBirth') ? ['the date of birth'] : []),
    ...(has('notes') ? ['the message'] : []),
  ];
  const sales = leads.flatMap(({ sale }) => (sale ? [saleWords(sale)] : []));
  return (
    <>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        <strong>{personName(person)}</strong>
        <br />
        {email}
      </Typography>
      <Part title="What goes">
        <li>From every booking and subscription: {listed(personal)}.</li>
        <li>Whatever was written about or to the person. Held now: {listed(heldWords(person))}.</li>
        <li>The person is found nowhere in the console any more.</li>
      </Part>
      <Part title="What stays">
        {sales.map((sale) => (
          <li key={sale}>The sale, without the person: {sale}.</li>
        ))}
        <li>
          Of each booking and subscription, one line named “Erased person” with its dates and status, so that
          the numbers on the dashboard stay right.
        </li>
        <li>A certificate that an erasure took place, with your reason, without the e-mail address.</li>
      </Part>
      <Part title="Backups">
        {backups.length === 0 ? (
          <li>No backup holds the person.</li>
        ) : (
          <>
            <li>{backupWords(backups)}</li>
            <li>If one of them is ever restored, the erasure is carried out again by itself.</li>
          </>
        )}
      </Part>
    </>
  );
}

/** How many backups hold the person, and until when. */
function backupWords(backups: readonly HoldingBackup[]): string {
  const last = backups
    .flatMap(({ goneBy }) => goneBy ?? [])
    .toSorted()
    .at(-1);
  const byHand = backups.filter(({ goneBy }) => goneBy === null).length;
  const holding = `${plural(backups.length, 'backup')} still ${backups.length === 1 ? 'holds' : 'hold'} the person`;
  return [
    last
      ? `${holding}; the last one that goes by itself is gone by ${formatLongDate(toCalendarDate(new Date(last)))}.`
      : `${holding}.`,
    byHand > 0 && `${plural(byHand, 'backup has', 'backups have')} to be deleted by hand.`,
  ]
    .filter(Boolean)
    .join(' ');
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h3">
        {title}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5, '& li': { mt: 0.5, overflowWrap: 'anywhere' } }}>
        {children}
      </Box>
    </Box>
  );
}
