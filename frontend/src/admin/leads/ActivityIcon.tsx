import StatusIcon from '@mui/icons-material/ChangeCircleOutlined';
import DismissedIcon from '@mui/icons-material/DoNotDisturbOnOutlined';
import AcceptedIcon from '@mui/icons-material/EventAvailableOutlined';
import CancelledIcon from '@mui/icons-material/EventBusyOutlined';
import RescheduledIcon from '@mui/icons-material/EventOutlined';
import RequestIcon from '@mui/icons-material/EventRepeatOutlined';
import OtherIcon from '@mui/icons-material/HistoryOutlined';
import NoteIcon from '@mui/icons-material/NotesOutlined';
import CreatedIcon from '@mui/icons-material/PersonAddAltOutlined';
import SaleIcon from '@mui/icons-material/ReceiptLongOutlined';
import type { ReactElement } from 'react';

const ICONS = new Map<string, ReactElement>([
  ['lead_created', <CreatedIcon aria-hidden />],
  ['lead_status_changed', <StatusIcon aria-hidden />],
  ['booking_status_changed', <StatusIcon aria-hidden />],
  ['booking_cancelled', <CancelledIcon aria-hidden />],
  ['booking_rescheduled', <RescheduledIcon aria-hidden />],
  ['note_added', <NoteIcon aria-hidden />],
  ['sale_recorded', <SaleIcon aria-hidden />],
  ['visitor_request', <RequestIcon aria-hidden />],
  ['visitor_request_accepted', <AcceptedIcon aria-hidden />],
  ['visitor_request_dismissed', <DismissedIcon aria-hidden />],
]);

/** The icon of an activity; a general one for an unknown type. */
export const ActivityIcon = ({ actionType }: { actionType: string }) =>
  ICONS.get(actionType) ?? <OtherIcon aria-hidden />;
