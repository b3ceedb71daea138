import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { completeClients } from '../clients/store/older-clients.js';
import { recountClients } from '../clients/store/shown-clients.js';
import {
  completeLeads,
  completeTerms,
  type Read,
  subscribed,
  subscribedPages,
} from '../leads/store/older-leads.js';
import { recountMails } from '../mail/store/mail-recount.js';
import { completeSubscribers } from '../newsletter/store/older-subscribers.js';
import { Database } from '../platform/database/database.js';
import { underStartLock } from '../platform/database/start-lock.js';
import { Logger } from '../platform/logger.js';
import { WebhookSecrets } from '../webhooks/application/webhook-secrets.js';
import { sealAddresses } from '../webhooks/store/older-webhooks.js';

/** By then an update has replaced the last process of the older version. */
const AGAIN_AFTER_MS = 5 * 60_000;

/**
 * Completes what an older version stored after this one had migrated the database: it runs beside this one during an update,
 * and alone after a return to it. At start, and once more some minutes later.
 */
@Injectable()
export class OlderWrites implements OnModuleDestroy {
  private readonly stopping = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly database: Database,
    private readonly webhookSecrets: WebhookSecrets,
    private readonly logger: Logger,
  ) {}

  /** Under the start lock. */
  async complete(): Promise<void> {
    const changed = await this.withoutTimeLimits(async (read) => {
      const leads = await completeLeads(this.database, read);
      const subscribers = await completeSubscribers(this.database, read, {
        pages: subscribedPages(read),
        one: (tx, id) => subscribed(this.database, tx, id),
      });
      return {
        ...{ leads, subscribers, mails: await recountMails(this.database, read) },
        clients: (await recountClients(this.database, read)) + (await completeClients(this.database)),
        addresses: await sealAddresses(this.database, this.webhookSecrets),
      };
    });
    if (Object.values(changed).some((count) => count > 0))
      this.logger.event('what an older version stored was completed', changed);
  }

  /** Search terms do not keep the start waiting; the rest is done again when older processes have ended. */
  completeLater(): void {
    this.running = this.addTerms();
    // two versions never share a SQLite file
    if (this.database.dialect === 'sqlite') return;
    this.timer = setTimeout(() => {
      this.running = this.running.then(async () => {
        await underStartLock(this.dataSource, () => this.complete());
        await this.addTerms();
      });
      this.running = this.running.catch((error: unknown) => this.failed(error));
    }, AGAIN_AFTER_MS).unref();
  }

  async onModuleDestroy(): Promise<void> {
    clearTimeout(this.timer);
    this.stopping.abort();
    await this.running;
  }

  private async addTerms(): Promise<void> {
    try {
      const terms = await completeTerms(this.database, this.stopping.signal);
      if (terms > 0) this.logger.event('search terms that an older version left out were added', { terms });
    } catch (error) {
      this.failed(error);
    }
  }

  private failed(error: unknown): void {
    if (!this.stopping.signal.aborted)
      this.logger.failure('what an older version stored was not completed', error);
  }

  /** Counting takes longer than the limit of requests on MariaDB; SQLite has none. */
  private async withoutTimeLimits<T>(work: (read: Read) => Promise<T>): Promise<T> {
    if (this.database.dialect === 'sqlite')
      return work((sql, parameters) => this.database.reader.query(sql, parameters));
    const unlimited = await new DataSource({ ...this.dataSource.options, poolSize: 1 } as never).initialize();
    try {
      return await work((sql, parameters) => unlimited.query(sql, parameters));
    } finally {
      await unlimited.destroy();
    }
  }
}
