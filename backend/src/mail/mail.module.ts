import { Global, Module } from '@nestjs/common';
import { Clock } from '../platform/clock.js';
import { Config } from '../platform/config.js';
import { LoadShedding } from '../platform/http/load-shedding.js';
import { LiveUpdates } from '../platform/live-updates.js';
import { Logger } from '../platform/logger.js';
import { registration, service } from '../platform/start.js';
import { DeliverMails } from './application/deliver-mails.js';
import { HandOver } from './application/hand-over.js';
import { DeliverySignal } from './delivery-signal.js';
import { MailQueries, MailQueue, MailRenderer } from './application/ports.js';
import { ResendMail } from './application/resend-mail.js';
import { SendTestMail } from './application/send-test-mail.js';
import type { MailMessage } from './domain/mail-state.js';
import { MailContexts } from './infrastructure/mail-contexts.js';
import { BusinessMailRenderer } from './infrastructure/business-mail-renderer.js';
import { SendMailsController } from './http/send-mails.controller.js';
import { MailSummaryController } from './http/mail-summary.controller.js';
import { MailsController } from './http/mails.controller.js';
import { SqlFailedMails } from './store/sql-failed-mails.js';
import { SqlRetainedMails } from './store/sql-retained-mails.js';
import { SqlMailStates } from './store/sql-mail-states.js';
import { SqlMailQueries } from './store/sql-mail-queries.js';
import { SqlMailReport } from './store/sql-mail-report.js';
import { SqlMailQueue } from './store/sql-mail-queue.js';
import { SqlPersonalMails } from './store/sql-personal-mails.js';
import { NewMailRows } from './store/new-mail-rows.js';
import { SqlOutbox } from './store/sql-outbox.js';
import { UnsentMails } from './store/unsent-mails.js';
import { FailedMails } from './failed-mails.js';
import { TEST_MAIL } from './domain/mail-words.js';
import { fixedAddress, MailPreviews, MailKinds } from './mail-kinds.js';
import { testMail } from './templates/test-mail.js';
import { MailReport } from './mail-report.js';
import { RetainedMails } from './retained-mails.js';
import { MailStates } from './mail-states.js';
import { MailAddresses } from './mail-addresses.js';
import { UsersModule } from '../users/users.module.js';
import { OwnerAddresses } from './owner-addresses.js';
import { Outbox } from './outbox.js';
import { personalPart } from '../platform/http/personal-words.js';
import { MAIL_WORDS } from './http/personal-mail.view.js';

/** Requests in progress from which on mails wait for visitors. */
const MANY_REQUESTS = 8;

/** The delivery of the outbox; `mails` is null without a mail server. */
class Delivery {
  constructor(readonly mails: DeliverMails | null) {}
}

/** The outbox and its delivery; global, because any unit of work can cause a mail. */
@Global()
@Module({
  imports: [UsersModule],
  controllers: [MailSummaryController, MailsController, SendMailsController],
  providers: [
    MailAddresses,
    OwnerAddresses,
    MailKinds,
    DeliverySignal,
    ResendMail,
    SendTestMail,
    NewMailRows,
    UnsentMails,
    { provide: Outbox, useClass: SqlOutbox },
    { provide: MailQueue, useClass: SqlMailQueue },
    { provide: MailQueries, useClass: SqlMailQueries },
    MailContexts,
    { provide: MailRenderer, useClass: BusinessMailRenderer },
    { provide: MailPreviews, useExisting: MailRenderer },
    { provide: FailedMails, useClass: SqlFailedMails },
    { provide: MailReport, useClass: SqlMailReport },
    { provide: MailStates, useClass: SqlMailStates },
    { provide: RetainedMails, useClass: SqlRetainedMails },
    ...personalPart(SqlPersonalMails, MAIL_WORDS),
    {
      provide: Delivery,
      inject: [
        Config,
        MailAddresses,
        MailQueue,
        MailRenderer,
        MailKinds,
        LiveUpdates,
        Clock,
        DeliverySignal,
        Logger,
        LoadShedding,
      ],
      useFactory: async (
        config: Config,
        addresses: MailAddresses,
        queue: MailQueue,
        renderer: MailRenderer,
        kinds: MailKinds,
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
        const handOver = new HandOver(transport, renderer, kinds, options.onFailure);
        const mails = new DeliverMails(queue, handOver, live, clock, options);
        signal.onWake(() => mails.wake());
        return new Delivery(mails);
      },
    },
    registration([MailKinds], (kinds) =>
      kinds.register(
        TEST_MAIL,
        { test: testMail },
        { test: { recipient: fixedAddress('staff chose the address') } },
      ),
    ),
    service([Delivery, MailQueue], {
      start: async ({ mails }, queue) => (mails ? mails.start() : queue.hold()),
      stop: async ({ mails }) => mails?.stop(),
    }),
  ],
  exports: [
    MailAddresses,
    OwnerAddresses,
    Outbox,
    FailedMails,
    MailReport,
    MailStates,
    RetainedMails,
    MailKinds,
    MailPreviews,
    MailQueries,
  ],
})
export class MailModule {}
