/** The words both sides share. Import-free domain code only, so that the front end can use it as it is. */
export {
  PREFERRED_TIMES,
  PREFERRED_TIME_LABELS,
  SERVICE_INTERESTS,
  SERVICE_LABELS,
  type PreferredTime,
  type ServiceInterest,
} from '../calendar/domain/booking-options.js';
export { BUSINESS_HOURS, hoursOn, type OpenHours } from '../calendar/domain/business-hours.js';
export {
  calendarDateIn,
  isCalendarDate,
  yearsBefore,
  type CalendarDate,
} from '../calendar/domain/calendar-date.js';
export { BOOKING_STATUSES, type BookingStatus } from '../leads/domain/appointment.js';
export { LEAD_STATUSES, LEAD_TYPES, type LeadStatus, type LeadType } from '../leads/domain/lead.js';
export { PREMIUM_FREQUENCIES, type PremiumFrequency } from '../leads/domain/sale.js';
export { POST_CATEGORIES, type PostCategory, type PostSummary } from '../blog/domain/post.js';
export { ROLES, USER_STATUSES, type Role, type UserStatus } from '../users/domain/role.js';
export type { LiveMessage } from '../shared/live-updates.js';
export type { BusinessIdentity, PageData, RenderedPage, ReturnedForm } from '../pages/page-data.js';
