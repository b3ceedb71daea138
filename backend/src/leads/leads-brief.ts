import type { NotSet, PreferredTime, ServiceInterest } from '../calendar/domain/booking-options.js';
import type { CalendarDate } from '../calendar/domain/calendar-date.js';

/** The consultations of a day, for the morning's mail to staff. */
export interface LeadsBrief {
  readonly consultations: readonly {
    readonly bookingId: string;
    readonly firstName: string;
    readonly lastName: string;
    readonly phone: string;
    readonly preferredTime: PreferredTime;
    readonly serviceInterest: ServiceInterest | NotSet;
    readonly confirmed: boolean;
  }[];
  /** Consultations of the day that the list leaves out because it is long. */
  readonly moreConsultations: number;
}

export abstract class LeadsBriefs {
  /** Cancelled consultations are left out. */
  abstract brief(date: CalendarDate): Promise<LeadsBrief>;
}
