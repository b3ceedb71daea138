import { type CalendarDate, isCalendarDate } from '@contract';
import { CALENDAR_VIEWS, monthOf, type CalendarChoice } from './calendarModel';

const existing = (text: string | null): CalendarDate | null => (text && isCalendarDate(text) ? text : null);

/** The calendar at an address such as `?view=week&date=2026-11-23`; invalid values are ignored. */
export function choiceAt(address: URLSearchParams, today: CalendarDate): CalendarChoice {
  return {
    view: CALENDAR_VIEWS.find((view) => view === address.get('view')) ?? 'month',
    date: existing(address.get('date')) ?? today,
    selected: existing(address.get('selected')),
  };
}

/** The address of a calendar; without parameters the current month. */
export function addressOf({ view, date, selected }: CalendarChoice, today: CalendarDate): URLSearchParams {
  const address = new URLSearchParams();
  const currentMonth = view === 'month' && monthOf(date).from === monthOf(today).from;
  if (view !== 'month' || !currentMonth) address.set('view', view);
  if (view !== 'today' && !currentMonth) address.set('date', date);
  if (selected) address.set('selected', selected);
  return address;
}
