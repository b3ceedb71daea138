import type { ReactNode } from 'react';
import { ChartCard } from '@/admin/ground/charts/ChartCard';

const COLOURS = { Bookings: 'primary.main', Subscriptions: 'warning.main' };

/** The card of the leads by week. */
export function WeeksCard({ children }: { children: ReactNode }) {
  return (
    <ChartCard title="Leads by Week" colours={COLOURS}>
      {children}
    </ChartCard>
  );
}
