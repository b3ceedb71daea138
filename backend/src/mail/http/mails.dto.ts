import { ApiProperty, nullableText } from '../../platform/http/api-docs.js';
import { EmailAddress } from '../../platform/http/fields.js';
import type { LoggedAttempt, OutgoingMail, RenderedMail } from '../application/ports.js';
import { PRIVATE_CONTENT, shownRecipient } from '../domain/account-mail.js';
import { MAIL_STATES, type MailState } from '../domain/mail-state.js';
import { htmlForBrowsers } from '../templates/html.js';
import { nameOf } from '../../platform/values/name.js';

export class TestMailBody {
  @EmailAddress() to: string;
}

/** A mail in the list. */
export class MailView {
  @ApiProperty() id: string;
  @ApiProperty() kind: string;
  @ApiProperty({ enum: ['appointment', 'subscription', 'policy'], nullable: true }) leadType: string | null;
  @ApiProperty(nullableText) leadId: string | null;
  @ApiProperty({ ...nullableText, description: 'Of the person it is about' }) name: string | null;
  @ApiProperty() recipient: string;
  @ApiProperty() subject: string;
  @ApiProperty({ enum: MAIL_STATES }) state: MailState;
  @ApiProperty() attempts: number;
  @ApiProperty(nullableText) nextAttemptAt: string | null;
  @ApiProperty({ ...nullableText, description: "The mail server's own words" }) lastReply: string | null;
  @ApiProperty({ ...nullableText, description: 'Why it was skipped or given up' }) reason: string | null;
  @ApiProperty() createdAt: string;
  @ApiProperty(nullableText) sentAt: string | null;
}

class AttemptView implements LoggedAttempt {
  @ApiProperty() at: string;
  @ApiProperty({ enum: ['accepted', 'refused', 'delayed', 'unreachable'] }) outcome: LoggedAttempt['outcome'];
  @ApiProperty() reply: string;
}

class AttachmentView {
  @ApiProperty() filename: string;
  @ApiProperty() contentType: string;
}

/** A mail with its content. */
export class MailDetailView extends MailView {
  @ApiProperty() text: string;
  @ApiProperty() html: string;
  @ApiProperty({ type: [AttachmentView] }) attachments: AttachmentView[];
  @ApiProperty({ type: [AttemptView] }) attemptLog: AttemptView[];
  @ApiProperty() messageId: string;
  @ApiProperty(nullableText) usefulUntil: string | null;
  @ApiProperty({ ...nullableText, description: 'When the content was removed; text and html are then empty' })
  contentRemovedAt: string | null;
}

export class MailSummaryView {
  @ApiProperty() held: number;
  @ApiProperty() failed: number;
  @ApiProperty() waiting: number;
  @ApiProperty({ type: Number, nullable: true }) oldestWaitingSeconds: number | null;
  @ApiProperty({ description: 'Whether a mail server is connected' }) smtp: boolean;
}

export function mailView(mail: OutgoingMail, isPrivate: boolean): MailView {
  const { id, kind, leadType, leadId, subject, state, attempts } = mail;
  const { nextAttemptAt, lastReply, reason, createdAt, sentAt } = mail;
  return {
    id,
    kind,
    leadType,
    leadId,
    name: isPrivate ? null : nameIn(mail.data),
    recipient: shownRecipient(mail, isPrivate),
    subject,
    state,
    attempts,
    nextAttemptAt,
    lastReply,
    reason,
    createdAt,
    sentAt,
  };
}

/** The name of the person a mail is about; null when it is about no person, or its content was removed. */
function nameIn(data: object): string | null {
  const { firstName = '', lastName } = data as { readonly firstName?: string; readonly lastName?: string };
  return nameOf({ firstName, lastName: lastName ?? null }) || null;
}

export function mailDetailView(
  mail: OutgoingMail,
  isPrivate: boolean,
  { text, html, pictures, invitation }: Pick<RenderedMail, 'text' | 'html' | 'pictures' | 'invitation'>,
): MailDetailView {
  const { attemptLog, messageId, usefulUntil, contentRemovedAt } = mail;
  const shown = isPrivate
    ? { text: PRIVATE_CONTENT, html: `<!doctype html><p>${PRIVATE_CONTENT}</p>` }
    : { text, html: htmlForBrowsers({ html, pictures }) };
  const attachments = invitation
    ? [{ filename: 'consultation.ics', contentType: `text/calendar; method=${invitation.method}` }]
    : [];
  return {
    ...mailView(mail, isPrivate),
    ...shown,
    attachments,
    attemptLog: [...attemptLog],
    messageId,
    usefulUntil,
    contentRemovedAt,
  };
}
