import type { ClosedDay, PageData } from '@contract';
import { type ReactNode, useMemo } from 'react';
import { PageLayout } from './layout/PageLayout';
import { PageContext } from './PageContext';

const NONE: readonly ClosedDay[] = [];

/** The layout of a public page with the data that all its components share. */
export function PageFrame({ page, children }: { page: PageData; children: ReactNode }) {
  const { business, appearance, week, meeting, legal, retention, timeZone, timeZoneName, path } = page;
  const closedDays = page.page === 'home' ? page.closedDays : NONE;
  const context = useMemo(
    () => ({
      ...{ business, appearance, week, meeting, legal, retention, timeZone, timeZoneName, closedDays },
      pathname: path.split('?')[0] ?? path,
    }),
    [business, appearance, week, meeting, legal, retention, timeZone, timeZoneName, closedDays, path],
  );
  return (
    <PageContext value={context}>
      <PageLayout>{children}</PageLayout>
    </PageContext>
  );
}
