import { SqlAuditTrail } from '../../audit/store/sql-audit-trail.js';
import { BusinessTime } from '../../calendar/business-time.js';
import { ClientQueries } from '../../clients/client-queries.js';
import { PersonalClients } from '../../clients/personal-clients.js';
import { SqlPersonalRows } from '../../imports/store/sql-personal-rows.js';
import { SqlLeadClients } from '../../leads/store/sql-lead-clients.js';
import { SqlLeadTasks } from '../../leads/store/sql-lead-tasks.js';
import { SqlPersonalLeads } from '../../leads/store/sql-personal-leads.js';
import { SqlPersonalMails } from '../../mail/store/sql-personal-mails.js';
import { everyMailKind } from '../every-mail-kind.js';
import { PersonalSubscriptions } from '../../newsletter/personal-subscriptions.js';
import { SystemClock } from '../../platform/clock.js';
import type { Config } from '../../platform/config.js';
import type { Database } from '../../platform/database/database.js';
import { PersonalPolicies } from '../../policies/personal-policies.js';
import { SqlPolicyQueries } from '../../policies/store/sql-policy-queries.js';
import { ApplyErasures } from '../../privacy/application/apply-erasures.js';
import type { Ledger } from '../../privacy/application/ports.js';
import type { LedgerEntry } from '../../privacy/domain/erasure.js';
import { SqlErasures } from '../../privacy/store/sql-erasures.js';
import { SqlPersonalData } from '../../privacy/store/sql-personal-data.js';
import { SqlPrivacyRequests } from '../../privacy/store/sql-privacy-requests.js';
import { RowsOfFiles } from '../../privacy/rows-of-files.js';
import { PersonalSubmissions } from '../../screening/personal-submissions.js';
import { PersonalTasks } from '../../tasks/personal-tasks.js';
import { PersonalDeliveries } from '../../webhooks/personal-deliveries.js';

interface Restored {
  readonly database: Database;
  readonly config: Config;
  readonly ledger: Ledger;
}

/** Erases people again in a restored database, and keeps the records of their erasures; returns how many there were. */
export async function eraseAgain(
  { database, config, ledger }: Restored,
  entries: readonly LedgerEntry[],
  withoutKey = false,
): Promise<number> {
  const clock = new SystemClock();
  const audit = new SqlAuditTrail(database, clock);
  const time = new BusinessTime(clock, config);
  const leads = new SqlPersonalLeads(database, time);
  const mails = new SqlPersonalMails(database, everyMailKind());
  const clients = new PersonalClients(database, new SqlLeadClients(database));
  const rowsOfFiles = new RowsOfFiles();
  rowsOfFiles.register(new SqlPersonalRows(database));
  const parts = new SqlPersonalData(
    clients,
    new PersonalPolicies(
      database,
      new SqlPolicyQueries(database, time, new ClientQueries(database)),
      clients,
    ),
    mails,
    new PersonalSubscriptions(database),
    new PersonalTasks(database, new SqlLeadTasks(database), clients),
    new PersonalSubmissions(database),
    rowsOfFiles,
    new PersonalDeliveries(),
  );
  const requests = new SqlPrivacyRequests(database);
  const erasures = new SqlErasures(database, leads, parts, requests, audit);
  const applying = new ApplyErasures(erasures, ledger, leads, clients, mails, audit);
  const people = await applying.execute(entries, withoutKey);
  await ledger.keep(await erasures.ledger());
  await erasures.scrub();
  return people;
}
