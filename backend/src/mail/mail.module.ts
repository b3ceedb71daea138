import {
  Global,
  Module,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
  type OnModuleInit,
} from '@nestjs/common';
import { Clock } from '../platform/clock.js';
import { Config } from '../platform/config.js';
import { LoadShedding } from '../platform/http/load-shedding.js';
import { LiveUpdates } from '../platform/live-updates.js';
import { OwnServer } from '../platform/http/own-server.js';
import { Logger } from '../platform/logger.js';
import { Scheduler } from '../platform/scheduler.js';
import { AccountMails } from '../users/account-mails.js';
import { DeliverMails } from './application/deliver-mails.js';
import { DeliverySignal } from './application/delivery-signal.js';
import { MailQueries, MailQueue, MailRenderer } from './application/ports.js';
import { ResendMail } from './application/resend-mail.js';
import { SendTestMail } from './application/send-test-mail.js';
import { BookingMails } from './booking-mails.js';
import { DailyBriefs } from './daily-briefs.js';
import type { MailMessage } from './domain/mail-state.js';
import { BusinessMailRenderer } from './infrastructure/business-mail-renderer.js';
import { MailsController } from './infrastructure/mails.controller.js';
import { OutboxAccountMails } from './infrastructure/outbox-account-mails.js';
import { SqlFailedMails } from './infrastructure/sql-failed-mails.js';
import { SqlRetainedMails } from './infrastructure/sql-retained-mails.js';
import { SqlMailStates } from './infrastructure/sql-mail-states.js';
import { SqlMailQueries } from './infrastructure/sql-mail-queries.js';
import { SqlMailReport } from './infrastructure/sql-mail-report.js';
import { SqlMailQueue } from './infrastructure/sql-mail-queue.js';
import { SqlPersonalMails } from './infrastructure/sql-personal-mails.js';
import { SqlOutbox } from './infrastructure/sql-outbox.js';
import { StoredVisitorMailSwitches } from './infrastructure/visitor-mail-switches.js';
import { FailedMails } from './failed-mails.js';
import { LetterPreviews, Letters } from './letters.js';
import { MailReport } from './mail-report.js';
import { MailOutcomes } from './mail-outcomes.js';
import { MailRenewals } from './mail-renewals.js';
import { RetainedMails } from './retained-mails.js';
import { MailStates } from './mail-states.js';
import { OfficeAddresses } from './office-addresses.js';
import { Outbox, VisitorMailSwitches } from './outbox.js';
import { PersonalMails } from './personal-mails.js';

/** Requests in progress from which on messages wait for visitors. */
const MANY_REQUESTS = 8;

/** The delivery of the outbox; `mails` is null without a mail server. */
class Delivery {
  constructor(readonly mails: DeliverMails | null) {}
}

/** The outbox and its delivery; global, because any unit of work can cause a message. */
@Global()
@Module({
  controllers: [MailsController],
  providers: [
    OfficeAddresses,
    BookingMails,
    DailyBriefs,
    MailRenewals,
    MailOutcomes,
    Letters,
    DeliverySignal,
    ResendMail,
    SendTestMail,
    { provide: Outbox, useClass: SqlOutbox },
    { provide: AccountMails, useClass: OutboxAccountMails },
    { provide: MailQueue, useClass: SqlMailQueue },
    { provide: MailQueries, useClass: SqlMailQueries },
    { provide: MailRenderer, useClass: BusinessMailRenderer },
    { provide: LetterPreviews, useExisting: MailRenderer },
    { provide: FailedMails, useClass: SqlFailedMails },
    { provide: MailReport, useClass: SqlMailReport },
    { provide: MailStates, useClass: SqlMailStates },
    { provide: RetainedMails, useClass: SqlRetainedMails },
    { provide: PersonalMails, useClass: SqlPersonalMails },
    { provide: VisitorMailSwitches, useClass: StoredVisitorMailSwitches },
    {
      provide: Delivery,
      inject: [
        Config,
        OfficeAddresses,
        MailQueue,
        MailRenderer,
        DailyBriefs,
        Letters,
        LiveUpdates,
        Clock,
        DeliverySignal,
        Logger,
        LoadShedding,
      ],
      useFactory: async (
        config: Config,
        addresses: OfficeAddresses,
        queue: MailQueue,
        renderer: MailRenderer,
        briefs: DailyBriefs,
        letters: Letters,
        live: LiveUpdates<MailMessage>,
        clock: Clock,
        signal: DeliverySignal,
        logger: Logger,
        load: LoadShedding,
      ) => {
        const { server, dkim } = config.mail;
        if (!server) return new Delivery(null);
        const { CONNECTIONS, SmtpTransport } = await import('./infrastructure/smtp-transport.js');
        const transport = new SmtpTransport(server, dkim, addresses);
        const options = {
          concurrency: CONNECTIONS,
          isBusy: () => load.inProgress >= MANY_REQUESTS,
          onFailure: (message: string, error: unknown) => logger.failure(message, error),
        };
        return new Delivery(
          new DeliverMails(queue, transport, renderer, briefs, letters, live, clock, signal, options),
        );
      },
    },
  ],
  exports: [
    OfficeAddresses,
    Outbox,
    AccountMails,
    FailedMails,
    MailReport,
    MailStates,
    RetainedMails,
    VisitorMailSwitches,
    BookingMails,
    DailyBriefs,
    MailRenewals,
    MailOutcomes,
    Letters,
    LetterPreviews,
    MailQueries,
    PersonalMails,
  ],
})
export class MailModule implements OnModuleInit, OnApplicationBootstrap, OnApplicationShutdown {
  constructor(
    private readonly delivery: Delivery,
    private readonly queue: MailQueue,
    private readonly queries: MailQueries,
    private readonly briefs: DailyBriefs,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly scheduler: Scheduler,
    private readonly own: OwnServer,
  ) {}

  onModuleInit(): void {
    this.briefs.reportFailedMails(async () => (await this.queries.summary(this.clock.timestamp())).failed);
  }

  async onApplicationBootstrap(): Promise<void> {
    // a command that runs beside the server leaves the messages to it
    if (!this.own.http) return;
    if (!this.delivery.mails) return this.queue.hold();
    const plan = async () => {
      const add = this.briefs.planned();
      if (add.length > 0) await this.outbox.store({ add });
    };
    this.scheduler.every('plan the daily brief', '1 0 * * *', plan, { atStart: true });
    this.delivery.mails.start();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.delivery.mails?.stop();
  }
}
