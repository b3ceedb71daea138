import { CreateTables1763700000000 } from './migrations/1763700000000-create-tables.js';
import { AddIdempotencyKeys1763800000000 } from './migrations/1763800000000-add-idempotency-keys.js';
import { AddVisitorRequests1763900000000 } from './migrations/1763900000000-add-visitor-requests.js';
import { AddMail1763950000000 } from './migrations/1763950000000-add-mail.js';
import { AddLeadCare1763990000000 } from './migrations/1763990000000-add-lead-care.js';
import { AddTasks1763991000000 } from './migrations/1763991000000-add-tasks.js';
import { AddSearchTerms1763991500000 } from './migrations/1763991500000-add-search-terms.js';
import { AddDeskVisits1763992000000 } from './migrations/1763992000000-add-desk-visits.js';
import { AddCalendarFeeds1763993000000 } from './migrations/1763993000000-add-calendar-feeds.js';
import { AddNewsletter1763994000000 } from './migrations/1763994000000-add-newsletter.js';
import { WidenCreatedIndex1763995000000 } from './migrations/1763995000000-widen-created-index.js';
import { AddMedia1763996000000 } from './migrations/1763996000000-add-media.js';
import { AddSettingsHistory1763997000000 } from './migrations/1763997000000-add-settings-history.js';
import { AddDrafts1763998000000 } from './migrations/1763998000000-add-drafts.js';
import { AddCare1764010000000 } from './migrations/1764010000000-add-care.js';
import { AddAudit1764020000000 } from './migrations/1764020000000-add-audit.js';
import { AddSecondFactors1764021000000 } from './migrations/1764021000000-add-second-factors.js';
import { AddAccountMails1764022000000 } from './migrations/1764022000000-add-account-mails.js';
import { AddErasures1764023000000 } from './migrations/1764023000000-add-erasures.js';
import { AddPrivacyDuties1764024000000 } from './migrations/1764024000000-add-privacy-duties.js';
import { AddScreening1764025000000 } from './migrations/1764025000000-add-screening.js';
import { AddConfirmedSessions1764026000000 } from './migrations/1764026000000-add-confirmed-sessions.js';
import { AddAuditReplaceTrigger1764026100000 } from './migrations/1764026100000-add-audit-replace-trigger.js';
import { AddHoldAddresses1764026200000 } from './migrations/1764026200000-add-hold-addresses.js';
import { AddAccountNews1764026300000 } from './migrations/1764026300000-add-account-news.js';
import { AddFeedFetches1764026400000 } from './migrations/1764026400000-add-feed-fetches.js';
import { AddMeeting1764026500000 } from './migrations/1764026500000-add-meeting.js';
import { AddHiddenFirstSteps1764026600000 } from './migrations/1764026600000-add-hidden-first-steps.js';
import { AddClients1764026700000 } from './migrations/1764026700000-add-clients.js';
import { AddClientsOfLeads1764026800000 } from './migrations/1764026800000-add-clients-of-leads.js';
import { AddPolicies1764026900000 } from './migrations/1764026900000-add-policies.js';
import { CountClients1764027000000 } from './migrations/1764027000000-count-clients.js';
import { AddImports1764027100000 } from './migrations/1764027100000-add-imports.js';
import { AddApiKeys1764027200000 } from './migrations/1764027200000-add-api-keys.js';
import { AddWebhooks1764027300000 } from './migrations/1764027300000-add-webhooks.js';
import { AddBusyCalendars1764027400000 } from './migrations/1764027400000-add-busy-calendars.js';
import { AddImportSamples1764027600000 } from './migrations/1764027600000-add-import-samples.js';
import { SealWebhookAddresses1764027800000 } from './migrations/1764027800000-seal-webhook-addresses.js';
import { KeyAddresses1764028000000 } from './migrations/1764028000000-key-addresses.js';
import { FoldNames1764028200000 } from './migrations/1764028200000-fold-names.js';
import { AddNameParts1764028400000 } from './migrations/1764028400000-add-name-parts.js';
import { DropNameKeysOfImportRows1764028600000 } from './migrations/1764028600000-drop-name-keys-of-import-rows.js';
import { KeyReminders1764029000000 } from './migrations/1764029000000-key-reminders.js';
import { AddNextGrace1764029200000 } from './migrations/1764029200000-add-next-grace.js';
import { AddPolicyChanges1764029400000 } from './migrations/1764029400000-add-policy-changes.js';
import { NameUnreadEntries1764029600000 } from './migrations/1764029600000-name-unread-entries.js';
import { AddImportFiles1764029700000 } from './migrations/1764029700000-add-import-files.js';

/** In the order in which they run. */
export const MIGRATIONS = [
  CreateTables1763700000000,
  AddIdempotencyKeys1763800000000,
  AddVisitorRequests1763900000000,
  AddMail1763950000000,
  AddLeadCare1763990000000,
  AddTasks1763991000000,
  AddSearchTerms1763991500000,
  AddDeskVisits1763992000000,
  AddCalendarFeeds1763993000000,
  AddNewsletter1763994000000,
  WidenCreatedIndex1763995000000,
  AddMedia1763996000000,
  AddSettingsHistory1763997000000,
  AddDrafts1763998000000,
  AddCare1764010000000,
  AddAudit1764020000000,
  AddSecondFactors1764021000000,
  AddAccountMails1764022000000,
  AddErasures1764023000000,
  AddPrivacyDuties1764024000000,
  AddScreening1764025000000,
  AddConfirmedSessions1764026000000,
  AddAuditReplaceTrigger1764026100000,
  AddHoldAddresses1764026200000,
  AddAccountNews1764026300000,
  AddFeedFetches1764026400000,
  AddMeeting1764026500000,
  AddHiddenFirstSteps1764026600000,
  AddClients1764026700000,
  AddClientsOfLeads1764026800000,
  AddPolicies1764026900000,
  CountClients1764027000000,
  AddImports1764027100000,
  AddApiKeys1764027200000,
  AddWebhooks1764027300000,
  AddBusyCalendars1764027400000,
  AddImportSamples1764027600000,
  SealWebhookAddresses1764027800000,
  KeyAddresses1764028000000,
  FoldNames1764028200000,
  AddNameParts1764028400000,
  DropNameKeysOfImportRows1764028600000,
  KeyReminders1764029000000,
  AddNextGrace1764029200000,
  AddPolicyChanges1764029400000,
  NameUnreadEntries1764029600000,
  AddImportFiles1764029700000,
];
