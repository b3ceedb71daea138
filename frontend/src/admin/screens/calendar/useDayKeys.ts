import { addDays, type CalendarDate, firstOfMonth } from '@contract';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { weekOf } from './calendarModel';

/** The day that a key moves the focus to; null for other keys. */
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
      return firstOfMonth(day, -1);
    case 'PageDown':
      return firstOfMonth(day, 1);
    default:
      return null;
  }
}

const inMonth = (day: CalendarDate, month: CalendarDate) => day.slice(0, 7) === month.slice(0, 7);

/** Roving tabindex of the grid: one day is tabbable, arrow keys move the focus and change the month at its ends. */
export function useDayKeys(month: CalendarDate, preferred: CalendarDate, onMonth: (steps: number) => void) {
  const grid = useRef<HTMLTableElement>(null);
  const [focused, setFocused] = useState<CalendarDate | null>(null);
  const awaited = useRef<CalendarDate | null>(null);
  const first = inMonth(preferred, month) ? preferred : firstOfMonth(month);
  const active = focused && inMonth(focused, month) ? focused : first;

  // another month is shown only after the address has changed
  useEffect(() => {
    if (!awaited.current || !inMonth(awaited.current, month)) return;
    awaited.current = null;
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [focused, month]);

  function onKeyDown(event: KeyboardEvent) {
    const next = dayForKey(event.key, active);
    if (!next) return;
    event.preventDefault();
    setFocused(next);
    awaited.current = next;
    if (!inMonth(next, month)) onMonth(next < firstOfMonth(month) ? -1 : 1);
  }
  return { active, gridProps: { ref: grid, onKeyDown } };
}
