import {
  Module,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
  type OnModuleInit,
} from '@nestjs/common';
import { type Letter, Letters } from '../mail/letters.js';
import { MailOutcomes } from '../mail/mail-outcomes.js';
import { MailRenewals } from '../mail/mail-renewals.js';
import { Config } from '../platform/config.js';
import { OwnServer } from '../platform/http/own-server.js';
import { Logger } from '../platform/logger.js';
import { UsersModule } from '../users/users.module.js';
import { ChangeConsent } from './application/change-consent.js';
import { ControlSending } from './application/control-sending.js';
import { OpenSubscriptionLinks } from './application/subscription-links.js';
import {
  Deliveries,
  DeliveryQueries,
  IssueRepository,
  NewConsents,
  SubscriberRepository,
} from './application/ports.js';
import { RenewSubscriptionMail } from './application/renew-subscription-mail.js';
import { SendIssues } from './application/send-issues.js';
import { SendTestCopy } from './application/send-test-copy.js';
import { WriteIssues } from './application/write-issues.js';
import { Consents } from './consents.js';
import { ConsentsController } from './infrastructure/consents.controller.js';
import { deliveryEnded } from './infrastructure/delivery-end.js';
import { IssuesController } from './infrastructure/issues.controller.js';
import { mailProse } from './infrastructure/mail-prose.js';
import { SiteConsents } from './infrastructure/site-consents.js';
import { SqlDeliveries } from './infrastructure/sql-deliveries.js';
import { SqlDeliveryQueries } from './infrastructure/sql-delivery-queries.js';
import { SqlIssues } from './infrastructure/sql-issues.js';
import { SqlLeavers } from './infrastructure/sql-leavers.js';
import { SqlPersonalSubscriptions } from './infrastructure/sql-personal-subscriptions.js';
import { SqlPublishedIssues } from './infrastructure/sql-published-issues.js';
import { SqlSubscribers } from './infrastructure/sql-subscribers.js';
import { PersonalSubscriptions } from './personal-subscriptions.js';
import { PublishedIssues } from './published-issues.js';
import { Leavers } from './leavers.js';
import { SubscriptionLinks } from './subscription-links.js';

@Module({
  imports: [UsersModule],
  controllers: [IssuesController, ConsentsController],
  providers: [
    WriteIssues,
    ControlSending,
    SendIssues,
    SendTestCopy,
    ChangeConsent,
    RenewSubscriptionMail,
    { provide: NewConsents, useClass: SiteConsents },
    { provide: SubscriberRepository, useClass: SqlSubscribers },
    { provide: Consents, useExisting: SubscriberRepository },
    { provide: SubscriptionLinks, useClass: OpenSubscriptionLinks },
    { provide: IssueRepository, useClass: SqlIssues },
    { provide: Deliveries, useClass: SqlDeliveries },
    { provide: DeliveryQueries, useClass: SqlDeliveryQueries },
    { provide: PublishedIssues, useClass: SqlPublishedIssues },
    { provide: Leavers, useClass: SqlLeavers },
    { provide: PersonalSubscriptions, useClass: SqlPersonalSubscriptions },
  ],
  exports: [Consents, SubscriptionLinks, PublishedIssues, Leavers, PersonalSubscriptions],
})
export class NewsletterModule implements OnModuleInit, OnApplicationBootstrap, OnApplicationShutdown {
  /** The words of the issue that is being sent: it cannot change any more. */
  private current: { readonly issueId: string; readonly letter: Letter } | null = null;

  constructor(
    private readonly sending: SendIssues,
    private readonly issues: IssueRepository,
    private readonly deliveries: DeliveryQueries,
    private readonly renewMail: RenewSubscriptionMail,
    private readonly outcomes: MailOutcomes,
    private readonly letters: Letters,
    private readonly renewals: MailRenewals,
    private readonly config: Config,
    private readonly logger: Logger,
    private readonly own: OwnServer,
  ) {}

  onModuleInit(): void {
    this.outcomes.register('newsletter', deliveryEnded);
    this.letters.find = (issueId) => this.letter(issueId);
    this.letters.refusal = (issueId, subscriptionId) => this.deliveries.refusal(issueId, subscriptionId);
    this.renewals.register(['newsletter', 'subscription_confirmation'], (leadId, original, key) =>
      this.renewMail.execute(leadId, original, key),
    );
  }

  onApplicationBootstrap(): void {
    // a command that runs beside the server leaves the sending to it
    if (!this.own.http) return;
    this.sending.start((error) => this.logger.failure('the newsletter could not be sent', error));
  }

  async onApplicationShutdown(): Promise<void> {
    await this.sending.stop();
  }

  private async letter(issueId: string): Promise<Letter | null> {
    if (this.current?.issueId === issueId) return this.current.letter;
    const issue = await this.issues.find(issueId);
    if (!issue) return null;
    const letter = { preheader: issue.preheader, prose: mailProse(issue.content, this.config.publicUrl) };
    if (issue.state !== 'draft') this.current = { issueId, letter };
    return letter;
  }
}
