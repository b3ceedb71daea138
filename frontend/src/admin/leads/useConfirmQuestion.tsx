import { Button, DialogActions, DialogContent, Typography } from '@mui/material';
import { useCallback, useState, type ReactNode } from 'react';
import type { Appointment } from '../../shared/api-types';
import { ConsoleDialog } from '../dialogs/ConsoleDialog';
import type { Schedule } from '../providers/requests';
import { useConsoleProvider } from '../providers/useProviderQuery';
import { confirmedWith } from './bookingsOnDay';
import { leadName } from './leadWords';

/** A booking at the time at which it is confirmed, which may be another than now. */
type ConfirmedAt = Schedule & { readonly id: string; readonly clash?: number };

interface Question {
  readonly others: readonly Appointment[];
  readonly confirm: () => void;
}

interface ConfirmQuestion {
  /** Confirms, but asks first when another confirmed consultation stands at that time. */
  readonly ask: (booking: ConfirmedAt, confirm: () => void) => void;
  /** The open question. */
  readonly question: ReactNode;
}

/** Asks once before a second consultation at one time is confirmed; it is never rejected. */
export function useConfirmQuestion(): ConfirmQuestion {
  const provider = useConsoleProvider();
  const [asked, setAsked] = useState<Question | null>(null);
  const ask = useCallback(
    (booking: ConfirmedAt, confirm: () => void) => {
      // the row says that nothing else stands there
      if (booking.clash === 0) return confirm();
      confirmedWith(provider, booking).then(
        (others) => (others.length > 0 ? setAsked({ others, confirm }) : confirm()),
        // the change itself reports what is wrong
        confirm,
      );
    },
    [provider],
  );
  const close = () => setAsked(null);
  const question = asked && (
    <ConsoleDialog open onClose={close} title="Confirm" maxWidth="xs">
      <DialogContent>
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
          {asked.others.length === 1 ? 'Confirm both' : 'Confirm all'}
        </Button>
      </DialogActions>
    </ConsoleDialog>
  );
  return { ask, question };
}

function questionText(others: readonly Appointment[]): string {
  const names = others.map(leadName).join(', ');
  return others.length === 1
    ? `Another confirmed consultation stands at this time: ${names}. Confirm both?`
    : `Other confirmed consultations stand at this time: ${names}. Confirm all?`;
}
