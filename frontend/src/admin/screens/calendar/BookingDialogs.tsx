import { NewBookingDialog } from '@/admin/records/leads/NewBookingDialog';
import { ConfirmDialog } from '@/admin/records/leads/ConfirmDialog';
import { NotesDialog } from '@/admin/records/leads/NotesDialog';
import { RescheduleDialog } from '@/admin/records/leads/RescheduleDialog';
import type { OpenDialog } from './CalendarActions';

interface BookingDialogsProps {
  readonly dialog: OpenDialog | null;
  readonly onClose: () => void;
}

/** The dialogs about a booking or a new one, shared by the list and the week. */
export function BookingDialogs({ dialog, onClose }: BookingDialogsProps) {
  if (!dialog) return null;
  if (dialog.name === 'new') return <NewBookingDialog schedule={dialog.schedule} onClose={onClose} />;
  if (dialog.name === 'schedule')
    return <RescheduleDialog booking={dialog.booking} proposed={dialog.proposed} onClose={onClose} />;
  if (dialog.name === 'confirm') return <ConfirmDialog booking={dialog.booking} onClose={onClose} />;
  return (
    <NotesDialog
      lead={{ ...dialog.booking, leadType: 'appointment' }}
      openOn={dialog.name}
      onClose={onClose}
    />
  );
}
