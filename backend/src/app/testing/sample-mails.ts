import { DEFAULT_MEETING } from '../../calendar/domain/meeting.js';
import type { BookingMail, StaffBookingMail } from '../../leads/domain/booking-mail-kinds.js';
import type { PremiumMail } from '../../policies/domain/policy-mails.js';
import type { MailContent, MailData, MailKind } from '../../mail/mail-kinds.js';
import { SAMPLE_BUSINESS } from '../../platform/business-identity.js';

const BOOKING: BookingMail = {
  bookingId: '019a1b2c-3d4e-7f00-8123-456789abcdef',
  reference: '7KM-2QXP',
  firstName: 'Liza',
  lastName: 'Cruz',
  preferredDate: '2026-11-24',
  preferredTime: '9am',
  serviceInterest: 'retirement',
  visitorTimeZone: null,
  phone: '+63 917 123 4567',
  meetingWay: null,
  meetingMinutes: null,
  token: 'q0Wb3nZ9xYv1LkPd5RtGhA',
};

const STAFF_BOOKING: Omit<StaffBookingMail, 'notes'> = {
  bookingId: BOOKING.bookingId,
  reference: BOOKING.reference,
  firstName: BOOKING.firstName,
  lastName: BOOKING.lastName,
  email: 'liza@example.ph',
  phone: '+63 917 123 4567',
  preferredDate: BOOKING.preferredDate,
  preferredTime: BOOKING.preferredTime,
  serviceInterest: BOOKING.serviceInterest,
  otherBookings: 2,
};

const POLICY = {
  policyId: BOOKING.bookingId,
  clientId: BOOKING.bookingId,
  firstName: BOOKING.firstName,
  insurer: 'Sun Life',
  policyNumber: '0012-345',
};

const PREMIUM: PremiumMail = {
  ...POLICY,
  owed: 250_000,
  currency: 'PHP',
  dueDate: '2026-11-24',
  graceEndsOn: '2026-12-25',
};

/** What a mail is rendered with. */
export const MAIL_CONTEXT = {
  business: SAMPLE_BUSINESS,
  meeting: DEFAULT_MEETING,
  baseUrl: 'https://office.example',
  timeZone: 'Asia/Manila',
  senderAddress: 'office@harborlight.example',
  brandColour: '#298659',
  logo: null,
};

/** A mail of each kind. */
const SAMPLES: { readonly [K in MailKind]: MailData[K] } = {
  booking_received: { ...BOOKING, notes: 'My husband joins me.' },
  booking_confirmed: { ...BOOKING, sequence: 0 },
  booking_rescheduled: {
    confirmed: true,
    ...BOOKING,
    sequence: 1,
    previousDate: '2026-11-20',
    previousTime: '2pm',
  },
  booking_cancelled: { ...BOOKING, token: null, sequence: 2, invited: true },
  booking_unchanged: { ...BOOKING, message: 'I am in court then, sorry.', confirmed: true, cancelled: false },
  booking_reminder: BOOKING,
  booking_withdrawn: {
    bookingId: BOOKING.bookingId,
    preferredDate: BOOKING.preferredDate,
    preferredTime: BOOKING.preferredTime,
    sequence: 3,
  },
  staff_new_booking: { ...STAFF_BOOKING, notes: 'My husband joins me.\nIs there parking?' },
  staff_visitor_request: {
    ...STAFF_BOOKING,
    request: {
      type: 'move',
      preferredDate: '2026-11-27',
      preferredTime: '3pm',
      message: 'Afternoons are better.',
    },
  },
  staff_daily_brief: {
    date: BOOKING.preferredDate,
    consultations: [{ ...STAFF_BOOKING, confirmed: true }],
    moreConsultations: 0,
    unansweredLeads: 4,
    visitorRequests: 1,
    tasksDue: 3,
    premiumsPastGrace: 1,
    premiumsInGrace: 2,
    premiumsInLastDays: 1,
    urgent: [
      {
        bookingId: null,
        clientId: BOOKING.bookingId,
        policyId: BOOKING.bookingId,
        name: 'Ricardo Bautista',
        phone: '+63 917 555 0144',
        urgency: { why: 'past grace', days: 3 },
      },
    ],
    failedMails: 2,
    backupProblems: [],
  },
  staff_new_sign_in: { name: 'Maria Santos', browser: 'Chrome on Windows', at: '2026-11-24T01:30:00.000Z' },
  password_reset: { name: 'Maria Santos', token: BOOKING.token },
  account_news: { name: 'Maria Santos', news: 'password', at: '2026-11-24T01:30:00.000Z' },
  subscription_confirmation: { firstName: 'Liza', token: BOOKING.token },
  subscription_reminder: {
    firstName: 'Liza',
    token: BOOKING.token,
    subscriptionId: BOOKING.bookingId,
    consentId: BOOKING.bookingId,
  },
  newsletter: {
    issueId: BOOKING.bookingId,
    subject: 'Three questions before you buy insurance',
    subscriptionId: BOOKING.bookingId,
    token: BOOKING.token,
  },
  premium_due: PREMIUM,
  premium_in_grace: { ...PREMIUM, others: [{ ...PREMIUM, policyNumber: '0012-346', occasion: 'due' }] },
  policy_anniversary: { ...POLICY, date: '2026-11-24', years: 3 },
  webhook_off: {
    host: 'n8n.office.example',
    description: 'Sends bookings to the calendar',
    offReason: 'failing',
    at: '2026-11-24T01:30:00.000Z',
  },
  figures_overdue: {
    figures: [
      {
        key: 'sss.rate',
        source: 'SSS Circular 2024-006',
        sourceUrl: '',
        checkedOn: '2026-11-28',
        nextChange: '2027-01-01',
      },
    ],
  },
  test: { sentBy: 'Maria Santos' },
};

/** The sample of a kind, with other values where a test needs them. */
export function aMailContent<K extends MailKind>(kind: K, changes: Partial<MailData[K]> = {}): MailContent {
  return { kind, data: { ...SAMPLES[kind], ...changes } } as MailContent;
}
