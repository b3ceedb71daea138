import { ApiKeyDays, ApiKeys } from '../api-keys/infrastructure/api-key.tables.js';
import { AuditHeadTable, AuditLogTable } from '../audit/infrastructure/audit.tables.js';
import { CareState, HiddenFirstStepsTable } from '../care/infrastructure/care.tables.js';
import {
  ClientActivities,
  ClientCounter,
  ClientMerges,
  Clients,
  Households,
} from '../clients/infrastructure/client.tables.js';
import {
  BookCounters,
  Insurers,
  Policies,
  PolicyMailPlans,
  PolicyVersions,
  PremiumCorrections,
  PremiumPayments,
  Premiums,
  Products,
  ServiceCases,
} from '../policies/infrastructure/policy.tables.js';
import { BlogPostHistory, BlogPosts } from '../blog/infrastructure/blog.tables.js';
import {
  ImportFiles,
  ImportMappings,
  ImportRows,
  Imports,
  ImportSources,
} from '../imports/infrastructure/import.tables.js';
import { BusyCalendars, BusyTimes } from '../busy-times/infrastructure/busy.tables.js';
import { IdempotencyKeys } from '../platform/database/idempotency-keys.js';
import { CalendarFeedsTable } from '../leads/infrastructure/calendar-feed.table.js';
import {
  ActivityLogs,
  Appointments,
  BookingLinks,
  LeadCounters,
  LeadNotes,
  Subscriptions,
} from '../leads/infrastructure/lead.tables.js';
import { MailCounters, MailFlow, OutgoingMails } from '../mail/infrastructure/mail.tables.js';
import { DeskVisitTable } from '../desk/infrastructure/desk.tables.js';
import {
  ConsentRecords,
  DeliveryTable,
  Issues,
  NewsletterDays,
  NewsletterLinks,
  Subscribers,
} from '../newsletter/infrastructure/newsletter.tables.js';
import { MediaTable } from '../media/infrastructure/media.tables.js';
import {
  BreachTable,
  HoldAddressTable,
  LegalHoldTable,
  PrivacyRequestTable,
  RetentionRunTable,
} from '../privacy/infrastructure/duties.tables.js';
import { ErasureTable } from '../privacy/infrastructure/erasure.tables.js';
import {
  WebhookDeliveryTable,
  WebhookEventTable,
  WebhookTable,
} from '../webhooks/infrastructure/webhook.tables.js';
import type { Schema } from '../platform/database/data-sources.js';
import {
  BlockedSenderTable,
  SuspectedSubmissionTable,
} from '../screening/infrastructure/screening.tables.js';
import { SettingsHistoryTable, SettingsTable } from '../settings/infrastructure/settings.tables.js';
import { Tasks } from '../tasks/infrastructure/task.tables.js';
import {
  HalfSessions,
  PasskeyChallenges,
  PasskeyTable,
  RecoveryCodes,
  TotpFactors,
} from '../users/infrastructure/second-factor.tables.js';
import { Sessions, Users } from '../users/infrastructure/user.tables.js';
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
