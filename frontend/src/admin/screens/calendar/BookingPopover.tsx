import { Popover } from '@mui/material';
import type { Appointment } from '@/shared/api-types';
import { leadName } from '@/admin/ground/words/leadWords';
import { BookingCard } from './BookingCard';
import type { BookingWarnings } from './bookingWarnings';
import { CalendarActionsContext, useCalendarActions } from './CalendarActions';

interface BookingPopoverProps {
  readonly booking: Appointment;
  readonly warnings: BookingWarnings | undefined;
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

/** A booking of the week, opened beside its place. Closes when one of its dialogs opens. */
export function BookingPopover({ booking, warnings, anchor, onClose }: BookingPopoverProps) {
  const actions = useCalendarActions();
  const open: typeof actions.open = (dialog) => {
    onClose();
    actions.open(dialog);
  };
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': leadName(booking),
          sx: { width: 400, maxWidth: 'calc(100vw - 32px)' },
        },
      }}
    >
      <CalendarActionsContext value={{ ...actions, open }}>
        <BookingCard booking={booking} {...warnings} heading="h3" dated />
      </CalendarActionsContext>
    </Popover>
  );
}
