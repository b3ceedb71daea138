import { addDays, type CalendarDate, firstOfMonth } from '@contract';
import { useMemo } from 'react';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useProviderQuery } from '@/admin/ground/api/useProviderQuery';
import type { ClosedDayNames } from './bookingWarnings';

const NONE: ClosedDayNames = new Map();

/** The named closed days of a month and of the days around it, so that whole weeks are covered. */
export function useClosedDays(month: CalendarDate) {
  const period = { from: addDays(firstOfMonth(month), -7), to: addDays(firstOfMonth(month, 1), 6) };
  const { data, error, refetch } = useProviderQuery(queryKeys.closedDays(period), (provider) =>
    provider.closedDays(period.from, period.to),
  );
  const names = useMemo(() => (data ? new Map(data.map(({ date, name }) => [date, name])) : NONE), [data]);
  return { names, error, retry: () => refetch() };
}
