import type { ClosedDay, PageData, TakenTimes } from '@contract';
import { type ReactNode, useMemo } from 'react';
import { PageLayout } from './layout/PageLayout';
import { PageContext } from './PageContext';

const NO_DAYS: readonly ClosedDay[] = [];
const NO_TIMES: TakenTimes = {};

/** The layout of a public page with the data that all its components share. */
export function PageFrame({ page, children }: { page: PageData; children: ReactNode }) {
  const { business, appearance, week, meeting, legal, retention, calculates, timeZone, timeZoneName, path } =
    page;
  const closedDays = page.page === 'home' ? page.closedDays : NO_DAYS;
  const takenTimes = page.page === 'home' ? page.takenTimes : NO_TIMES;
  const context = useMemo(
    () => ({
      business,
      appearance,
      week,
      meeting,
      legal,
      retention,
      calculates,
      timeZone,
      timeZoneName,
      closedDays,
      takenTimes,
      pathname: path.split('?')[0] ?? path,
    }),
    [
      business,
      appearance,
      week,
      meeting,
      legal,
      retention,
      calculates,
      timeZone,
      timeZoneName,
      closedDays,
      takenTimes,
      path,
    ],
  );
  return (
    <PageContext value={context}>
      <PageLayout>{children}</PageLayout>
    </PageContext>
  );
}
