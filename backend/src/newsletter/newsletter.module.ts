import { Module } from '@nestjs/common';
import { BlogModule } from '../blog/blog.module.js';
import { fixedAddress, type HandedOver, MailKinds } from '../mail/mail-kinds.js';
import { MediaUses } from '../media/media-uses.js';
import { personalPart } from '../platform/http/personal-words.js';
import { Logger } from '../platform/logger.js';
import { registration, service } from '../platform/start.js';
import { Settings } from '../settings/settings.js';
import { UsersModule } from '../users/users.module.js';
import { ChangeConsent } from './application/change-consent.js';
import { ControlSending } from './application/control-sending.js';
import { IssueChanges } from './application/issue-changes.js';
import { IssueDeliveries } from './application/issue-deliveries.js';
import { IssueSending } from './application/issue-sending.js';
import { KeepConsents } from './application/keep-consents.js';
import { DeliveryRepository, IssueOutbox, IssueRepository } from './application/issue.ports.js';
import { NewConsents, SubscriberFollowUps, SubscriberRepository } from './application/ports.js';
import { RemindSubscriber } from './application/remind-subscriber.js';
import { RenewSubscriptionMail } from './application/renew-subscription-mail.js';
import { SendIssues } from './application/send-issues.js';
import { SendTestCopy } from './application/send-test-copy.js';
import { SubscriberChanges } from './application/subscriber-changes.js';
import { TestRecipients } from './application/test-recipients.js';
import { WriteIssues } from './application/write-issues.js';
import { Consents } from './consents.js';
import { NEWSLETTER_MAILS, type NewsletterMail } from './domain/newsletter-mails.js';
import { ConsentsController } from './http/consents.controller.js';
import { IssueReachController } from './http/issue-reach.controller.js';
import { IssuesController } from './http/issues.controller.js';
import { NewsletterStatusController } from './http/newsletter-status.controller.js';
import { SUBSCRIPTION_WORDS } from './http/personal-subscription.view.js';
import { SendingController } from './http/sending.controller.js';
import { ImportedConsents } from './imported-consents.js';
import { IssuePreviews } from './infrastructure/issue-previews.js';
import { IssueProse } from './infrastructure/issue-prose.js';
import { SharedIssueText } from './infrastructure/shared-issue-text.js';
import { SiteConsents } from './infrastructure/site-consents.js';
import { Leavers } from './leavers.js';
import { PublishedIssues } from './published-issues.js';
import { deliveryEnded } from './store/delivery-end.js';
import { NewsletterFollowUps } from './store/newsletter-follow-ups.js';
import { NewsletterOutbox } from './store/newsletter-outbox.js';
import { SqlDeliveries } from './store/sql-deliveries.js';
import { SqlDeliveryQueries } from './store/sql-delivery-queries.js';
import { SqlImportedConsents } from './store/sql-imported-consents.js';
import { SqlIssues } from './store/sql-issues.js';
import { SqlLeavers } from './store/sql-leavers.js';
import { SqlMailboxes } from './store/sql-mailboxes.js';
import { SqlPersonalSubscriptions } from './store/sql-personal-subscriptions.js';
import { SqlPublishedIssues } from './store/sql-published-issues.js';
import { SqlSubscribers } from './store/sql-subscribers.js';
import { SubscriptionAddresses } from './subscription-addresses.js';
import { SubscriptionLinks } from './subscription-links.js';
import { NEWSLETTER_TEMPLATES } from './templates/newsletter-templates.js';

@Module({
  imports: [BlogModule, UsersModule],
  controllers: [
    NewsletterStatusController,
    IssuesController,
    SendingController,
    IssueReachController,
    ConsentsController,
  ],
  providers: [
    WriteIssues,
    IssueChanges,
    ControlSending,
    IssueSending,
    IssueDeliveries,
    SendIssues,
    SendTestCopy,
    TestRecipients,
    ChangeConsent,
    SubscriberChanges,
    RemindSubscriber,
    RenewSubscriptionMail,
    SubscriptionLinks,
    SubscriptionAddresses,
    IssueProse,
    IssuePreviews,
    SharedIssueText,
    SqlMailboxes,
    SqlDeliveryQueries,
    { provide: Consents, useClass: KeepConsents },
    { provide: NewConsents, useClass: SiteConsents },
    { provide: SubscriberRepository, useClass: SqlSubscribers },
    { provide: SubscriberFollowUps, useClass: NewsletterFollowUps },
    { provide: IssueRepository, useClass: SqlIssues },
    { provide: DeliveryRepository, useClass: SqlDeliveries },
    { provide: IssueOutbox, useClass: NewsletterOutbox },
    { provide: PublishedIssues, useClass: SqlPublishedIssues },
    { provide: Leavers, useClass: SqlLeavers },
    { provide: ImportedConsents, useClass: SqlImportedConsents },
    ...personalPart(SqlPersonalSubscriptions, SUBSCRIPTION_WORDS),
    registration(
      [
        MailKinds,
        RenewSubscriptionMail,
        RemindSubscriber,
        IssueSending,
        SharedIssueText,
        SqlDeliveryQueries,
        Settings,
      ],
      (kinds, renewMail, reminders, sending, texts, deliveries, settings) =>
        kinds.register(NEWSLETTER_MAILS, NEWSLETTER_TEMPLATES, {
          subscription_confirmation: {
            recipient: fixedAddress('the address is to be confirmed'),
            again: (subscriptionId, _, dedupKey) => renewMail.execute(subscriptionId, dedupKey),
          },
          subscription_reminder: {
            again: (subscriptionId, _, dedupKey) => renewMail.execute(subscriptionId, dedupKey),
            recipient: async (data) => {
              const { subscription_reminder: isOn } = await settings.read('visitorMails');
              if (!isOn) return { refusal: 'The office has switched it off' };
              const reminded = await reminders.execute(data.subscriptionId, data.consentId);
              if ('refusal' in reminded) return reminded;
              const { email: recipient, ...now } = reminded;
              return { recipient, data: { ...data, ...now } };
            },
          },
          newsletter: {
            again: (subscriptionId, { data: { issueId } }, dedupKey) =>
              sending.mailAgain(issueId, subscriptionId, dedupKey),
            ended: deliveryEnded,
            sharedText: ({ issueId }) => texts.of(issueId),
            recipient: (data) => readerOf(deliveries, data),
          },
        }),
    ),
    registration([MediaUses, IssueRepository], (uses, issues) =>
      uses.register('newsletter', async (urlPrefix) =>
        (await issues.showing(urlPrefix)).map(({ id, subject }) => ({
          kind: 'newsletter',
          label: subject,
          link: `/admin/newsletter/${id}`,
        })),
      ),
    ),
    service([SendIssues, Logger], {
      start: (sending, logger) =>
        sending.start((error) => logger.failure('the newsletter could not be sent', error)),
      stop: (sending) => sending.stop(),
    }),
  ],
  exports: [Consents, ImportedConsents, SubscriptionLinks, PublishedIssues, Leavers, SubscriptionAddresses],
})
export class NewsletterModule {}

async function readerOf(
  deliveries: SqlDeliveryQueries,
  data: NewsletterMail,
): Promise<HandedOver<'newsletter'>> {
  const { issueId, subscriptionId } = data;
  // a copy that staff test with
  if (subscriptionId === null) return { fixed: 'staff chose the address' };
  const reader = await deliveries.reader(issueId, subscriptionId);
  if ('refusal' in reader) return reader;
  return { recipient: reader.email, data: { ...data, firstName: reader.firstName } };
}
