import {
  type CalendarDate,
  meetingOf,
  NOT_SET,
  type NotSet,
  PREFERRED_TIME_LABELS,
  type PreferredTime,
} from '@contract';
import type { Appointment, VisitorRequest } from '@/shared/api-types';
import { formatNearDay } from '../dates/dates';
import { consoleSettings } from '../settings/consoleSettings';

export const timeLabel = (time: PreferredTime | NotSet) => PREFERRED_TIME_LABELS[time] ?? time;

/** `Thu, Dec 3, 2:00 PM`. */
export const formatSchedule = (date: CalendarDate, time: PreferredTime | NotSet) =>
  date === NOT_SET && time === NOT_SET ? NOT_SET : `${formatNearDay(date)}, ${timeLabel(time)}`;

/** The visitor's time zone where it differs from the office's. */
export const foreignTimeZone = ({ visitorTimeZone }: Pick<Appointment, 'visitorTimeZone'>) =>
  visitorTimeZone === consoleSettings.timeZone ? undefined : visitorTimeZone?.replaceAll('_', ' ');

/** How and how long the consultation takes place: `By phone, 30 minutes`. */
export const meetingSummary = ({
  meetingWay,
  meetingMinutes,
}: Pick<Appointment, 'meetingWay' | 'meetingMinutes'>) =>
  meetingOf(consoleSettings.meeting, { meetingWay, meetingMinutes }, '').summary;

/** What the visitor asks for, as a label. */
export const REQUEST_LABELS: Record<VisitorRequest['type'], string> = {
  move: 'Asks for another time',
  cancel: 'Can’t come',
};

/** The mark of a person who is under 18 on the day of the consultation. */
export const UNDER_AGE = 'Under 18';
