import type { CalendarDate, PreferredTime } from '@contract';
import { useContext, useState, type DragEvent } from 'react';
import type { Appointment } from '@/shared/api-types';
import { leadName } from '@/admin/ground/words/leadWords';
import { DraggedContext, useCalendarActions } from './CalendarActions';

/** Properties of an element that drags a booking. The Reschedule button does the same without a mouse. */
export function useDragSource(booking: Appointment) {
  const { drag } = useCalendarActions();
  if (booking.cancelledAt) return {};
  return {
    draggable: true,
    onDragStart: (event: DragEvent<HTMLElement>) => {
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', leadName(booking));
      const card = event.currentTarget.closest('article');
      if (card) event.dataTransfer.setDragImage(card, 24, 24);
      drag(booking);
    },
    onDragEnd: () => drag(null),
  };
}

/**
 * Properties of an element that a booking can be dropped on, and whether one is above it. The drop opens the reschedule
 * dialog. A day without a time keeps the time of the booking; past days accept nothing.
 */
export function useDropTarget(date: CalendarDate, time?: PreferredTime) {
  const { today, open, drag } = useCalendarActions();
  const dragged = useContext(DraggedContext);
  const [over, setOver] = useState(false);
  const proposed = dragged && { preferredDate: date, preferredTime: time ?? dragged.preferredTime };
  const moves =
    proposed &&
    (dragged.preferredDate !== proposed.preferredDate || dragged.preferredTime !== proposed.preferredTime);
  if (!moves || date < today) return { over: false, target: {} };
  return {
    over,
    target: {
      onDragOver: (event: DragEvent) => {
        event.preventDefault();
        event.dataTransfer.dropEffect = 'move';
        setOver(true);
      },
      onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
        if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false);
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        setOver(false);
        drag(null);
        open({ name: 'schedule', booking: dragged, proposed });
      },
    },
  };
}
