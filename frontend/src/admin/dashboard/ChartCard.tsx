import { Box, Card } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { SectionHeading } from '../theme/SectionHeading';

/** The card of the chart, with its title and key. */
export function ChartCard({ children }: { children: ReactNode }) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'space-between', mb: 2.5 }}>
        <SectionHeading id={id}>Leads by Week</SectionHeading>
        <Box sx={{ display: 'flex', gap: 2, fontSize: 14 }} aria-hidden>
          <Key colour="primary.main">Bookings</Key>
          <Key colour="warning.main">Subscriptions</Key>
        </Box>
      </Box>
      {children}
    </Card>
  );
}

function Key({ colour, children }: { colour: string; children: string }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
      <Box component="span" sx={{ width: 12, height: 12, borderRadius: 0.3, bgcolor: colour }} />
      {children}
    </Box>
  );
}
