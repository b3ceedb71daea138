import {
  Module,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
  type OnModuleInit,
} from '@nestjs/common';
import { BlogModule } from '../blog/blog.module.js';
import { fixedAddress, type HandedOver, type SharedText, MailKinds } from '../mail/mail-kinds.js';
import { MediaUses } from '../media/media-uses.js';
import { OwnServer } from '../platform/http/own-server.js';
import { Logger } from '../platform/logger.js';
import { Business } from '../settings/business.js';
import { Settings } from '../settings/settings.js';
import { UsersModule } from '../users/users.module.js';
import { ChangeConsent } from './application/change-consent.js';
import { ControlSending } from './application/control-sending.js';
import { SubscriptionAddresses } from './subscription-addresses.js';
import { SubscriptionLinks } from './subscription-links.js';
import { Deliveries, IssueRepository, NewConsents, SubscriberRepository } from './application/ports.js';
import { SqlDeliveryQueries } from './store/sql-delivery-queries.js';
import { RenewSubscriptionMail } from './application/renew-subscription-mail.js';
import { SendIssues } from './application/send-issues.js';
import { SendTestCopy } from './application/send-test-copy.js';
import { WriteIssues } from './application/write-issues.js';
import { Consents } from './consents.js';
import { ConsentsController } from './http/consents.controller.js';
import {
  NEWSLETTER_MAILS,
  type NewsletterMail,
  type SubscriptionReminderMail,
} from './domain/newsletter-mails.js';
import { deliveryEnded } from './store/delivery-end.js';
import { IssuesController } from './http/issues.controller.js';
import { IssueProse } from './infrastructure/issue-prose.js';
import { SiteConsents } from './infrastructure/site-consents.js';
import { SqlDeliveries } from './store/sql-deliveries.js';
import { SqlIssues } from './store/sql-issues.js';
import { ImportedConsents } from './imported-consents.js';
import { Leavers } from './leavers.js';
import { NEWSLETTER_TEMPLATES } from './templates/newsletter-templates.js';
import { personalPart } from '../platform/http/personal-words.js';
import { SUBSCRIPTION_WORDS } from './http/personal-subscription.view.js';
import { SqlPersonalSubscriptions } from './store/sql-personal-subscriptions.js';
import { PublishedIssues } from './published-issues.js';
import { SqlMailboxes } from './store/sql-mailboxes.js';
import { SqlSubscribers } from './store/sql-subscribers.js';

@Module({
  imports: [BlogModule, UsersModule],
  controllers: [IssuesController, ConsentsController],
  providers: [
    SqlMailboxes,
    SubscriptionAddresses,
    WriteIssues,
    ControlSending,
    SendIssues,
    SendTestCopy,
    ChangeConsent,
    RenewSubscriptionMail,
    { provide: NewConsents, useClass: SiteConsents },
    { provide: SubscriberRepository, useClass: SqlSubscribers },
    { provide: Consents, useExisting: SubscriberRepository },
    SubscriptionLinks,
    { provide: IssueRepository, useClass: SqlIssues },
    { provide: Deliveries, useClass: SqlDeliveries },
    SqlDeliveryQueries,
    IssueProse,
    PublishedIssues,
    Leavers,
    ...personalPart(SqlPersonalSubscriptions, SUBSCRIPTION_WORDS),
    ImportedConsents,
  ],
  exports: [Consents, ImportedConsents, SubscriptionLinks, PublishedIssues, Leavers, SubscriptionAddresses],
})
export class NewsletterModule implements OnModuleInit, OnApplicationBootstrap, OnApplicationShutdown {
  /** The words of the issue that is being sent: they cannot change any more. */
  private current: {
    readonly issueId: string;
    readonly brandColour: string;
    readonly sharedText: SharedText;
  } | null = null;

  constructor(
    private readonly sending: SendIssues,
    private readonly issues: IssueRepository,
    private readonly deliveries: SqlDeliveryQueries,
    private readonly sent: Deliveries,
    private readonly renewMail: RenewSubscriptionMail,
    private readonly kinds: MailKinds,
    private readonly business: Business,
    private readonly settings: Settings,
    private readonly subscribers: SubscriberRepository,
    private readonly prose: IssueProse,
    private readonly uses: MediaUses,
    private readonly logger: Logger,
    private readonly own: OwnServer,
  ) {}

  onModuleInit(): void {
    this.kinds.register(NEWSLETTER_MAILS, NEWSLETTER_TEMPLATES, {
      subscription_confirmation: {
        recipient: fixedAddress('the address is to be confirmed'),
        again: (subscriptionId, _, dedupKey) => this.renewMail.execute(subscriptionId, dedupKey),
      },
      subscription_reminder: {
        again: (subscriptionId, _, dedupKey) => this.renewMail.execute(subscriptionId, dedupKey),
        recipient: (data) => this.reminder(data),
      },
      newsletter: {
        again: (subscriptionId, { data: { issueId } }, dedupKey) =>
          this.sent.mailAgain(issueId, subscriptionId, dedupKey),
        ended: deliveryEnded,
        sharedText: ({ issueId }) => this.sharedText(issueId),
        recipient: (data) => this.handedOver(data),
      },
    });
    this.uses.register('newsletter', async (urlPrefix) =>
      (await this.issues.showing(urlPrefix)).map(({ id, subject }) => ({
        kind: 'newsletter',
        label: subject,
        link: `/admin/newsletter/${id}`,
      })),
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

  private async reminder(data: SubscriptionReminderMail): Promise<HandedOver<'subscription_reminder'>> {
    const { subscription_reminder: isOn } = await this.settings.read('visitorMails');
    if (!isOn) return { refusal: 'The office has switched it off' };
    const reminded = await this.subscribers.remind(data.subscriptionId, data.consentId);
    if ('refusal' in reminded) return reminded;
    const { email: recipient, ...now } = reminded;
    return { recipient, data: { ...data, ...now } };
  }

  private async handedOver(data: NewsletterMail): Promise<HandedOver<'newsletter'>> {
    const { issueId, subscriptionId } = data;
    // a copy that staff test with
    if (subscriptionId === null) return { fixed: 'staff chose the address' };
    const reader = await this.deliveries.reader(issueId, subscriptionId);
    if ('refusal' in reader) return reader;
    return { recipient: reader.email, data: { ...data, firstName: reader.firstName } };
  }

  private async sharedText(issueId: string): Promise<SharedText | null> {
    const { brandColour } = this.business.current().appearance;
    if (this.current?.issueId === issueId && this.current.brandColour === brandColour)
      return this.current.sharedText;
    const issue = await this.issues.find(issueId);
    if (!issue) return null;
    const sharedText = await this.prose.of(issue);
    if (issue.slug !== null) this.current = { issueId, brandColour, sharedText };
    return sharedText;
  }
}
