import { momentLines } from '../../calendar/domain/consultation-time.js';
import { button, fact, facts, heading, oneLine, paragraph } from '../../mail/blocks.js';
import type { Template } from '../../mail/mail-kinds.js';
import type { OffReason } from '../domain/webhook.js';
import type { WebhookOffMail } from '../domain/webhook-mails.js';

interface WebhookMailData {
  readonly webhook_off: WebhookOffMail;
}

declare module '../../mail/mail-kinds.js' {
  interface MailData extends WebhookMailData {}
}

const REASONS: Readonly<Record<OffReason, string>> = {
  gone: 'The receiver answered that it wants nothing more (410).',
  failing: 'The receiver has accepted nothing for three days.',
  unreadable:
    'Its address and its secret cannot be read any more, because SESSION_SECRET is another one than when they were stored. Enter the address again, make a new secret and give it to the receiver.',
};

export const webhookOff: Template<'webhook_off'> = {
  subject: ({ host }) => `A webhook was turned off: ${oneLine(host, 80)}`,
  body: ({ host, description, offReason, at }, { baseUrl, timeZone }) => ({
    preview: REASONS[offReason],
    blocks: [
      heading('A webhook was turned off'),
      paragraph('Another program is no longer told what happens here.'),
      facts(
        fact('Receiver', oneLine(host, 200)),
        ...(description ? [fact('Description', oneLine(description, 200))] : []),
        fact('Time', ...momentLines(new Date(at), timeZone)),
      ),
      paragraph(REASONS[offReason]),
      paragraph('What waits for it is kept for 30 days and goes out once the webhook is turned on again.'),
      button('Open Connections', `${baseUrl}/admin/connections`),
    ],
  }),
};
