import { Box, Typography } from '@mui/material';
import { formatMonthDay } from '@/admin/ground/dates/dates';
import type { Period } from '@/admin/ground/api/queryKeys';
import type { ClosedDayNames } from '@/admin/ground/api/closedDays';

interface NamedDaysProps {
  readonly period: Period;
  readonly names: ClosedDayNames;
}

/** The closed days of a period with their names, where the days themselves have no room for it. */
export function NamedDays({ period: { from, to }, names }: NamedDaysProps) {
  const named = [...names].filter(([date]) => date >= from && date <= to);
  if (named.length === 0) return null;
  return (
    <Box component="ul" aria-label="Closed days" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
      {named.map(([date, name]) => (
        <Typography key={date} component="li" variant="body2" color="textSecondary">
          <strong>{formatMonthDay(date)}</strong> {name}
        </Typography>
      ))}
    </Box>
  );
}
