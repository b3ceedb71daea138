import type {
  ActivityEntry,
  AdminStats,
  Appointment,
  Lead,
  LeadNote,
  Mail,
  MailDetail,
  Post,
  PostVersion,
  SessionUser,
  StaffMember,
  Subscription,
  Task,
  Today,
  User,
} from '../shared/api-types';

type BookingLead = Extract<Lead, { leadType: 'appointment' }>;
type SubscriptionLead = Extract<Lead, { leadType: 'subscription' }>;

/** A booking; set only the fields that matter to the test. */
export function anAppointment(changes: Partial<Appointment> = {}): Appointment {
  return {
    id: 'booking-1',
    firstName: 'Liza',
    lastName: 'Reyes',
    email: 'liza@example.org',
    phone: '+63 917 000 0101',
    dateOfBirth: '1988-04-12',
    preferredDate: '2026-11-24',
    preferredTime: '10am',
    serviceInterest: 'retirement',
    notes: null,
    bookingStatus: 'Pending',
    calculation: null,
    outcome: null,
    leadStatus: 'New',
    leadSource: 'booking',
    productPurchased: null,
    premiumFrequency: null,
    premiumRate: null,
    soldOn: null,
    visitorRequest: null,
    cancelledAt: null,
    visitorTimeZone: null,
    meetingWay: null,
    meetingMinutes: null,
    mailFailed: false,
    ownerId: null,
    clientId: null,
    answeredAt: null,
    nextTaskDue: null,
    erasedAt: null,
    notesCount: 0,
    lastNote: null,
    clash: 0,
    outsideHours: null,
    createdAt: '2026-11-20T01:00:00.000Z',
    ...changes,
  };
}

export function aSubscription(changes: Partial<Subscription> = {}): Subscription {
  return {
    id: 'subscription-1',
    firstName: 'Elena',
    lastName: null,
    email: 'elena@example.org',
    leadStatus: 'New',
    leadSource: 'subscription',
    mailFailed: false,
    ownerId: null,
    clientId: null,
    answeredAt: null,
    nextTaskDue: null,
    erasedAt: null,
    notesCount: 0,
    lastNote: null,
    createdAt: '2026-11-19T01:00:00.000Z',
    ...changes,
  };
}

export const aBookingLead = (changes: Partial<Appointment> = {}): BookingLead => ({
  ...anAppointment(changes),
  leadType: 'appointment',
});

export const aSubscriptionLead = (changes: Partial<Subscription> = {}): SubscriptionLead => ({
  ...aSubscription(changes),
  leadType: 'subscription',
});

export function aPost(changes: Partial<Post> = {}): Post {
  return {
    id: 'post-1',
    slug: 'term-or-whole-life',
    title: 'Term or whole life',
    excerpt: 'What each is for.',
    content: 'First line.',
    category: 'Insurance',
    imageUrl: '/covers/two-houses.svg',
    readTime: '5 min read',
    publishedAt: '2026-11-01T01:00:00.000Z',
    status: 'published',
    publishAt: null,
    updatedAt: '2026-11-01T01:00:00.000Z',
    imageAlt: '',
    author: '',
    reviewedOn: null,
    ...changes,
  };
}

export function aUser(changes: Partial<User> = {}): User {
  return {
    id: 'user-2',
    username: 'maria',
    name: 'Maria Clara',
    role: 'admin_assistant',
    status: 'active',
    email: null,
    deactivationNote: null,
    deactivatedBy: null,
    deactivatedAt: null,
    removedBy: null,
    removedAt: null,
    removalNote: null,
    createdAt: '2026-10-01T01:00:00.000Z',
    secondFactor: false,
    ...changes,
  };
}

export const aSuperadmin: SessionUser = {
  id: 'user-1',
  username: 'admin',
  name: 'Ana Santos',
  role: 'superadmin',
};

export const anAssistant: SessionUser = { ...aSuperadmin, role: 'admin_assistant' };

