import { Box, ButtonBase, type Theme } from '@mui/material';
import type { ReactNode } from 'react';
import type { Appointment } from '@/shared/api-types';
import { REQUEST_LABELS } from '@/admin/ground/words/bookingWords';
import { leadName } from '@/admin/ground/words/leadWords';
import { statusColours } from '@/admin/ground/theme/statusColours';
import { visuallyHidden } from '@/admin/ground/theme/visuallyHidden';
import { useDragSource } from './dragAndDrop';
import {
  AlertIcon as FailedIcon,
  ClockIcon as ClosedIcon,
  MovedDayIcon as RequestIcon,
} from '@/admin/ground/theme/screenIcons';

interface BookingChipProps {
  readonly booking: Appointment;
  /** The office is closed at its time. */
  readonly closed: boolean;
  readonly onOpen: (booking: Appointment, anchor: HTMLElement) => void;
}

/** A booking in the week: name and status, and marks for what needs attention. Opens the booking; can be dragged. */
export function BookingChip({ booking, closed, onOpen }: BookingChipProps) {
  const { bookingStatus, cancelledAt, visitorRequest, mailFailed } = booking;
  const source = useDragSource(booking);
  return (
    // Firefox does not drag a <button>
    <ButtonBase
      component="div"
      aria-haspopup="dialog"
      onClick={(event) => onOpen(booking, event.currentTarget)}
      sx={(theme) => chipShape(theme, booking)}
      {...source}
    >
      <Box component="span" sx={{ ...nameShape, ...(cancelledAt && { textDecoration: 'line-through' }) }}>
        {leadName(booking)}
      </Box>
      <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 0.5, fontSize: 12 }}>
        {cancelledAt ? 'Cancelled' : bookingStatus}
        {visitorRequest && <Mark text={REQUEST_LABELS[visitorRequest.type]} icon={<RequestIcon />} />}
        {closed && !cancelledAt && <Mark text="Outside office hours" icon={<ClosedIcon />} />}
        {mailFailed && <Mark text="Message failed" icon={<FailedIcon />} />}
      </Box>
    </ButtonBase>
  );
}

function Mark({ text, icon }: { text: string; icon: ReactNode }) {
  return (
    <Box component="span" title={text} sx={{ lineHeight: 0, '& svg': { fontSize: 14 } }}>
      {icon}
      <span style={visuallyHidden}>, {text}</span>
    </Box>
  );
}

function chipShape({ palette }: Theme, { bookingStatus, cancelledAt }: Appointment) {
  const { background, text, border } = statusColours(
    cancelledAt ? 'Not Qualified' : bookingStatus,
    palette.mode,
  );
  return {
    display: 'block',
    position: 'relative',
    width: '100%',
    minHeight: 44,
    px: 0.75,
    py: 0.375,
    borderRadius: 0.75,
    border: '1px solid',
    borderColor: border ?? 'transparent',
    bgcolor: background === 'transparent' ? palette.background.paper : background,
    color: text,
    textAlign: 'left',
    lineHeight: '17px',
    '&:hover': { borderColor: palette.text.primary },
    '&[draggable]': { cursor: 'grab' },
  };
}

const nameShape = {
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: 13,
  fontWeight: 650,
};
