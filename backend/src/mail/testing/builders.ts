import type { OutgoingMailRow } from '../store/mail.tables.js';
import type { MailData } from '../mail-kinds.js';
import type { NewMail } from '../outbox.js';

let keys = 0;

/** A test mail to a recipient of its own. */
export function newMail(
  changes: Partial<Pick<NewMail, 'recipient' | 'dedupKey' | 'dueAt' | 'usefulUntil'>> & {
    readonly data?: MailData['test'];
  } = {},
): NewMail {
  keys += 1;
  return {
    kind: 'test',
    data: { sentBy: 'Maria Santos' },
    recipient: `person-${keys}@example.com`,
    dedupKey: `key-${keys}`,
    ...changes,
  };
}

/** A reminder of a booking with the secret of its page. */
export function reminder(
  leadId: string,
  changes: Partial<Pick<NewMail, 'dueAt' | 'usefulUntil'>> = {},
): NewMail {
  keys += 1;
  return {
    kind: 'booking_reminder',
    data: {
      bookingId: leadId,
      reference: '7KM-2QXP',
      firstName: 'Ana',
      lastName: 'Cruz',
      preferredDate: '2026-12-01',
      preferredTime: '10am',
      serviceInterest: 'retirement',
      visitorTimeZone: null,
      token: 'the-secret-of-the-page',
    },
    recipient: 'ana@example.com',
    lead: { leadType: 'appointment', leadId },
    dedupKey: `key-${keys}`,
    ...changes,
  };
}

/** A stored mail, as the outbox writes it. */
export function anOutgoingMailRow(changes: Partial<OutgoingMailRow> = {}): OutgoingMailRow {
  const { kind, data, recipient, dedupKey } = newMail();
  return {
    id: '01a20000-0000-7000-8000-000000000001',
    kind,
    leadType: null,
    leadId: null,
    recipient,
    recipientKey: recipient,
    subject: 'A test message',
    data: JSON.stringify(data),
    messageId: '01a20000-0000-7000-8000-000000000001@office.example',
    state: 'sending',
    attempts: 1,
    dueAt: null,
    nextAttemptAt: null,
    usefulUntil: null,
    leasedBy: null,
    leasedUntil: null,
    lastReply: null,
    reason: null,
    attemptLog: '[]',
    dedupKey,
    createdAt: '2026-11-22T09:00:00.000Z',
    sentAt: null,
    contentRemovedAt: null,
    ...changes,
  };
}
