import { Box } from '@mui/material';
import { useState } from 'react';
import type { Appointment, Lead } from '../../shared/api-types';
import { LeadCard } from './LeadCard';
import { NotesDialog, type NotesDialogTab } from './NotesDialog';
import { RescheduleDialog } from './RescheduleDialog';
import { SaleDialog } from './SaleDialog';

/** The open dialog and its lead. */
type OpenDialog =
  | { readonly name: 'notes'; readonly lead: Lead; readonly tab: NotesDialogTab }
  | { readonly name: 'sale' | 'schedule'; readonly lead: Appointment };

interface LeadCardsProps {
  readonly leads: readonly Lead[];
  /** The leads belong to an earlier search; they are shown, but cannot be changed. */
  readonly outdated?: boolean;
}

/** Leads as cards, with the dialogs that the cards open. */
export function LeadCards({ leads, outdated = false }: LeadCardsProps) {
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const close = () => setDialog(null);
  return (
    <>
      <Box
        component="ul"
        aria-busy={outdated}
        inert={outdated}
        sx={{ ...listShape, opacity: outdated ? 0.5 : 1 }}
      >
        {leads.map((lead) => (
          <li key={`${lead.leadType} ${lead.id}`}>
            <LeadCard
              lead={lead}
              onNotes={(tab) => setDialog({ name: 'notes', lead, tab })}
              onBooking={(name, booking) => setDialog({ name, lead: booking })}
            />
          </li>
        ))}
      </Box>
      {dialog?.name === 'notes' && <NotesDialog lead={dialog.lead} openOn={dialog.tab} onClose={close} />}
      {dialog?.name === 'sale' && <SaleDialog booking={dialog.lead} onClose={close} />}
      {dialog?.name === 'schedule' && <RescheduleDialog booking={dialog.lead} onClose={close} />}
    </>
  );
}

const listShape = { display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none' };
