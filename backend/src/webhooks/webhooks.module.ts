import { Global, Module } from '@nestjs/common';
import { MailKinds } from '../mail/mail-kinds.js';
import { OwnerAddresses } from '../mail/owner-addresses.js';
import { Clock } from '../platform/clock.js';
import { LoadShedding } from '../platform/http/load-shedding.js';
import { Outbound } from '../platform/http/outbound.js';
import { Logger } from '../platform/logger.js';
import { job, registration, service } from '../platform/start.js';
import { UsersModule } from '../users/users.module.js';
import { DeliverWebhooks } from './application/deliver-webhooks.js';
import { ManageWebhooks, WebhookAddresses } from './application/manage-webhooks.js';
import { OffMails } from './application/off-mails.js';
import { DeliveryLog, DeliveryQueue, WebhookRepository } from './application/ports.js';
import { RecordAttempt } from './application/record-attempt.js';
import { RepeatDeliveries } from './application/repeat-deliveries.js';
import { SendDelivery } from './application/send-delivery.js';
import { WebhookSecrets } from './application/webhook-secrets.js';
import { WEBHOOK_MAILS } from './domain/webhook-mails.js';
import { SqlDeliveryLog } from './store/sql-delivery-log.js';
import { SqlDeliveryQueue } from './store/sql-delivery-queue.js';
import { SqlOutboundEvents } from './store/sql-outbound-events.js';
import { SqlWebhooks } from './store/sql-webhooks.js';
import { WebhookDeliveriesController } from './http/webhook-deliveries.controller.js';
import { WebhooksController } from './http/webhooks.controller.js';
import { OutboundEvents } from './outbound-events.js';
import { personalPart } from '../platform/http/personal-words.js';
import { SqlPersonalDeliveries } from './store/sql-personal-deliveries.js';
import { webhookOff } from './templates/webhook-off.js';

/** Deliveries at the same time. */
const CONCURRENCY = 8;
/** Requests in progress from which on deliveries wait for visitors. */
const MANY_REQUESTS = 8;
/** Deliveries are kept so long. */
const KEPT_MS = 30 * 24 * 3_600_000;

/** What happens here, told to other programs; global, because any unit of work can bring news. */
@Global()
@Module({
  imports: [UsersModule],
  controllers: [WebhooksController, WebhookDeliveriesController],
  providers: [
    ManageWebhooks,
    WebhookAddresses,
    RepeatDeliveries,
    RecordAttempt,
    OffMails,
    WebhookSecrets,
    SqlDeliveryLog,
    { provide: DeliveryLog, useExisting: SqlDeliveryLog },
    { provide: DeliveryQueue, useClass: SqlDeliveryQueue },
    { provide: WebhookRepository, useClass: SqlWebhooks },
    ...personalPart(SqlPersonalDeliveries, { lists: {}, counts: {} }),
    { provide: OutboundEvents, useClass: SqlOutboundEvents },
    {
      provide: DeliverWebhooks,
      inject: [DeliveryQueue, SendDelivery, RecordAttempt, Clock, Logger, LoadShedding],
      useFactory: (
        queue: DeliveryQueue,
        sending: SendDelivery,
        recording: RecordAttempt,
        clock: Clock,
        logger: Logger,
        load: LoadShedding,
      ) =>
        new DeliverWebhooks(queue, sending, recording, clock, {
          concurrency: CONCURRENCY,
          isBusy: () => load.inProgress >= MANY_REQUESTS,
          onFailure: (message, error) => logger.failure(message, error),
        }),
    },
    {
      provide: SendDelivery,
      inject: [Outbound, WebhookSecrets, Clock, Logger],
      useFactory: (outbound: Outbound, secrets: WebhookSecrets, clock: Clock, logger: Logger) =>
        new SendDelivery(outbound, secrets, clock, (message, error) => logger.failure(message, error)),
    },
    registration([MailKinds, OwnerAddresses], (kinds, owners) =>
      kinds.register(
        WEBHOOK_MAILS,
        { webhook_off: webhookOff },
        { webhook_off: { recipient: (...mail) => owners.handOver(...mail) } },
      ),
    ),
    job('delete old deliveries of webhooks', '37 3 * * *', [SqlDeliveryLog, Clock], (deliveries, clock) =>
      deliveries.deleteBefore(new Date(clock.now().getTime() - KEPT_MS).toISOString()),
    ),
    service([DeliverWebhooks], {
      start: (delivery) => delivery.start(),
      stop: (delivery) => delivery.stop(),
    }),
  ],
  exports: [OutboundEvents, WebhookSecrets],
})
export class WebhooksModule {}
