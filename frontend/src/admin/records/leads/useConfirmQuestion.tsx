import { isScheduled } from '@contract';
import { Typography } from '@mui/material';
import { useCallback, useState, type ReactNode } from 'react';
import type { Appointment } from '@/shared/api-types';
import { hasBegun } from '@/admin/ground/dates/businessTime';
import { FormDialog } from '@/admin/ground/dialogs/FormDialog';
import type { Telling } from '@/admin/ground/api/requests';
import { useConsoleProvider } from '@/admin/ground/api/useProviderQuery';
import { useStaff } from '@/admin/ground/api/useStaff';
import { busyDuring, busyText, type ConsultationTime } from './busyTimes';
import { formatSchedule } from '@/admin/ground/words/bookingWords';
import { confirmedWith } from './bookingsOnDay';
import { leadName } from '@/admin/ground/words/leadWords';
import { scheduleNote } from './scheduleNote';

/** A booking at the time at which it is confirmed, which may be another than now. */
type ConfirmedAt = Omit<ConsultationTime, 'preferredTime'> &
  Pick<Appointment, 'id' | 'preferredTime'> & { readonly clash?: number };

interface Question {
  /** What is said first; the question itself is the last of them. */
  readonly sentences: readonly string[];
  readonly confirm: () => void;
}

/** What staff decide about the mail to the visitor; with `evenPast` when they answered the question about a passed time. */
type Confirm = (telling: Telling | undefined) => void;

interface ConfirmQuestion {
  /**
   * Confirms, but asks first when the time has passed, another confirmed consultation stands at that time, staff are busy
   * then, or the office is closed on that day.
   */
  readonly ask: (booking: ConfirmedAt, confirm: Confirm, telling?: Telling) => void;
  /** The open question. */
  readonly question: ReactNode;
}

/** Asks once before a consultation is confirmed whose time has passed, is taken, busy or on a closed day; it is never rejected. */
export function useConfirmQuestion(): ConfirmQuestion {
  const provider = useConsoleProvider();
  const staff = useStaff();
  const [asked, setAsked] = useState<Question | null>(null);
  const ask = useCallback(
    (booking: ConfirmedAt, confirm: Confirm, telling?: Telling) => {
      if (!isScheduled(booking)) return confirm(telling);
      const { preferredDate, preferredTime } = booking;
      if (hasBegun(booking)) {
        const tells = telling?.tellVisitor === true || Boolean(telling?.message?.trim());
        const passed = `${formatSchedule(preferredDate, preferredTime)} has passed. Confirm it all the same?`;
        const visitor = tells
          ? 'The visitor gets your message, without an invitation.'
          : 'The visitor gets no message.';
        setAsked({
          sentences: [passed, visitor],
          confirm: () => confirm(tells ? { ...telling, evenPast: true } : telling),
        });
        return;
      }
      // the row says whether anything else stands there
      const othersThere = booking.clash === 0 ? [] : confirmedWith(provider, booking);
      Promise.all([
        othersThere,
        provider.busyTimes(preferredDate, preferredDate),
        provider.closedDays(preferredDate, preferredDate),
      ]).then(
        ([others, times, closedDays]) => {
          const names = new Map(closedDays.map(({ date, name }) => [date, name]));
          const closed = scheduleNote(preferredDate, '', names);
          const busy = busyText(busyDuring(times, booking), staff);
          const notes = [...(closed ? [closed] : []), ...(busy ? [`${busy}.`] : [])];
          const sentences = [...notes, questionText(others)];
          if (others.length > 0 || notes.length > 0) setAsked({ sentences, confirm: () => confirm(telling) });
          else confirm(telling);
        },
        // the change itself reports what is wrong
        () => confirm(telling),
      );
    },
    [provider, staff],
  );
  const close = () => setAsked(null);
  const question = asked && (
    <FormDialog
      title="Confirm"
      action="Confirm"
      ready
      onSubmit={() => {
        close();
        asked.confirm();
      }}
      onClose={close}
    >
      {asked.sentences.map((sentence) => (
        <Typography key={sentence}>{sentence}</Typography>
      ))}
    </FormDialog>
  );
  return { ask, question };
}

function questionText(others: readonly Appointment[]): string {
  if (others.length === 0) return 'Confirm the consultation at this time?';
  const names = others.map(leadName).join(', ');
  return others.length === 1
    ? `Another confirmed consultation stands at this time: ${names}. Confirm this one too?`
    : `Other confirmed consultations stand at this time: ${names}. Confirm this one too?`;
}
