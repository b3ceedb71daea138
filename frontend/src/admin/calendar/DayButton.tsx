import type { CalendarDate } from '@contract';
import { ButtonBase } from '@mui/material';
import { formatLongDay } from '../dates';

interface DayButtonProps {
  readonly day: CalendarDate;
  readonly bookings: number;
  /** The day belongs to the previous or next month. */
  readonly outside: boolean;
  readonly today: boolean;
  readonly selected: boolean;
  readonly tabbable: boolean;
  readonly onSelect: () => void;
}

/** A day of the grid; bold, underlined and green if it has bookings (spec §2). */
export function DayButton({ day, bookings, outside, today, selected, tabbable, onSelect }: DayButtonProps) {
  const count = bookings === 0 ? '' : `, ${bookings} ${bookings === 1 ? 'booking' : 'bookings'}`;
  return (
    <ButtonBase
      aria-label={`${formatLongDay(day)}${count}`}
      aria-current={today ? 'date' : undefined}
      aria-pressed={selected}
      tabIndex={tabbable ? 0 : -1}
      onClick={onSelect}
      sx={{
        width: '100%',
        maxWidth: 48,
        height: 44,
        borderRadius: 1,
        border: 1,
        borderColor: today ? 'text.secondary' : 'transparent',
        fontFamily: 'inherit',
        fontSize: 15,
        color: outside ? 'text.secondary' : 'text.primary',
        ...(bookings > 0 && {
          color: 'secondary.main',
          fontWeight: 800,
          textDecoration: 'underline',
          textUnderlineOffset: '4px',
        }),
        '&:hover': { bgcolor: 'action.hover' },
        ...(selected && {
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
          '&:hover': { bgcolor: 'primary.dark' },
        }),
      }}
    >
      {Number(day.slice(8))}
    </ButtonBase>
  );
}
