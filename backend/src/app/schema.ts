import { BlogPostHistory, BlogPosts } from '../blog/infrastructure/blog.tables.js';
import {
  ActivityLogs,
  Appointments,
  BookingLinks,
  IdempotencyKeys,
  LeadCounters,
  LeadNotes,
  Subscriptions,
} from '../leads/infrastructure/lead.tables.js';
import { MailCounters, MailFlow, OutgoingMails } from '../mail/infrastructure/mail.tables.js';
import type { Schema } from '../platform/database/data-sources.js';
import { SettingsTable } from '../settings/infrastructure/settings.tables.js';
import { Sessions, Users } from '../users/infrastructure/user.tables.js';
import { CreateTables1763700000000 } from './migrations/1763700000000-create-tables.js';
import { AddIdempotencyKeys1763800000000 } from './migrations/1763800000000-add-idempotency-keys.js';
import { AddVisitorRequests1763900000000 } from './migrations/1763900000000-add-visitor-requests.js';
import { AddMail1763950000000 } from './migrations/1763950000000-add-mail.js';

/** All tables and migrations of the application; migrations run in this order. */
export const SCHEMA: Schema = {
  entities: [
    Users,
    Sessions,
    Appointments,
    Subscriptions,
    LeadNotes,
    ActivityLogs,
    LeadCounters,
    IdempotencyKeys,
    BookingLinks,
    BlogPosts,
    BlogPostHistory,
    OutgoingMails,
    MailCounters,
    MailFlow,
    SettingsTable,
  ],
  migrations: [
    CreateTables1763700000000,
    AddIdempotencyKeys1763800000000,
    AddVisitorRequests1763900000000,
    AddMail1763950000000,
  ],
};
