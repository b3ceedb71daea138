// Short names for request and response bodies. The types are generated from the server's code.
import type { BusinessSection, BusinessSettings, LeadType } from '@contract';
import type { components } from './api-schema';

type Schema = components['schemas'];

export type BookingRequest = Schema['BookingBody'];
/** What staff enter of a booking, and what they correct of a lead. */
export type EnteredBooking = Schema['EnteredBookingBody'];
export type LeadDetails = Schema['BookingDetailsBody'] & Schema['SubscriptionDetailsBody'];
export type SentBookingConfirmation = Schema['SentBookingConfirmation'];

/** A row of GET /api/appointments. */
export type Appointment = Schema['ListedAppointment'];
export type Subscription = Schema['ListedSubscription'];
/** A row of GET /api/admin/leads; `leadType` is the discriminator. */
export type Lead = BookingLead | Schema['SubscriptionLead'];
export type BookingLead = Schema['AppointmentLead'];
export type LeadNote = Schema['LeadNoteView'];
export type ActivityEntry = Schema['ActivityEntry'];
export type AdminStats = Schema['AdminStatsView'];
export type WeekOfLeads = Schema['WeekOfLeadsView'];

export type Post = Schema['PostView'];
export type PostStatus = Post['status'];
/** What staff write in a post. */
export type PostDraft = Omit<Post, 'id' | 'slug' | 'publishedAt' | 'updatedAt'>;
/** A deleted post, without its content. */
export type DeletedPost = Schema['DeletedPostView'];
/** The secret address of a post; `url` is a path of the site. */
export type PreviewLink = Schema['PreviewLinkView'];
export type PostVersion = Schema['PostVersionView'];

/** A picture of the library, and where it is shown. */
export type LibraryPicture = Schema['MediaView'];
/** A picture in the list, without where it is shown. */
export type ListedPicture = Schema['MediaSummaryView'];

/** What a visitor asked for on the page of their booking; waits until staff answer it. */
export type VisitorRequest = NonNullable<Appointment['visitorRequest']>;

/** A row of GET /api/admin/api-keys. */
export type ApiKey = Schema['ApiKeyView'];

/** A row of GET /api/user/sessions. */
export type OwnSession = Schema['SessionView'];

/** A calendar that another program keeps, with the address masked. */
export type BusyCalendar = Schema['BusyCalendarView'];
/** A time at which a member of staff is busy; with a title if it is the user. */
export type BusyTime = Schema['BusyTimeView'];
export type UnreadDay = Schema['UnreadDayView'];

/** A person the office looks after. */
export type Client = Schema['ClientView'];
/** An entry of a client's timeline. */
export type DuplicatePair = Schema['DuplicatePairView'];
export type ClientNumbers = Schema['ClientNumbersView'];
export type TimelineEntry = Schema['TimelineEntryView'];

/** A row of GET /api/admin/policies. Amounts are in whole centavos. */
export type Policy = Schema['PolicyView'];
export type PolicyDetails = Schema['PolicyDetailsView'];
export type NewPolicy = Schema['NewPolicyBody'];
/** What is written of a policy; what is left out stays. */
export type PolicyChange = Schema['PolicyChangeBody'];
/** An earlier state of a policy. */
export type PolicyVersion = Schema['PolicyVersionView'];
export type Premium = Schema['PremiumView'];
/** A premium without its payments. */
export type PremiumToday = Schema['PremiumTodayView'];
/** A payment of a premium, or the line that takes one back. */
export type Payment = Schema['PaymentView'];
export type NewPayment = Schema['NewPaymentBody'];
export type PaymentChange = Schema['PaymentChangeBody'];
/** What is corrected of one premium; what is left out stays. */
export type PremiumCorrection = Schema['PremiumCorrectionBody'];
/** What a change of a policy does to its premiums. */
export type ChangePreview = Schema['ChangePreviewView'];
export type PreviewedPremium = Schema['PreviewedPremiumView'];
export type Beneficiary = Schema['BeneficiaryView'];
export type Rider = Schema['RiderView'];
export type Cheque = Schema['ChequeView'];
export type ServiceCase = Schema['CaseView'];
export type NewServiceCase = Schema['NewCaseBody'];
/** What is changed of a case, or known of a new one. */
export type ServiceCaseChange = Schema['CaseChangeBody'];
/** An insurer with its products. */
export type Insurer = Schema['InsurerView'];
export type NewClient = Schema['NewClientBody'];
export type ClientChange = Schema['ClientChangeBody'];
export type Household = Schema['HouseholdView'];
export type HouseholdMember = Household['members'][number];
export type Duplicate = Schema['DuplicateView'];
export type MergeRequest = Schema['ClientMergeBody'];
export type MergeOfClient = Schema['MergeOfClientView'];
export type Unmerged = Schema['UnmergedView'];

/** A row of GET /api/admin/mails. */
export type Mail = Schema['MailView'];
export type MailDetail = Schema['MailDetailView'];
export type MailState = Mail['state'];
export type MailSummary = Schema['MailSummaryView'];