export function someStats(leads: Partial<AdminStats['leads']> = {}): AdminStats {
  return {
    bookings: { total: 2, confirmed: 1, pending: 1, hold: 0 },
    leads: {
      total: 3,
      fromBookings: 2,
      fromSubscriptions: 1,
      new: 2,
      inProgress: 1,
      notQualified: 0,
      offerDeclined: 0,
      closedSale: 0,
      ...leads,
    },
    sales: { total: 0, monthly: 0, quarterly: 0, annual: 0 },
  };
}

export function aNote(changes: Partial<LeadNote> = {}): LeadNote {
  return {
    id: 'note-1',
    leadId: 'booking-1',
    leadType: 'appointment',
    note: 'Called, will call back.',
    channel: null,
    createdBy: 'user-1',
    createdByName: 'Ana Santos',
    createdAt: '2026-11-20T02:00:00.000Z',
    ...changes,
  };
}

export function anActivity(changes: Partial<ActivityEntry> = {}): ActivityEntry {
  return {
    id: 'activity-1',
    leadId: 'booking-1',
    leadType: 'appointment',
    actionType: 'lead_created',
    actionDetails: 'Booking made',
    performedBy: null,
    performedByName: 'Website',
    createdAt: '2026-11-20T01:00:00.000Z',
    ...changes,
  };
}

/** A row of the messages, about booking-1. */
export function aMail(changes: Partial<Mail> = {}): Mail {
  return {
    id: 'mail-1',
    kind: 'booking_confirmed',
    leadType: 'appointment',
    leadId: 'booking-1',
    name: 'Liza Reyes',
    recipient: 'liza@example.org',
    subject: 'Your consultation is confirmed',
    state: 'sent',
    attempts: 1,
    nextAttemptAt: null,
    lastReply: '250 2.0.0 Ok: queued as 4F1',
    reason: null,
    createdAt: '2026-11-20T03:00:00.000Z',
    sentAt: '2026-11-20T03:00:05.000Z',
    ...changes,
  };
}

export function aMailDetail(changes: Partial<MailDetail> = {}): MailDetail {
  return {
    ...aMail(),
    text: 'See you on Tuesday.',
    html: '<!doctype html><html><body><p>See you on Tuesday.</p></body></html>',
    attachments: [],
    attemptLog: [],
    messageId: '<mail-1@office.example>',
    usefulUntil: null,
    contentRemovedAt: null,
    ...changes,
  };
}

export function aTask(changes: Partial<Task> = {}): Task {
  return {
    kind: 'task',
    caseTitle: null,
    policyId: null,
    policyName: null,
    id: 'task-1',
    title: 'Send the proposal',
    dueDate: '2026-11-24',
    leadType: null,
    leadId: null,
    leadName: null,
    clientId: null,
    clientName: null,
    assigneeId: 'user-1',
    assigneeName: 'Ana Santos',
    createdBy: 'user-1',
    createdAt: '2026-11-20T03:00:00.000Z',
    doneAt: null,
    doneBy: null,
    done: false,
    ...changes,
  };
}

/** The signed-in user of most tests, and a colleague. */
export const someStaff: StaffMember[] = [
  { id: 'user-1', name: 'Ana Santos', role: 'superadmin' },
  { id: 'user-2', name: 'Maria Clara', role: 'admin_assistant' },
];

export function aVersion(changes: Partial<PostVersion> = {}): PostVersion {
  return {
    id: 'version-1',
    blogPostId: 'post-1',
    title: 'Term or whole life?',
    content: 'An older line.',
    editedBy: 'user-1',
    editedByName: 'Ana Santos',
    createdAt: '2026-11-10T01:00:00.000Z',
    ...changes,
  };
}

/** A day on which nothing is to be done. */
export function anEmptyDay(changes: Partial<Today> = {}): Today {
  const none = { total: 0, rows: [] };
  return {
    date: '2026-11-24',
    consultations: [],
    nextOpenDay: '2026-11-25',
    withoutOutcome: none,
    unanswered: none,
    unansweredSignUps: none,
    tasks: none,
    visitorRequests: none,
    failedMails: none,
    premiums: { ...none, pastGrace: 0, inGrace: 0, dueSoon: 0 },
    coming: [],
    medianFirstResponseMinutes: null,
    ...changes,
  };
}
