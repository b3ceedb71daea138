import type { Clock } from '../../platform/clock.js';
import type { Config } from '../../platform/config.js';
import type { Database } from '../../platform/database/database.js';
import { FixedBusiness } from '../../settings/testing/fixed-business.js';
import type { MailRenderer } from '../application/ports.js';
import { DeliverySignal } from '../delivery-signal.js';
import { MailAddresses } from '../mail-addresses.js';
import type { MailKinds } from '../mail-kinds.js';
import { NewMailRows } from '../store/new-mail-rows.js';
import { SqlOutbox } from '../store/sql-outbox.js';
import { UnsentMails } from '../store/unsent-mails.js';

interface Parts {
  readonly config: Config;
  readonly clock: Clock;
  readonly renderer: MailRenderer;
  readonly kinds: MailKinds;
  readonly signal?: DeliverySignal;
}

/** The outbox of a database. */
export function outboxOn(database: Database, { config, clock, renderer, kinds, ...parts }: Parts): SqlOutbox {
  const addresses = new MailAddresses(config, new FixedBusiness());
  const rows = new NewMailRows(config, addresses, renderer, kinds);
  const unsent = new UnsentMails(database, renderer, kinds);
  return new SqlOutbox(database, clock, rows, unsent, parts.signal ?? new DeliverySignal());
}
