import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from 'react';
import type { Appointment, Lead } from '@/shared/api-types';
import { LazyDialogs } from '@/admin/ground/loading/LazyDialogs';
import { lazyScreen } from '@/admin/ground/loading/screenCode';
import { useStaff } from '@/admin/ground/api/useStaff';
import type { NotesDialogTab } from './NotesDialog';
import { useConfirmQuestion } from './useConfirmQuestion';
import { useLeadChange, type ChangeLeads } from './useLeadChange';

const NotesDialog = lazyScreen('leads', () => import('./NotesDialog').then((module) => module.NotesDialog));
const SaleDialog = lazyScreen('leads', () => import('./SaleDialog').then((module) => module.SaleDialog));
const ConfirmDialog = lazyScreen('leads', () =>
  import('./ConfirmDialog').then((module) => module.ConfirmDialog),
);
const RescheduleDialog = lazyScreen('leads', () =>
  import('./RescheduleDialog').then((module) => module.RescheduleDialog),
);

/** An open dialog and its lead. */
export type LeadDialog =
  | { readonly name: 'notes'; readonly lead: Lead; readonly tab?: NotesDialogTab }
  | { readonly name: 'sale' | 'schedule' | 'confirm'; readonly lead: Appointment };

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
  const { change: send } = useLeadChange();
  const { ask, question } = useConfirmQuestion();
  const change = useCallback<ChangeLeads>(
    (leads, set, telling) => {
      const [lead] = leads;
      if (set.bookingStatus === 'Confirmed' && lead?.leadType === 'appointment')
        ask(lead, (decided) => send(leads, set, decided), telling);
      else send(leads, set, telling);
    },
    [send, ask],
  );
  const staff = useStaff();
  const names = useMemo(() => new Map(staff.map(({ id, name }) => [id, name])), [staff]);
  const actions = useMemo(() => ({ change, open }), [change]);
  const close = () => open(null);
  return (
    <ActionsContext value={actions}>
      <StaffContext value={names}>
        <DialogContext value={dialog}>{children}</DialogContext>
      </StaffContext>
      {question}
      <LazyDialogs onClose={close}>
        {dialog?.name === 'notes' && (
          <NotesDialog lead={dialog.lead} openOn={dialog.tab ?? 'notes'} onClose={close} />
        )}
        {dialog?.name === 'sale' && <SaleDialog booking={dialog.lead} onClose={close} />}
        {dialog?.name === 'confirm' && <ConfirmDialog booking={dialog.lead} onClose={close} />}
        {dialog?.name === 'schedule' && <RescheduleDialog booking={dialog.lead} onClose={close} />}
      </LazyDialogs>
    </ActionsContext>
  );
}
