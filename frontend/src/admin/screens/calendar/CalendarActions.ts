import type { CalendarDate } from '@contract';
import { createContext, useContext } from 'react';
import type { Appointment } from '@/shared/api-types';
import type { Schedule } from '@/admin/ground/api/requests';

/** The open dialog, and its booking or the slot of a new one; `proposed` is the time that a booking was dragged to. */
export type OpenDialog =
  | { readonly name: 'new'; readonly schedule: Schedule }
  | {
      readonly name: 'schedule';
      readonly booking: Appointment;
      readonly proposed?: Pick<Appointment, 'preferredDate' | 'preferredTime'>;
    }
  | { readonly name: 'notes' | 'messages' | 'confirm'; readonly booking: Appointment };

/** What all parts of the calendar share. */
export interface CalendarActions {
  readonly today: CalendarDate;
  readonly open: (dialog: OpenDialog) => void;
  readonly drag: (booking: Appointment | null) => void;
}

export const CalendarActionsContext = createContext<CalendarActions | null>(null);
/** The booking that is being dragged; a context of its own, so that a drag renders no booking again. */
export const DraggedContext = createContext<Appointment | null>(null);

export function useCalendarActions(): CalendarActions {
  const actions = useContext(CalendarActionsContext);
  if (!actions) throw new Error('This component is a part of the calendar');
  return actions;
}
