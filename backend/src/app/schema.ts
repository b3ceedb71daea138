import { ApiKeyDays, ApiKeys } from '../api-keys/store/api-key.tables.js';
import { AuditHeadTable, AuditLogTable } from '../audit/store/audit.tables.js';
import { CareState, HiddenFirstStepsTable } from '../care/store/care.tables.js';
import {
  ClientActivities,
  ClientCounter,
  ClientMerges,
  Clients,
  Households,
} from '../clients/store/client.tables.js';
import {
  BookCounters,
  Insurers,
  Policies,
  PolicyVersions,
  PremiumPayments,
  Premiums,
  Products,
  ServiceCases,
} from '../policies/store/policy.tables.js';
import { PremiumCorrections } from '../policies/store/premium-correction.table.js';
import { PolicyMailPlans } from '../policies/store/policy-mail-plan.table.js';
import { BlogPostHistory, BlogPosts } from '../blog/store/blog.tables.js';
import {
  ImportFiles,
  ImportMappings,
  ImportRows,
  Imports,
  ImportSources,
} from '../imports/store/import.tables.js';
import { BusyCalendars, BusyTimes } from '../busy-times/store/busy.tables.js';
import { IdempotencyKeys } from '../platform/database/idempotency-keys.js';
import { CalendarFeedsTable } from '../leads/store/calendar-feed.table.js';
import {
  ActivityLogs,
  Appointments,
  BookingLinks,
  LeadCounters,
  LeadNotes,
  Subscriptions,
} from '../leads/store/lead.tables.js';
import { MailCounters, MailFlow, OutgoingMails } from '../mail/store/mail.tables.js';
import { DeskVisitTable } from '../desk/store/desk.tables.js';
import {
  ConsentRecords,
  DeliveryTable,
  Issues,
  NewsletterDays,
  NewsletterLinks,
  Subscribers,
} from '../newsletter/store/newsletter.tables.js';
import { MediaTable } from '../media/store/media.tables.js';
import {
  BreachTable,
  HoldAddressTable,
  LegalHoldTable,
  PrivacyRequestTable,
  RetentionRunTable,
} from '../privacy/store/duties.tables.js';
import { ErasureTable } from '../privacy/store/erasure.tables.js';
import { WebhookDeliveryTable, WebhookEventTable, WebhookTable } from '../webhooks/store/webhook.tables.js';
import type { Schema } from '../platform/database/data-sources.js';
import { BlockedSenderTable, SuspectedSubmissionTable } from '../screening/store/screening.tables.js';
import { SettingsHistoryTable, SettingsTable } from '../settings/store/settings.tables.js';
import { Tasks } from '../tasks/store/task.tables.js';
import {
  HalfSessions,
  PasskeyChallenges,
  PasskeyTable,
  RecoveryCodes,
  TotpFactors,
} from '../users/store/second-factor.tables.js';
import { Sessions, Users } from '../users/store/user.tables.js';
import { MIGRATIONS } from './migrations.js';

/** All tables and migrations of the application; migrations run in this order. */
export const SCHEMA: Schema = {
  entities: [
    Users,
    Sessions,
    TotpFactors,
    PasskeyTable,
    RecoveryCodes,
    HalfSessions,
    PasskeyChallenges,
    Appointments,
    Subscriptions,
    LeadNotes,
    ActivityLogs,
    LeadCounters,
    IdempotencyKeys,
    BookingLinks,
    CalendarFeedsTable,
    BlogPosts,
    BlogPostHistory,
    OutgoingMails,
    MailCounters,
    MailFlow,
    SettingsTable,
    SettingsHistoryTable,
    DeskVisitTable,
    Tasks,
    Clients,
    ClientCounter,
    ClientActivities,
    Households,
    ClientMerges,
    Insurers,
    Products,
    Policies,
    PolicyVersions,
    Premiums,
    PremiumCorrections,
    PolicyMailPlans,
    PremiumPayments,
    ServiceCases,
    BookCounters,
    Subscribers,
    ConsentRecords,
    NewsletterLinks,
    Issues,
    DeliveryTable,
    NewsletterDays,
    CareState,
    HiddenFirstStepsTable,
    MediaTable,
    AuditLogTable,
    AuditHeadTable,
    PrivacyRequestTable,
    LegalHoldTable,
    HoldAddressTable,
    BreachTable,
    RetentionRunTable,
    ErasureTable,
    SuspectedSubmissionTable,
    BlockedSenderTable,
    Imports,
    ImportRows,
    ImportFiles,
    ImportSources,
    ImportMappings,
    ApiKeys,
    ApiKeyDays,
    BusyCalendars,
    BusyTimes,
    WebhookTable,
    WebhookEventTable,
    WebhookDeliveryTable,
  ],
  migrations: MIGRATIONS,
};
