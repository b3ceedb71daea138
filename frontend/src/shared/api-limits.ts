// Written by `npm run openapi` from the backend's OpenAPI document. Do not edit.

interface Limit {
  readonly min?: number;
  readonly max: number;
}

/** The limits of a body by path. */
export type Limits = Readonly<Record<string, Limit>>;

export const testMailLimits = { to: { max: 254 } } as const;
export const newWebhookLimits = {
  url: { max: 2048 },
  events: { max: 12 },
  description: { max: 200 },
} as const;
export const webhookChangeLimits = newWebhookLimits;
export const replayLimits = { from: { max: 40 }, to: { max: 40 } } as const;
export const loginLimits = { username: { max: 200 }, password: { max: 1000 } } as const;
export const ownPasswordLimits = { currentPassword: { max: 1000 }, newPassword: { max: 1000 } } as const;
export const signInCodeLimits = { code: { max: 40 } } as const;
export const confirmedLimits = { password: { max: 1000 } } as const;
export const totpCodeLimits = { code: { max: 20 } } as const;
export const newPasskeyLimits = { name: { max: 100 } } as const;
export const passkeyNameLimits = newPasskeyLimits;
export const forgottenPasswordLimits = { account: { max: 254 } } as const;
export const newPasswordLimits = { token: { max: 200 }, newPassword: { max: 1000 } } as const;
export const ownEmailLimits = { email: { max: 254 }, password: { max: 1000 } } as const;
export const newUserLimits = {
  username: { min: 3, max: 50 },
  password: { max: 1000 },
  name: { max: 100 },
  email: { max: 254 },
} as const;
export const userStatusLimits = { note: { max: 2000 } } as const;
export const passwordLimits = confirmedLimits;
export const emailLimits = { email: { max: 254 } } as const;
export const newApiKeyLimits = { name: { max: 60 }, scopes: { max: 7 }, expiresAt: { max: 40 } } as const;
export const mediaChangeLimits = {
  alt: { max: 300 },
  focalX: { min: 0, max: 1 },
  focalY: { min: 0, max: 1 },
} as const;
export const visitorMailsLimits = {
  howToPay: { max: 1000 },
  greetingText: { max: 600 },
  appointmentText: { max: 600 },
  premiumText: { max: 600 },
  birthdayText: { max: 600 },
} as const;
export const identityLimits = {
  name: { max: 100 },
  tagline: { max: 160 },
  advisor: { max: 100 },
  licence: { max: 60 },
  licenceUrl: { max: 300 },
  phone: { max: 40 },
  email: { max: 254 },
  address: { max: 200 },
  socialUrl: { max: 300 },
  chatUrl: { max: 300 },
} as const;
export const appearanceLimits = {
  brandColour: { max: 20 },
  logo: { max: 200 },
  portrait: { max: 200 },
} as const;
export const hoursLimits = {
  week: { min: 7, max: 7 },
  'week.opens': { min: 0, max: 1440 },
  'week.closes': { min: 0, max: 1440 },
  closedDays: { max: 100 },
  'closedDays.date': { max: 10 },
  'closedDays.name': { max: 80 },
  'meeting.minutes': { min: 15, max: 240 },
  'meeting.videoUrl': { max: 300 },
} as const;
export const heroLimits = { title: { max: 120 }, lead: { max: 400 } } as const;
export const statsLimits = {
  items: { min: 4, max: 4 },
  'items.figure': { max: 20 },
  'items.label': { max: 40 },
} as const;
export const servicesLimits = {
  title: { max: 120 },
  lead: { max: 300 },
  items: { min: 6, max: 6 },
  'items.gain': { max: 120 },
  'items.detail': { max: 300 },
} as const;
export const aboutLimits = {
  title: { max: 120 },
  lead: { max: 400 },
  story: { max: 2000 },
  facts: { min: 3, max: 3 },
  'facts.term': { max: 60 },
  'facts.detail': { max: 200 },
} as const;
export const testimonialsLimits = {
  title: { max: 120 },
  items: { min: 3, max: 3 },
  'items.quote': { max: 600 },
  'items.name': { max: 60 },
  'items.about': { max: 80 },
} as const;
export const calculatorsLimits = {
  shown: { max: 6 },
  intro: { max: 600 },
  figures: { max: 400 },
  'figures.source': { max: 200 },
  'figures.sourceUrl': { max: 300 },
  'figures.from': { max: 10 },
  'figures.to': { max: 10 },
  'figures.checkedOn': { max: 10 },
  'figures.nextChange': { max: 10 },
} as const;
export const legalLimits = {
  'privacyPolicy.date': { max: 60 },
  'privacyPolicy.text': { max: 40000 },
  'termsOfService.date': { max: 60 },
  'termsOfService.text': { max: 40000 },
  'cookiePolicy.date': { max: 60 },
  'cookiePolicy.text': { max: 40000 },
} as const;
export const retentionLimits = {
  bookingMonths: { min: 1, max: 120 },
  mailMonths: { min: 1, max: 120 },
  policyMonths: { min: 1, max: 600 },
} as const;
export const newBusyCalendarLimits = { name: { max: 60 }, url: { max: 2000 } } as const;
export const issueLimits = {
  subject: { max: 150 },
  preheader: { max: 150 },
  content: { max: 100000 },
} as const;
export const issueChangeLimits = issueLimits;
export const testCopyLimits = testMailLimits;
export const sendLimits = { at: { max: 40 } } as const;
export const releaseLimits = { ids: { max: 100 } } as const;
export const discardLimits = releaseLimits;
export const blockLimits = { value: { max: 254 }, note: { max: 200 } } as const;
export const bookingLimits = {
  firstName: { max: 100 },
  lastName: { max: 100 },
  email: { max: 254 },
  phone: { max: 20 },
  dateOfBirth: { max: 10 },
  preferredDate: { max: 10 },
  notes: { max: 2000 },
  timeZone: { max: 64 },
  calculation: { max: 1000 },
  subject: { max: 2000 },
  proof: { max: 2000 },
} as const;
export const subscriptionLimits = {
  firstName: { max: 100 },
  email: { max: 254 },
  subject: { max: 2000 },
  proof: { max: 2000 },
} as const;
export const bookingStatusLimits = { message: { max: 500 } } as const;
export const saleLimits = { productPurchased: { max: 200 }, premiumRate: { max: 50 } } as const;
export const noteLimits = { note: { max: 5000 } } as const;
export const subscriptionDetailsLimits = {
  firstName: { max: 100 },
  lastName: { max: 100 },
  email: { max: 254 },
} as const;
export const ownerLimits = { ownerId: { max: 36 } } as const;
export const bulkLimits = { ids: { max: 100 }, ownerId: { max: 36 } } as const;
export const enteredBookingLimits = {
  firstName: { max: 100 },
  lastName: { max: 100 },
  email: { max: 254 },
  phone: { max: 20 },
  dateOfBirth: { max: 10 },
  preferredDate: { max: 10 },
  notes: { max: 2000 },
} as const;
export const bookingDetailsLimits = {
  firstName: { max: 100 },
  lastName: { max: 100 },
  email: { max: 254 },
  phone: { max: 20 },
  dateOfBirth: { max: 10 },
  notes: { max: 2000 },
  meetingMinutes: { min: 15, max: 240 },
} as const;
export const scheduleLimits = { message: { max: 500 }, preferredDate: { max: 10 } } as const;
export const requestAnswerLimits = bookingStatusLimits;
export const reopenedRequestLimits = {
  preferredDate: { max: 10 },
  message: { max: 1000 },
  requestedAt: { max: 40 },
} as const;
export const newCalendarFeedLimits = confirmedLimits;
export const sentBookingLimits = {
  firstName: { max: 100 },
  lastName: { max: 100 },
  email: { max: 254 },
  phone: { max: 20 },
  dateOfBirth: { max: 10 },
  preferredDate: { max: 10 },
  notes: { max: 2000 },
  timeZone: { max: 64 },
} as const;
export const newTaskLimits = {
  title: { max: 200 },
  dueDate: { max: 10 },
  leadId: { max: 36 },
  clientId: { max: 36 },
  assigneeId: { max: 36 },
} as const;
export const taskChangeLimits = {
  title: { max: 200 },
  dueDate: { max: 10 },
  assigneeId: { max: 36 },
} as const;
export const newClientLimits = {
  middleName: { max: 100 },
  lastName: { max: 100 },
  suffix: { max: 20 },
  email: { max: 254 },
  phone: { max: 20 },
  secondPhone: { max: 20 },
  secondEmail: { max: 254 },
  viber: { max: 20 },
  whatsapp: { max: 20 },
  messenger: { max: 300 },
  dateOfBirth: { max: 10 },
  occupation: { max: 100 },
  dependents: { min: 0, max: 50 },
  tin: { max: 30 },
  sssNumber: { max: 30 },
  gsisNumber: { max: 30 },
  address: { max: 300 },
  ownerId: { max: 36 },
  notes: { max: 5000 },
  referredBy: { max: 200 },
  tags: { max: 20 },
  firstName: { max: 100 },
} as const;
export const clientChangeLimits = newClientLimits;
export const clientNoteLimits = noteLimits;
export const clientMergeLimits = { otherId: { max: 36 } } as const;
export const newHouseholdLimits = {
  name: { max: 120 },
  members: { max: 20 },
  'members.clientId': { max: 36 },
} as const;
export const householdChangeLimits = newHouseholdLimits;
export const leadClientLimits = { clientId: { max: 36 } } as const;
export const newPolicyLimits = {
  insured: { max: 200 },
  payor: { max: 200 },
  contingentOwner: { max: 200 },
  assignee: { max: 200 },
  policyNumber: { max: 60 },
  issuedOn: { max: 10 },
  deliveredOn: { max: 10 },
  endsOn: { max: 10 },
  graceDays: { min: 0, max: 366 },
  paidBefore: { max: 10 },
  reinstateUntil: { max: 10 },
  remarks: { max: 5000 },
  saleId: { max: 36 },
  faceAmount: { min: 1, max: 1000000000000 },
  fundValue: { min: 1, max: 1000000000000 },
  fundValueOn: { max: 10 },
  loanBalance: { min: 1, max: 1000000000000 },
  riders: { max: 40 },
  'riders.name': { max: 120 },
  'riders.amount': { min: 1, max: 1000000000000 },
  'riders.endsAtAge': { min: 1, max: 120 },
  'riders.premium': { min: 1, max: 1000000000000 },
  cardExpires: { max: 7 },
  cheques: { max: 40 },
  'cheques.number': { max: 12 },
  'cheques.bank': { max: 60 },
  'cheques.date': { max: 10 },
  'cheques.amount': { min: 1, max: 1000000000000 },
  clientId: { max: 36 },
  insurer: { max: 120 },
  product: { max: 120 },
  startsOn: { max: 10 },
  'premium.amount': { min: 1, max: 1000000000000 },
  'premium.currency': { max: 3 },
  firstPremiumPaidOn: { max: 10 },
} as const;
export const policyChangeLimits = {
  insured: { max: 200 },
  payor: { max: 200 },
  contingentOwner: { max: 200 },
  assignee: { max: 200 },
  policyNumber: { max: 60 },
  issuedOn: { max: 10 },
  deliveredOn: { max: 10 },
  endsOn: { max: 10 },
  graceDays: { min: 0, max: 366 },
  paidBefore: { max: 10 },
  reinstateUntil: { max: 10 },
  remarks: { max: 5000 },
  saleId: { max: 36 },
  faceAmount: { min: 1, max: 1000000000000 },
  fundValue: { min: 1, max: 1000000000000 },
  fundValueOn: { max: 10 },
  loanBalance: { min: 1, max: 1000000000000 },
  riders: { max: 40 },
  'riders.name': { max: 120 },
  'riders.amount': { min: 1, max: 1000000000000 },
  'riders.endsAtAge': { min: 1, max: 120 },
  'riders.premium': { min: 1, max: 1000000000000 },
  cardExpires: { max: 7 },
  cheques: { max: 40 },
  'cheques.number': { max: 12 },
  'cheques.bank': { max: 60 },
  'cheques.date': { max: 10 },
  'cheques.amount': { min: 1, max: 1000000000000 },
  clientId: { max: 36 },
  insurer: { max: 120 },
  product: { max: 120 },
  startsOn: { max: 10 },
  'premium.amount': { min: 1, max: 1000000000000 },
  'premium.currency': { max: 3 },
  effectiveOn: { max: 10 },
  forceSince: { max: 10 },
  reason: { max: 500 },
} as const;
export const beneficiariesLimits = {
  beneficiaries: { max: 40 },
  'beneficiaries.name': { max: 120 },
  'beneficiaries.relationship': { max: 60 },
  'beneficiaries.share': { min: 1, max: 10000 },
  reason: { max: 500 },
} as const;
export const newPaymentLimits = {
  remittedOn: { max: 10 },
  postedOn: { max: 10 },
  receiptNumber: { max: 60 },
  paidOn: { max: 10 },
  amount: { min: 1, max: 1000000000000 },
} as const;
export const premiumCorrectionLimits = {
  amount: { min: 1, max: 1000000000000 },
  dueDate: { max: 10 },
  reason: { max: 500 },
} as const;
export const paymentChangeLimits = {
  remittedOn: { max: 10 },
  postedOn: { max: 10 },
  receiptNumber: { max: 60 },
} as const;
export const paymentMoveLimits = { premiumId: { max: 36 }, reason: { max: 500 } } as const;
export const reversalLimits = { reason: { max: 500 } } as const;
export const newCaseLimits = {
  reference: { max: 60 },
  nextStep: { max: 300 },
  nextBy: { max: 10 },
  title: { max: 200 },
} as const;
export const caseChangeLimits = newCaseLimits;
export const insurerLimits = { name: { max: 120 } } as const;
export const mergeLimits = clientMergeLimits;
export const productLimits = { name: { max: 120 }, graceDays: { min: 0, max: 366 } } as const;
export const postChangeLimits = {
  title: { max: 200 },
  excerpt: { max: 500 },
  content: { max: 200000 },
  imageUrl: { max: 2048 },
  imageAlt: { max: 300 },
  author: { max: 100 },
  reviewedOn: { max: 10 },
  readTime: { max: 40 },
  publishAt: { max: 40 },
} as const;
export const previewLimits = { content: { max: 200000 } } as const;
export const postLimits = postChangeLimits;
export const erasureLimits = {
  email: { max: 254 },
  reason: { min: 3, max: 500 },
  legalGround: { max: 300 },
  mentions: { max: 500 },
} as const;
export const newRequestLimits = {
  email: { max: 254 },
  receivedOn: { max: 10 },
  note: { max: 2000 },
} as const;
export const requestChangeLimits = { outcome: { max: 2000 } } as const;
export const newHoldLimits = { email: { max: 254 }, reason: { min: 3, max: 500 } } as const;
export const newBreachLimits = {
  discoveredAt: { max: 40 },
  from: { max: 40 },
  to: { max: 40 },
  what: { min: 3, max: 5000 },
  account: { max: 36 },
} as const;
export const breachStepsLimits = {
  npcNotifiedAt: { max: 40 },
  peopleNotifiedAt: { max: 40 },
  closedAt: { max: 40 },
} as const;
export const importMappingLimits = {
  'options.headingRow': { min: 1, max: 20000000 },
  'options.sheet': { max: 100 },
  'options.country': { max: 2 },
  'options.consentBasis': { max: 200 },
  'options.source': { max: 60 },
  saveAs: { max: 80 },
} as const;
export const importLayoutLimits = { headingRow: { min: 1, max: 20000000 }, sheet: { max: 100 } } as const;
export const decisionsLimits = { kind: { max: 4 } } as const;

export const SECTION_LIMITS: Readonly<Record<string, Limits>> = {
  visitorMails: visitorMailsLimits,
  identity: identityLimits,
  appearance: appearanceLimits,
  hours: hoursLimits,
  hero: heroLimits,
  stats: statsLimits,
  services: servicesLimits,
  about: aboutLimits,
  testimonials: testimonialsLimits,
  calculators: calculatorsLimits,
  legal: legalLimits,
  retention: retentionLimits,
};
