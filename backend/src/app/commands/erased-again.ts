import { SqlAuditTrail } from '../../audit/store/sql-audit-trail.js';
import { BusinessTime } from '../../calendar/business-time.js';
import { SystemClock } from '../../platform/clock.js';
import type { Config } from '../../platform/config.js';
import type { Database } from '../../platform/database/database.js';
import { ApplyErasures } from '../../privacy/application/apply-erasures.js';
import { ErasureUnits } from '../../privacy/application/erasure-units.js';
import { PersonRemoval } from '../../privacy/application/person-removal.js';
import type { Ledger } from '../../privacy/application/ports.js';
import type { LedgerEntry } from '../../privacy/domain/erasure.js';
import { SqlErasures } from '../../privacy/store/sql-erasures.js';
import { SqlLegalHolds } from '../../privacy/store/sql-legal-holds.js';
import { SqlPrivacyRequests } from '../../privacy/store/sql-privacy-requests.js';

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
  // the whole application, which a command that is rejected before need not load
  const { everyPersonalPart } = await import('../every-personal-part.js');
  const data = await everyPersonalPart(database, time, config);
  const erasures = new SqlErasures(database);
  const removal = new PersonRemoval(data, new SqlLegalHolds(database));
  const requests = new SqlPrivacyRequests(database);
  const units = new ErasureUnits(database, removal, erasures, requests, audit);
  const applying = new ApplyErasures(units, erasures, ledger, data);
  const people = await applying.execute(entries, withoutKey);
  await ledger.keep(await erasures.ledger());
  await erasures.scrub();
  return people;
}
