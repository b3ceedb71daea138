import type { CalendarDate } from '@contract';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { addDays, addMonths, weekOf } from './calendarModel';

/** Where a key leads from a day on the grid; null for a key that leads nowhere. */
export function dayForKey(key: string, day: CalendarDate): CalendarDate | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return weekOf(day).from;
    case 'End':
      return weekOf(day).to;
    case 'PageUp':
      return addMonths(day, -1);
    case 'PageDown':
      return addMonths(day, 1);
    default:
      return null;
  }
}

const inMonth = (day: CalendarDate, month: CalendarDate) => day.slice(0, 7) === month.slice(0, 7);

/** One day of the grid takes the Tab key; the arrows move it, and turn the month at the edge. */
export function useDayKeys(month: CalendarDate, preferred: CalendarDate, onMonth: (steps: number) => void) {
  const grid = useRef<HTMLTableElement>(null);
  const [focused, setFocused] = useState<CalendarDate | null>(null);
  const [moved, setMoved] = useState(0);
  const first = inMonth(preferred, month) ? preferred : addMonths(month, 0);
  const active = focused && inMonth(focused, month) ? focused : first;

  useEffect(() => {
    if (moved > 0) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [moved]);

  function onKeyDown(event: KeyboardEvent) {
    const next = dayForKey(event.key, active);
    if (!next) return;
    event.preventDefault();
    setFocused(next);
    setMoved(moved + 1);
    if (!inMonth(next, month)) onMonth(next < addMonths(month, 0) ? -1 : 1);
  }
  return { active, gridProps: { ref: grid, onKeyDown } };
}
