import { type Block, button, greeting, heading, paragraph } from '../../mail/blocks.js';
import type { MailContext, Template } from '../../mail/mail-kinds.js';
import type { SubscriptionMail } from '../domain/newsletter-mails.js';

export const subscriptionConfirmation: Template<'subscription_confirmation'> = {
  subject: () => 'Please confirm your address',
  body: (data, context) => ({
    preview: `One click, and the newsletter of ${context.business.name} comes to you.`,
    blocks: [
      heading('Please confirm your address'),
      greeting(data),
      paragraph(
        `You, or somebody else by mistake, entered this address for the newsletter of ${context.business.name}. We send it only to people who confirm that they want it:`,
      ),
      ...confirmButton(data, context),
      paragraph('It was not you? Then do nothing: the newsletter is not sent to you.'),
    ],
  }),
};

export const subscriptionReminder: Template<'subscription_reminder'> = {
  subject: () => 'Do you still want our newsletter?',
  body: (data, context) => ({
    preview: `Your address is not confirmed yet for the newsletter of ${context.business.name}.`,
    blocks: [
      heading('Do you still want our newsletter?'),
      greeting(data),
      paragraph(
        `This address was entered for the newsletter of ${context.business.name}, and is not confirmed yet. If you want the newsletter, one click is enough:`,
      ),
      ...confirmButton(data, context),
      paragraph('Otherwise do nothing: the newsletter is not sent to you, and we do not remind you again.'),
    ],
  }),
};

function confirmButton({ token }: SubscriptionMail, { baseUrl }: MailContext): Block[] {
  if (token === null) return [];
  return [button('Confirm my address', `${baseUrl}/newsletter/confirm/${encodeURIComponent(token)}`)];
}
