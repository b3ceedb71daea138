import { BUSINESS_HOURS, type OpenHours } from '../../calendar/domain/business-hours.js';
import type { ClosedDay } from '../../calendar/domain/closed-day.js';
import { DEFAULT_MEETING, type MeetingSetting } from '../../calendar/domain/meeting.js';

export interface Appearance {
  /** `#rrggbb`, with a contrast of at least 4.5 : 1 on white. */
  readonly brandColour: string;
  /** Address of a picture of the library, or empty: the drawn mark. */
  readonly logo: string;
  /** Address of a picture of the library, or empty: the drawn portrait. */
  readonly portrait: string;
}

export interface Hours {
  /** The seven days, Sunday first. */
  readonly week: readonly OpenHours[];
  /** Days on which the office is closed besides public holidays, in order. */
  readonly closedDays: readonly ClosedDay[];
  /** How consultations take place, unless a booking has its own way. */
  readonly meeting: MeetingSetting;
}

export const DEFAULT_APPEARANCE: Appearance = { brandColour: '#298659', logo: '', portrait: '' };

export const DEFAULT_HOURS: Hours = { week: BUSINESS_HOURS, closedDays: [], meeting: DEFAULT_MEETING };
