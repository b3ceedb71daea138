import { isScheduled } from '@contract';
import { Button, DialogActions, DialogContent, Typography } from '@mui/material';
import { useCallback, useState, type ReactNode } from 'react';
import type { Appointment } from '../../shared/api-types';
import { ConsoleDialog } from '../dialogs/ConsoleDialog';
import { useConsoleProvider } from '../providers/useProviderQuery';
import { useStaff } from '../providers/useStaff';
import { busyDuring, busyText, type ConsultationTime } from './busyTimes';
import { confirmedWith } from './bookingsOnDay';
import { leadName } from './leadWords';

/** A booking at the time at which it is confirmed, which may be another than now. */
type ConfirmedAt = Omit<ConsultationTime, 'preferredTime'> &
  Pick<Appointment, 'id' | 'preferredTime'> & { readonly clash?: number };

interface Question {
  readonly others: readonly Appointment[];
  /** Who is busy then; null when nobody is. */
  readonly busy: string | null;
  readonly confirm: () => void;
}

interface ConfirmQuestion {
  /** Confirms, but asks first when another confirmed consultation stands at that time, or staff are busy then. */
  readonly ask: (booking: ConfirmedAt, confirm: () => void) => void;
  /** The open question. */
  readonly question: ReactNode;
}

/** Asks once before a second consultation at one time, or one at a busy time, is confirmed; it is never rejected. */
export function useConfirmQuestion(): ConfirmQuestion {
  const provider = useConsoleProvider();
  const staff = useStaff();
  const [asked, setAsked] = useState<Question | null>(null);
  const ask = useCallback(
    (booking: ConfirmedAt, confirm: () => void) => {
      if (!isScheduled(booking)) return confirm();
      const { preferredDate } = booking;
      // the row says whether anything else stands there
      const othersThere = booking.clash === 0 ? [] : confirmedWith(provider, booking);
      Promise.all([othersThere, provider.busyTimes(preferredDate, preferredDate)]).then(
        ([others, times]) => {
          const busy = busyText(busyDuring(times, booking), staff);
          if (others.length > 0 || busy) setAsked({ others, busy, confirm });
          else confirm();
        },
        // the change itself reports what is wrong
        confirm,
      );
    },
    [provider, staff],
  );
  const close = () => setAsked(null);
  const question = asked && (
    <ConsoleDialog open onClose={close} title="Confirm" maxWidth="xs">
      <DialogContent>
        {asked.busy && <Typography gutterBottom>{asked.busy}.</Typography>}
        <Typography>{questionText(asked.others)}</Typography>
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>Cancel</Button>
        <Button
          variant="contained"
          onClick={() => {
            close();
            asked.confirm();
          }}
        >
          Confirm
        </Button>
      </DialogActions>
    </ConsoleDialog>
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