/** A row of GET /api/admin/newsletters: an issue without its content. */
export type IssueSummary = Schema['IssueSummaryView'];
/** An issue as a change answers it. */
export type StoredIssue = Schema['IssueView'];
export type Issue = Schema['IssueDetailView'];
export type IssueState = Issue['state'];
/** What is written in an issue. */
export type IssueDraft = Pick<Issue, 'subject' | 'preheader' | 'content' | 'public'>;
export type RenderedIssue = Schema['MailPreviewView'];
/** How many subscribers get an issue, and why the others do not. */
export type Audience = Schema['AudienceView'];
export type SendingStatus = Schema['NewsletterStatusView'];
/** One subscriber's copy of an issue; `id` is that of the subscription. */
export type Subscriber = Schema['SubscriberView'];
export type Delivery = Schema['DeliveryView'];
export type DeliveryState = Delivery['state'];
export type SubscriptionConsents = Schema['ConsentsView'];
export type Consent = SubscriptionConsents['consents'][number];

/** What is to be done today. */
export type Today = Schema['TodayView'];
/** How much waits for the user. */
export type Waiting = Schema['WaitingCountsView'];
/** The page of a lead. */
export type LeadDetail = Schema['AppointmentDetail'] | Schema['SubscriptionDetail'];
/** A row of GET /api/admin/tasks. */
export type Task = Schema['TaskView'];
export type NewTask = Schema['NewTaskBody'];
export type TaskChange = Schema['TaskChangeBody'];
/** An active user, who can be given work. */
export type StaffMember = Schema['StaffMemberView'];

export type StoredSettings = Pick<Schema['SettingsView'], 'visitorMails'>;
/** Who would get which mails about policies tomorrow. */
export type TomorrowsMails = Schema['TomorrowsMailsView'];
/** Which mails visitors get. */
export type VisitorMails = Omit<StoredSettings['visitorMails'], 'updatedAt' | 'updatedByName'>;

/** A section of what the owner decides about the site; `updatedAt` is null until the first change. */
export type StoredSection<S extends BusinessSection = BusinessSection> = BusinessSettings[S] & {
  readonly updatedAt: string | null;
  readonly updatedByName: string | null;
};
/** All sections of GET /api/admin/settings that the owner decides about. */
export type StoredBusiness = { readonly [S in BusinessSection]: StoredSection<S> };
/** A value that a change of a section replaced: when, and by whom. */
export type ReplacedSection = Omit<Schema['ReplacedValueView'], 'value'> & {
  readonly value: BusinessSettings[BusinessSection];
};
/** A row of GET /api/admin/audit. */
export type AuditEntry = Schema['AuditEntryView'];
export type AuditState = Schema['AuditStateView'];
export type SuspectedSubmission = Schema['SuspectedSubmissionView'];
export type BlockedSender = Schema['BlockedSenderView'];
export type NewBlockedSender = Schema['BlockBody'];
export type SelfCheck = Schema['SelfCheckView'];
export type Check = SelfCheck['checks'][number];
export type FirstStep = Schema['FirstStepView'];

export type SessionUser = Schema['SessionUserView'];
export type User = Schema['UserView'];
/** What the user's own account asks for besides the password. */
export type SecondFactor = Schema['SecondFactorView'];
export type Passkey = Schema['PasskeyView'];

/** Body of every error response; `errors` maps fields to messages and is sent with 400 only. */
export interface ErrorBody {
  statusCode: number;
  message: string;
  /** What is said, for programs. */
  code?: string;
  errors?: Record<string, string>;
  /** What is stored now; sent with 409 to an edit of an earlier state. */
  current?: unknown;
  /** Sent with 401 while signing in: the factors that may follow. */
  secondFactor?: readonly ('totp' | 'passkey')[];
  /** Sent with 403: a second factor has to be set up first. */
  secondFactorRequired?: true;
  /** Sent with 404: the client into whom that one was merged. */
  mergedInto?: string;
  /** Sent with 403: the session has to be confirmed with the password first. */
  confirmationRequired?: true;
  requestId: string;
}

/** Reference to a lead; the two types have separate ids. */
export interface LeadRef {
  leadType: LeadType;
  leadId: string;
}

/** What a task is about. */
export type TaskSubject = LeadRef | { readonly clientId: string };
/** The figures of all policies. Amounts are in whole centavos. */
export type Book = Schema['BookView'];
export type BookCount = Schema['BookCountView'];
export type PolicySum = Schema['PolicySumView'];
export type BookSum = Schema['BookSumView'];
export type BookGroup = Schema['BookGroupView'];
export type BookPremiums = Schema['BookPremiumsView'];
export type BookPersistency = Schema['BookPersistencyView'];
export type BookChanges = Schema['BookChangesView'];
/** An address that is told what happens, without its secret. */
export type Webhook = Schema['WebhookView'];
export type WebhookDelivery = Schema['WebhookDeliveryView'];
