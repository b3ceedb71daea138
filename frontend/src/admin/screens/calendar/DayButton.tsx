import type { CalendarDate } from '@contract';
import { Box, ButtonBase, type Theme } from '@mui/material';
import { formatLongDay } from '@/admin/ground/dates/dates';
import { visuallyHidden } from '@/admin/ground/theme/visuallyHidden';
import { hatching } from './closedPattern';

interface DayButtonProps {
  readonly day: CalendarDate;
  readonly bookings: number;
  /** Why the office is closed. */
  readonly closed: string | null;
  /** Who is busy, as `busyText` says it. */
  readonly busy?: string | null;
  /** Which entries of calendars could not be read, as `unreadText` says it. */
  readonly unread?: string | null;
  /** The day belongs to the previous or next month. */
  readonly outside?: boolean;
  readonly today: boolean;
  readonly selected: boolean;
  readonly tabbable?: boolean;
  /** On wide screens, words for the number of bookings and for the closed office. */
  readonly large?: boolean;
  readonly onSelect: () => void;
}

/**
 * A day of the calendar; bold, underlined and green if it has bookings (spec §2). Its words are its accessible name:
 * `Monday, November 30 2026, 2 bookings – closed: Bonifacio Day – Busy Ana Reyes`.
 */
export function DayButton(props: DayButtonProps) {
  const {
    day,
    bookings,
    closed,
    busy = null,
    unread = null,
    today,
    selected,
    tabbable = true,
    large = false,
    onSelect,
  } = props;
  const [weekdayAndMonth, number, , year] = formatLongDay(day).split(/(\d+)/);
  const reasonPlace = large ? onWideScreen : visuallyHidden;
  const reason = { ...reasonShape, ...(!selected && onHatching) };
  return (
    <ButtonBase
      aria-current={today ? 'date' : undefined}
      aria-pressed={selected}
      tabIndex={tabbable ? 0 : -1}
      title={[closed, busy, unread].filter(Boolean).join(' · ') || undefined}
      onClick={onSelect}
      sx={(theme) => ({ ...buttonShape(theme, props), ...(selected && selectedShape(theme)) })}
    >
      <span style={visuallyHidden}>{weekdayAndMonth}</span>
      <span>{number}</span>
      <span style={visuallyHidden}>
        {year}
        {(bookings > 0 || closed || busy || unread) && ', '}
      </span>
      <Box component="span" sx={{ display: 'block', minHeight: 18, width: '100%' }}>
        {bookings > 0 && (
          <Box component="span" sx={large ? [countShape, wordsShape] : countShape}>
            {bookings}
            <Box component="span" sx={large ? hiddenOnNarrow : visuallyHidden}>
              {bookings === 1 ? ' booking' : ' bookings'}
            </Box>
            <span style={visuallyHidden}>{(closed || busy || unread) && '–'}</span>
          </Box>
        )}
      </Box>
      {closed && (
        <Box component="span" sx={reasonPlace}>
          {closed !== 'Closed' && <span style={visuallyHidden}>closed: </span>}
          <Box component="span" sx={reason}>
            {closed}
          </Box>
          <span style={visuallyHidden}>{(busy || unread) && '–'}</span>
        </Box>
      )}
      {busy && (
        <Box component="span" sx={reasonPlace}>
          <Box component="span" sx={reason}>
            Busy
          </Box>
          <span style={visuallyHidden}>
            {busy.slice('Busy: '.length)}
            {unread && '–'}
          </span>
        </Box>
      )}
      {unread && (
        <Box
          component="span"
          sx={[reasonShape, { display: 'block', color: 'warning.main' }, selected && { color: 'inherit' }]}
        >
          Not read
          <span style={visuallyHidden}>{unread.slice('Not read: '.length)}</span>
        </Box>
      )}
    </ButtonBase>
  );
}

function buttonShape(theme: Theme, { bookings, closed, busy, outside, today, large }: DayButtonProps) {
  return {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'flex-start',
    width: '100%',
    minHeight: 50,
    p: 0.5,
    borderRadius: 1,
    border: 1,
    borderColor: today ? 'secondary.main' : 'transparent',
    fontFamily: 'inherit',
    fontSize: 15,
    lineHeight: '20px',
    color: outside ? 'text.secondary' : 'text.primary',
    backgroundImage: hatching(theme, closed !== null, Boolean(busy)),
    ...(large && {
      [theme.breakpoints.up('lg')]: {
        alignItems: 'flex-start',
        height: 92,
        py: 0.75,
        textAlign: 'left',
        borderColor: today ? theme.palette.secondary.main : theme.palette.divider,
      },
    }),
    ...(bookings > 0 && {
      color: 'secondary.main',
      fontWeight: 800,
      textDecoration: 'underline',
      textUnderlineOffset: '4px',
    }),
    '&:hover': { bgcolor: 'action.hover' },
  };
}

const selectedShape = ({ palette }: Theme) => ({
  bgcolor: palette.primary.main,
  backgroundImage: 'none',
  color: palette.primary.contrastText,
  '&:hover': { bgcolor: palette.primary.dark },
});

// inline blocks are not underlined with the number of the day
const countShape = {
  display: 'inline-block',
  minWidth: 18,
  px: 0.5,
  borderRadius: 999,
  border: 1,
  borderColor: 'currentColor',
  fontSize: 12,
  lineHeight: '16px',
  fontWeight: 650,
  whiteSpace: 'nowrap',
};
/** The number with the word beside it is no badge. */
const wordsShape = ({ breakpoints }: Theme) => ({
  [breakpoints.up('lg')]: { px: 0, border: 0, fontWeight: 500 },
});
const hiddenOnNarrow = ({ breakpoints }: Theme) => ({ [breakpoints.down('lg')]: visuallyHidden });
const onWideScreen = (theme: Theme) => ({ display: 'block', ...hiddenOnNarrow(theme) });
const reasonShape = {
  display: 'inline-block',
  maxWidth: '100%',
  mt: 0.25,
  fontSize: 12,
  lineHeight: '14px',
  fontWeight: 500,
  overflowWrap: 'anywhere',
};
const onHatching = { color: 'text.secondary', bgcolor: 'background.paper', borderRadius: 0.5 };
