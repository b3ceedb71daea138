import { RecordingOutbox } from '../../mail/testing/recording-outbox.js';
import type { Outbox } from '../../mail/outbox.js';
import { RecordingConsents } from '../../newsletter/testing/recording-consents.js';
import type { Consents } from '../../newsletter/consents.js';
import type { Database } from '../../platform/database/database.js';
import { PassingUnitOfWork } from '../../platform/testing/passing-unit-of-work.js';
import { SqlSuspectedSubmissions } from '../../screening/store/sql-suspected-submissions.js';
import { InMemorySuspectedSubmissions } from '../../screening/testing/in-memory-suspected-submissions.js';
import { RecordingEvents } from '../../webhooks/testing/recording-events.js';
import type { OutboundEvents } from '../../webhooks/outbound-events.js';
import { LeadFollowUps } from '../application/lead-follow-ups.js';
import { LeadUnits } from '../application/lead-units.js';
import type { Lead } from '../domain/lead.js';
import { SqlLeads } from '../store/sql-leads.js';
import { InMemoryLeads } from './in-memory-leads.js';

/** Other areas that a unit of work joins; recording fakes by default. */
interface Joined {
  readonly outbox?: Outbox;
  readonly consents?: Consents;
  readonly events?: OutboundEvents;
}

/** Acts on leads over the tables of a database. */
export function leadsOn(
  database: Database,
  {
    outbox = new RecordingOutbox(),
    consents = new RecordingConsents(),
    events = new RecordingEvents(),
  }: Joined = {},
): LeadUnits {
  const leads = new SqlLeads(database);
  const followUps = new LeadFollowUps(leads, outbox, consents, events);
  return new LeadUnits(database, leads, followUps, new SqlSuspectedSubmissions(database));
}

/** The same in memory, with what was stored. */
export function leadsInMemory(...stored: readonly Lead[]) {
  const leads = new InMemoryLeads(...stored);
  const submissions = new InMemorySuspectedSubmissions();
  const outbox = new RecordingOutbox();
  const followUps = new LeadFollowUps(leads, outbox, new RecordingConsents(), new RecordingEvents());
  const units = new LeadUnits(new PassingUnitOfWork(), leads, followUps, submissions);
  return { units, leads, submissions, outbox };
}
