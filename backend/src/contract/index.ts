/** Words and rules that the backend and the front end share: domain code without dependencies, and types. */
export {
  PREFERRED_TIMES,
  PREFERRED_TIME_LABELS,
  PREFERRED_TIME_MINUTES,
  SERVICE_INTERESTS,
  SERVICE_LABELS,
  type PreferredTime,
  type ServiceInterest,
} from '../calendar/domain/booking-options.js';
export { BUSINESS_HOURS, hoursOn, type OpenHours } from '../calendar/domain/business-hours.js';
export {
  addDays,
  calendarDateIn,
  firstOfMonth,
  isCalendarDate,
  minuteOfDayIn,
  momentIn,
  sundayOf,
  type CalendarDate,
} from '../calendar/domain/calendar-date.js';
export type { ClosedDay } from '../calendar/domain/closed-day.js';
export { BOOKING_STATUSES, type BookingStatus } from '../leads/domain/appointment.js';
export {
  type BookingDateLimits,
  bookingDateLimits,
  dateOfBirthError,
  preferredDateError,
} from '../leads/domain/booking-dates.js';
export { CONTACT_CHANNELS, type ContactChannel } from '../leads/domain/lead-note.js';
export { bookingReference } from '../leads/domain/booking-reference.js';
export { LEAD_STATUSES, LEAD_TYPES, type LeadStatus, type LeadType } from '../leads/domain/lead.js';
export { PREMIUM_FREQUENCIES, type PremiumFrequency } from '../leads/domain/sale.js';
export { POST_CATEGORIES, POSTS_PER_PAGE, type PostCategory, type PostSummary } from '../blog/domain/post.js';
export { MAIL_KINDS, type MailKind, type VisitorMailKind } from '../mail/domain/mail-kinds.js';
export { consentWording, PRIVACY_POLICY_DATE } from '../newsletter/domain/consent-wording.js';
export { ROLES, USER_STATUSES, type Role, type UserStatus } from '../users/domain/role.js';
export type { LiveMessage } from '../live/live-message.js';
export type { BusinessIdentity } from '../platform/business-identity.js';
export type {
  BookingPage,
  BookingSummary,
  ConsultationTime,
  IssueSummary,
  PageData,
  RenderedPage,
  ReturnedForm,
  ReturnedRequest,
  ThanksContent,
} from '../site/page-data.js';
