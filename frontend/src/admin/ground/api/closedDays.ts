import { addDays, type CalendarDate, firstOfMonth, hoursOn, isCalendarDate, nextOpenDay } from '@contract';
import { useMemo } from 'react';
import { queryKeys } from './queryKeys';
import { useProviderQuery } from './useProviderQuery';
import { consoleSettings } from '../settings/consoleSettings';
import { toCalendarDate } from '../dates/dates';

/** The reasons of closed days by date, besides the weekly hours. */
export type ClosedDayNames = ReadonlyMap<CalendarDate, string>;

const NONE: ClosedDayNames = new Map();

/** The named closed days of the month of a day and of the days around it, so that whole weeks are covered. */
export function useClosedDays(day: CalendarDate) {
  const enabled = isCalendarDate(day);
  const period = enabled
    ? { from: addDays(firstOfMonth(day), -7), to: addDays(firstOfMonth(day, 1), DAYS_AFTER) }
    : { from: day, to: day };
  const { data, error, refetch } = useProviderQuery(
    queryKeys.closedDays(period),
    (provider) => provider.closedDays(period.from, period.to),
    { enabled },
  );
  const names = useMemo(() => (data ? new Map(data.map(({ date, name }) => [date, name])) : NONE), [data]);
  return { names, error, retry: () => refetch() };
}

/** As far as an open day after the last of a month is looked for. */
const DAYS_AFTER = 20;

/** Why the office is closed all day: the name of the day, or `Closed`; null on a day with opening hours. */
export function closedText(
  date: CalendarDate,
  names: ClosedDayNames,
  week = consoleSettings.week,
): string | null {
  return names.get(date) ?? (hoursOn(date, week) ? null : 'Closed');
}

/** The next day on which the office is open, by its weekly hours alone until its closed days are loaded. */
export function useNextOpenDay(): CalendarDate {
  const today = toCalendarDate(new Date());
  const { names } = useClosedDays(today);
  return nextOpenDay(today, consoleSettings.week, (day) => names.has(day));
}
