import { Box, Card, Skeleton, Typography } from '@mui/material';
import { useId } from 'react';
import { queryKeys } from '../providers/queryKeys';
import { QueryError } from '../providers/QueryError';
import { useProviderQuery } from '../providers/useProviderQuery';
import { WeekBars } from './WeekBars';
import { WeeksTable } from './WeeksTable';

/** Leads of the last weeks by source: a bar chart, and a table for screen readers. */
export function WeeksChart() {
  const id = useId();
  const { data, error, refetch } = useProviderQuery(queryKeys.weeks, (provider) => provider.weeks());
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2, sm: 3 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'space-between', mb: 2 }}>
        <Typography id={id} variant="h2">
          Leads by Week
        </Typography>
        <Box sx={{ display: 'flex', gap: 2, fontSize: 14 }} aria-hidden>
          <Key colour="primary.main">Bookings</Key>
          <Key colour="warning.main">Subscriptions</Key>
        </Box>
      </Box>
      {error && <QueryError error={error} onRetry={refetch} stale={data !== undefined} />}
      {data ? (
        <>
          <WeekBars weeks={data} />
          <WeeksTable weeks={data} />
        </>
      ) : (
        !error && <Skeleton variant="rounded" height={220} />
      )}
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
