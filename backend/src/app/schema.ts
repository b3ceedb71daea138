import { BlogPostHistory, BlogPosts } from '../blog/infrastructure/blog.tables.js';
import {
  ActivityLogs,
  Appointments,
  IdempotencyKeys,
  LeadCounters,
  LeadNotes,
  Subscriptions,
} from '../leads/infrastructure/lead.tables.js';
import type { Schema } from '../platform/database/data-sources.js';
import { Sessions, Users } from '../users/infrastructure/user.tables.js';
import { CreateTables1763700000000 } from './migrations/1763700000000-create-tables.js';
import { AddIdempotencyKeys1763800000000 } from './migrations/1763800000000-add-idempotency-keys.js';

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
    BlogPosts,
    BlogPostHistory,
  ],
  migrations: [CreateTables1763700000000, AddIdempotencyKeys1763800000000],
};
