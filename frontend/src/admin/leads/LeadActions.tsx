import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import type { Appointment, Lead } from '../../shared/api-types';
import { useStaff } from '../providers/useStaff';
import { NotesDialog, type NotesDialogTab } from './NotesDialog';
import { RescheduleDialog } from './RescheduleDialog';
import { SaleDialog } from './SaleDialog';
import { useLeadChange, type ChangeLeads } from './useLeadChange';

/** An open dialog and its lead. */
export type LeadDialog =
  | { readonly name: 'notes'; readonly lead: Lead; readonly tab?: NotesDialogTab }
  | { readonly name: 'sale' | 'schedule'; readonly lead: Appointment };

interface LeadActions {
  readonly change: ChangeLeads;
  readonly open: (dialog: LeadDialog) => void;
}

// two contexts: the actions never change, so that an open dialog renders no lead again
const ActionsContext = createContext<LeadActions | null>(null);
const StaffContext = createContext<ReadonlyMap<string, string>>(new Map());
const DialogContext = createContext<LeadDialog | null>(null);

/** What cards, rows and the board do with a lead. */
export function useLeadActions(): LeadActions {
  const actions = useContext(ActionsContext);
  if (!actions) throw new Error('There is no LeadActionsProvider');
  return actions;
}

/** The names of the active users by id; empty until they are loaded. */
export const useStaffNames = () => useContext(StaffContext);

/** The open dialog. */
export const useLeadDialog = () => useContext(DialogContext);

/** Provides the actions on leads, and renders the dialogs that they open. */
export function LeadActionsProvider({ children }: { children: ReactNode }) {
  const [dialog, open] = useState<LeadDialog | null>(null);
  const change = useLeadChange();
  const staff = useStaff();
  const names = useMemo(() => new Map(staff.map(({ id, name }) => [id, name])), [staff]);
  const actions = useMemo(() => ({ change, open }), [change]);
  const close = () => open(null);
  return (
    <ActionsContext value={actions}>
      <StaffContext value={names}>
        <DialogContext value={dialog}>{children}</DialogContext>
      </StaffContext>
      {dialog?.name === 'notes' && (
        <NotesDialog lead={dialog.lead} openOn={dialog.tab ?? 'notes'} onClose={close} />
      )}
      {dialog?.name === 'sale' && <SaleDialog booking={dialog.lead} onClose={close} />}
      {dialog?.name === 'schedule' && <RescheduleDialog booking={dialog.lead} onClose={close} />}
    </ActionsContext>
  );
}
