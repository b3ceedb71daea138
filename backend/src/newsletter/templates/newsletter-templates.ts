import {
  addressableName,
  heading,
  type Link,
  link,
  type MailProse,
  oneLine,
  paragraph,
  prose,
} from '../../mail/blocks.js';
import type { MailContext, Template } from '../../mail/mail-kinds.js';
import { escaped } from '../../mail/mail-style.js';
import { ANY_READER, withFirstName } from '../domain/issue-tokens.js';
import type { NewsletterMailData } from '../domain/newsletter-mails.js';
import { subscriptionConfirmation, subscriptionReminder } from './subscription-confirmation.js';

declare module '../../mail/mail-kinds.js' {
  interface MailData extends NewsletterMailData {}
}

/** More characters are not shown by a mailbox. */
const MOST_PREVIEW = 150;

const newsletter: Template<'newsletter'> = {
  subject: ({ subject, subscriptionId }) => (subscriptionId === null ? `[Test] ${subject}` : subject),
  body({ subject, firstName = '' }, { sharedText }) {
    const words = sharedText && addressedTo(firstName, sharedText.prose);
    return {
      // without a preheader the beginning of the text, instead of what stands above it in the mail
      preview: sharedText?.preheader || oneLine(words?.text ?? '', MOST_PREVIEW),
      top: sharedText?.webUrl ? link('View in browser', sharedText.webUrl) : null,
      blocks: [heading(oneLine(subject)), words ? prose(words) : paragraph('This draft was deleted.')],
    };
  },
  footer: (data, context, office) => [...reason(unsubscribeUrl(data, context)), ...office],
  headers(data, context) {
    const url = unsubscribeUrl(data, context);
    return url === null ? {} : listHeaders(url, context);
  },
};

function addressedTo(firstName: string, { html, text, pictures }: MailProse): MailProse {
  const name = addressableName(firstName) || ANY_READER;
  return { html: withFirstName(html, escaped(name)), text: withFirstName(text, name), pictures };
}

/** The page on which a subscriber leaves; null for a test copy. */
function unsubscribeUrl(
  { token }: { readonly token: string | null },
  { baseUrl }: Pick<MailContext, 'baseUrl'>,
): string | null {
  return token === null ? null : `${baseUrl}/newsletter/unsubscribe/${encodeURIComponent(token)}`;
}

/** Why the reader gets this mail, and the way out. */
function reason(url: string | null): (string | Link)[] {
  return url === null
    ? ['This is a test copy; subscribers find the link to unsubscribe here.']
    : [
        'You get this mail because you subscribed to our newsletter and confirmed it.',
        link('Unsubscribe', url),
      ];
}

/** Mail programs offer to unsubscribe by the headers of RFC 2369 and RFC 8058; RFC 2919 names the list. */
function listHeaders(url: string, { baseUrl }: MailContext): Readonly<Record<string, string>> {
  return {
    'List-Unsubscribe': `<${url}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    'List-Id': `<newsletter.${new URL(baseUrl).hostname}>`,
    Precedence: 'bulk',
  };
}

export const NEWSLETTER_TEMPLATES: { readonly [K in keyof NewsletterMailData]: Template<K> } = {
  newsletter,
  subscription_confirmation: subscriptionConfirmation,
  subscription_reminder: subscriptionReminder,
};
