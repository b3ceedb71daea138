import { oneLine } from '../domain/clean-text.js';
import { heading, link, type Link, paragraph, prose } from './blocks.js';
import type { MailContext, Template } from './template.js';

export const newsletter: Template<'newsletter'> = {
  subject: ({ subject, subscriptionId }) => (subscriptionId === null ? `[Test] ${subject}` : subject),
  body: ({ subject }, { letter }) => ({
    preview: letter?.preheader ?? '',
    blocks: [heading(oneLine(subject)), letter ? prose(letter.prose) : paragraph('This draft was deleted.')],
  }),
};

/** The page on which a subscriber leaves; null for a test copy. */
export function unsubscribeUrl(
  { token }: { readonly token: string | null },
  { baseUrl }: Pick<MailContext, 'baseUrl'>,
): string | null {
  return token === null ? null : `${baseUrl}/newsletter/unsubscribe/${encodeURIComponent(token)}`;
}

/** Why the reader gets this mail, and the way out. */
export function newsletterFooter(url: string | null): (string | Link)[] {
  return url === null
    ? ['This is a test copy; subscribers find the link to unsubscribe here.']
    : [
        'You get this mail because you subscribed to our newsletter and confirmed it.',
        link('Unsubscribe', url),
      ];
}
