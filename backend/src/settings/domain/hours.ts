import { BUSINESS_HOURS, type OpenHours } from '../../calendar/domain/business-hours.js';
import type { ClosedDay } from '../../calendar/domain/closed-day.js';
import { DEFAULT_MEETING, type MeetingSetting } from '../../calendar/domain/meeting.js';

export interface Hours {
  /** The seven days, Sunday first. */
  readonly week: readonly OpenHours[];
  /** Days on which the office is closed besides public holidays, in order. */
  readonly closedDays: readonly ClosedDay[];
  /** How consultations take place, unless a booking has its own way. */
  readonly meeting: MeetingSetting;
}

export const DEFAULT_HOURS: Hours = { week: BUSINESS_HOURS, closedDays: [], meeting: DEFAULT_MEETING };
