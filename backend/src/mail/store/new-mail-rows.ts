import { Injectable } from '@nestjs/common';
import { newId } from '../../platform/clock.js';
import { Config } from '../../platform/config.js';
import { addressOf } from '../../platform/mail-config.js';
import { MailRenderer } from '../application/ports.js';
import { MailAddresses } from '../mail-addresses.js';
import { MailKinds } from '../mail-kinds.js';
import type { NewMail } from '../outbox.js';
import type { OutgoingMailRow } from './mail.tables.js';
import { recipientKey } from './stored-mail.js';

/** New mails as they are stored: held while no mail server is connected. */
@Injectable()
export class NewMailRows {
  constructor(
    private readonly config: Config,
    private readonly addresses: MailAddresses,
    private readonly renderer: MailRenderer,
    private readonly kinds: MailKinds,
  ) {}

  of(mail: NewMail, createdAt: string): OutgoingMailRow {
    const { id = newId(), kind, data, lead, recipient, dedupKey, dueAt = null, usefulUntil = null } = mail;
    const { notSent = null } = mail;
    const waits = this.config.mail.server === null ? 'held' : 'queued';
    const state = notSent === null ? waits : 'skipped';
    return {
      id,
      kind,
      leadType: lead?.leadType ?? null,
      leadId: lead?.leadId ?? null,
      recipient,
      recipientKey: recipientKey(this.kinds, mail),
      subject: this.renderer.subject(mail),
      data: JSON.stringify(data),
      messageId: `${id}@${this.domain()}`,
      state,
      attempts: 0,
      dueAt,
      nextAttemptAt: state === 'queued' ? dueAt : null,
      usefulUntil,
      leasedBy: null,
      leasedUntil: null,
      lastReply: null,
      reason: notSent,
      attemptLog: '[]',
      dedupKey,
      createdAt,
      sentAt: null,
      contentRemovedAt: null,
    };
  }
  private domain(): string {
    const { publicOrigin } = this.config;
    return publicOrigin ? new URL(publicOrigin).hostname : addressOf(this.addresses.from).replace(/^.*@/, '');
  }
}
