import type { ReactElement } from 'react';
import {
  CalendarIcon as RescheduledIcon,
  HistoryIcon as OtherIcon,
  MailIcon,
  TasksIcon as TaskDoneIcon,
} from '@/admin/ground/theme/icons';
import {
  AddTaskIcon as TaskIcon,
  AddedPersonIcon as CreatedIcon,
  CancelledDayIcon as CancelledIcon,
  ChangeIcon as StatusIcon,
  FixedDayIcon as AcceptedIcon,
  MinusIcon as DismissedIcon,
  MovedDayIcon as RequestIcon,
  NoteIcon,
  SaleIcon,
  TalkIcon as ContactIcon,
} from '@/admin/ground/theme/screenIcons';

const ICONS = new Map<string, ReactElement>([
  ['lead_created', <CreatedIcon aria-hidden />],
  ['lead_status_changed', <StatusIcon aria-hidden />],
  ['booking_status_changed', <StatusIcon aria-hidden />],
  ['booking_cancelled', <CancelledIcon aria-hidden />],
  ['outcome_recorded', <AcceptedIcon aria-hidden />],
  ['booking_rescheduled', <RescheduledIcon aria-hidden />],
  ['note_added', <NoteIcon aria-hidden />],
  ['contact_logged', <ContactIcon aria-hidden />],
  ['task_added', <TaskIcon aria-hidden />],
  ['task_done', <TaskDoneIcon aria-hidden />],
  ['sale_recorded', <SaleIcon aria-hidden />],
  ['premium_paid', <SaleIcon aria-hidden />],
  ['payment_reversed', <DismissedIcon aria-hidden />],
  ['mail_sent', <MailIcon aria-hidden />],
  ['mail_not_sent', <DismissedIcon aria-hidden />],
  ['case_opened', <TaskIcon aria-hidden />],
  ['case_closed', <TaskDoneIcon aria-hidden />],
  ['policy_changed', <StatusIcon aria-hidden />],
  ['beneficiaries_changed', <StatusIcon aria-hidden />],
  ['visitor_request', <RequestIcon aria-hidden />],
  ['visitor_request_accepted', <AcceptedIcon aria-hidden />],
  ['visitor_request_dismissed', <DismissedIcon aria-hidden />],
]);

/** The icon of an activity; a general one for an unknown type. */
export const ActivityIcon = ({ actionType }: { actionType: string }) =>
  ICONS.get(actionType) ?? <OtherIcon aria-hidden />;
