/** Words and rules that the backend and the front end share: domain code without dependencies, and types. */
export {
  isScheduled,
  NOT_SET,
  PREFERRED_TIMES,
  PREFERRED_TIME_LABELS,
  PREFERRED_TIME_MINUTES,
  SERVICE_INTERESTS,
  SERVICE_LABELS,
  type NotSet,
  type PreferredTime,
  type ServiceInterest,
} from '../calendar/domain/booking-options.js';
export {
  BUSINESS_HOURS,
  hoursOn,
  nextOpenDay,
  type OpenHours,
  type Week,
} from '../calendar/domain/business-hours.js';
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
export {
  type Calculation,
  calculate,
  type InputSpec,
  type Result,
  type Drawing,
} from '../planning/domain/calculator.js';
export {
  CALCULATOR_KINDS,
  CALCULATOR_TITLES,
  type CalculatorKind,
} from '../planning/domain/calculator-kinds.js';
export { calculatorsIn, embedOf, isCalculatorKind } from '../planning/domain/embed.js';
export { CALCULATORS } from '../planning/domain/calculators.js';
export {
  type Figure,
  FIGURE_KEYS,
  type FigureKey,
  figureKind,
  FiguresOn,
  isInForce,
  isOverdue,
} from '../planning/domain/figures.js';
export { inputText, LONGEST_INPUT, readInputs } from '../planning/domain/inputs.js';
export { pesos } from '../planning/domain/pesos.js';
export { dateOfBirthError } from '../calendar/domain/date-of-birth.js';
export {
  DEFAULT_MEETING,
  LEAST_MEETING_MINUTES,
  MEETING_LABELS,
  MEETING_WAYS,
  meetingOf,
  type MeetingSetting,
  type MeetingWay,
  meetingWords,
  MOST_MEETING_MINUTES,
  spokenLength,
} from '../calendar/domain/meeting.js';
export type { TakenTimes } from '../calendar/domain/taken-times.js';
export type { ClosedDay } from '../calendar/domain/closed-day.js';
export { MOST_KEY_NAME } from '../api-keys/domain/api-key.js';
export { MOST_NAMED_ENTRIES } from '../busy-times/domain/busy-calendar.js';
export { type Scope, SCOPES } from '../api-keys/domain/scopes.js';
export { type DeliveredType, EVENT_GROUPS, type EventType } from '../webhooks/domain/event-types.js';
export { addressIn, mailboxKey } from '../platform/values/email.js';
export { searchForm, searchWords } from '../platform/values/search.js';
export { amountText, currencySymbol, moneyText, readAmount } from '../platform/values/money.js';
export { LONGEST_PHONE, PHONE, readPhone } from '../platform/values/code.js';
export { readText } from '../platform/values/text.js';
export { nameOf } from '../platform/values/name.js';
export { csvCell } from '../privacy/domain/csv-cell.js';
export { CONNECT_MAIL, INSPECT_AUDIT } from '../care/domain/server-steps.js';
export { actionWords, AUDIT_AREAS, type AuditArea, codeOf } from '../audit/domain/actions.js';
export { ageOn, isMinor } from '../leads/domain/age.js';
export { BOOKING_STATUSES, type BookingStatus, type Outcome, OUTCOMES } from '../leads/domain/appointment.js';
export {
  type BookingDateLimits,
  bookingDateLimits,
  type DateProblem,
  preferredDateError,
} from '../leads/domain/booking-dates.js';
export { isClientId, tagsText } from '../clients/domain/client.js';
export { CLIENT_FIELDS } from '../clients/domain/client-fields.js';
export { PAYMENT_FIELDS, PAYMENT_STEPS, type PaymentStep } from '../policies/domain/payment-fields.js';
export { POLICY_FIELDS } from '../policies/domain/policy-fields.js';
export { POLICY_PARTIES, type PolicyParty } from '../policies/domain/policy-party-fields.js';
export { type Field, inPlaces } from '../platform/fields/fields.js';
export { IMPORT_KINDS, IMPORTED } from '../imports/domain/import-kinds.js';
export { MOST_PAIRS } from '../clients/domain/duplicates.js';
export { HOUSEHOLD_ROLES, type HouseholdRole } from '../clients/domain/household.js';
export { yearlyPremium } from '../policies/domain/book.js';
export { USUAL_GRACE_DAYS } from '../policies/domain/policy.js';
export {
  APPLICATION_STATES,
  type ApplicationState,
  FORCE_STATES,
  type ForceState,
  MOST_CENTAVOS,
  MOST_LISTED,
  type PaymentMethod,
  POLICY_LINES,
  type PolicyLine,
} from '../policies/domain/policy-choices.js';
export { PREMIUM_MODES, type PremiumMode } from '../policies/domain/premium-schedule.js';
export {
  daysPastGrace,
  graceDaysLeft,
  isPaid,
  premiumState,
  PREMIUM_STATES,
  type PremiumState,
} from '../policies/domain/premium-state.js';
export { CONTACT_CHANNELS, type ContactChannel } from '../leads/domain/lead-note.js';
export { bookingReference } from '../leads/domain/booking-reference.js';
export { LEAD_STATUSES, LEAD_TYPES, type LeadStatus, type LeadType } from '../leads/domain/lead.js';
export type { VisitorMailKind } from '../leads/domain/booking-mail-kinds.js';
export { MOST_WORD_CHARACTERS, visitorMailAfter } from '../leads/domain/visitor-mail.js';
export { PREMIUM_FREQUENCIES, type PremiumFrequency } from '../leads/domain/sale.js';
export { isMarkdownAddress, MARKDOWN_DIALECT, readCalculators } from '../blog/domain/markdown-dialect.js';
export { POST_FIELDS } from '../blog/domain/post-fields.js';
export { POST_CATEGORIES, POSTS_PER_PAGE, type PostCategory } from '../blog/domain/post.js';
export { changedAt, POST_STATUSES, type PostStatus } from '../blog/domain/publication.js';
export { isFound, LONGEST_POST_SEARCH, searchOf } from '../blog/domain/post-search.js';
export { readTimeOf } from '../blog/domain/read-time.js';
export type { ArticleSummary } from '../blog/article.js';
export {
  PREPARED_MESSAGES,
  PREPARED_TEXTS,
  type PreparedMessage,
} from '../settings/domain/prepared-messages.js';
export { MAIL_KINDS, type MailKind, SWITCHED_MAILS, type SwitchedMail } from './mail-kinds.js';
export { isPlaceholderAddress, placeholderAddress } from '../mail/domain/placeholder-address.js';
export { consentWording } from '../newsletter/domain/consent-wording.js';
export { ROLES, USER_STATUSES, type Role, type UserStatus } from '../users/domain/role.js';
export type { LiveMessage } from '../live/live-message.js';
export {
  type BusinessIdentity,
  type BusinessSection,
  type BusinessSettings,
  DEFAULT_SECTIONS,
} from '../settings/domain/business-settings.js';
export { contrastOnWhite, LEAST_CONTRAST } from '../settings/domain/contrast.js';
export { DEFAULT_LEGAL } from '../settings/domain/sections/legal.js';
export { PRIVACY_POLICY_DATE } from '../settings/domain/sections/privacy-policy-date.js';
export { DEFAULT_APPEARANCE } from '../settings/domain/appearance.js';
export {
  LEGAL_PLACEHOLDERS,
  type LegalSection,
  parseLegalText,
  retentionSentences,
} from '../settings/domain/legal-text.js';
export {
  DEFAULT_RETENTION,
  MOST_RETENTION_MONTHS,
  RETENTION_PLACEHOLDERS,
} from '../settings/domain/retention.js';
export type { Picture } from '../media/pictures.js';
export { HOLD_SECONDS } from '../newsletter/domain/hold.js';
export { FIRST_NAME_TOKEN, unknownTokens } from '../newsletter/domain/issue-tokens.js';
export { brandPalette, brandStyles, brandStylesPath } from '../settings/domain/brand-palette.js';
export { homeContent } from '../settings/domain/sections/home.js';
export { CONSOLE_PAGES, type ConsolePath } from '../site/domain/console-pages.js';
export { consolePageAt } from '../site/domain/console-paths.js';
export type {
  BookingPage,
  BookingSummary,
  ConsultationTime,
  EditedLegalTexts,
  HomeContent,
  IssueSummary,
  PageData,
  RenderedPage,
  ReturnedForm,
  ReturnedRequest,
  TextPart,
  ThanksContent,
} from '../site/page-data.js';
