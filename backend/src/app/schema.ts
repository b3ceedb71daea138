import * as apiKeys from '../api-keys/store/api-key.tables.js';
import * as audit from '../audit/store/audit.tables.js';
import * as blog from '../blog/store/blog.tables.js';
import * as busyTimes from '../busy-times/store/busy.tables.js';
import * as care from '../care/store/care.tables.js';
import * as clients from '../clients/store/client.tables.js';
import * as imports from '../imports/store/import.tables.js';
import * as calendarFeeds from '../leads/store/calendar-feed.table.js';
import * as leads from '../leads/store/lead.tables.js';
import * as mail from '../mail/store/mail.tables.js';
import * as media from '../media/store/media.tables.js';
import * as newsletter from '../newsletter/store/newsletter.tables.js';
import type { Schema } from '../platform/database/data-sources.js';
import * as idempotency from '../platform/database/idempotency-keys.js';
import { tablesIn } from '../platform/database/table.js';
import * as planning from '../planning/store/planning.tables.js';
import * as policies from '../policies/store/policy.tables.js';
import * as duties from '../privacy/store/duties.tables.js';
import * as erasures from '../privacy/store/erasure.tables.js';
import * as screening from '../screening/store/screening.tables.js';
import * as settings from '../settings/store/settings.tables.js';
import * as tasks from '../tasks/store/task.tables.js';
import * as secondFactor from '../users/store/second-factor.tables.js';
import * as users from '../users/store/user.tables.js';
import * as webhooks from '../webhooks/store/webhook.tables.js';
import { MIGRATIONS } from './migrations.js';

/** All tables and migrations of the application; migrations run in this order. */
export const SCHEMA: Schema = {
  entities: tablesIn(
    users,
    secondFactor,
    leads,
    calendarFeeds,
    idempotency,
    blog,
    mail,
    settings,
    tasks,
    clients,
    planning,
    policies,
    newsletter,
    care,
    media,
    audit,
    duties,
    erasures,
    screening,
    imports,
    apiKeys,
    busyTimes,
    webhooks,
  ),
  migrations: MIGRATIONS,
};
