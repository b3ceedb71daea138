import { Injectable } from '@nestjs/common';
import { newId } from '../../platform/clock.js';
import { Conflict, NotFound } from '../../platform/domain-error.js';
import { MailKinds } from '../mail-kinds.js';
import { Outbox } from '../outbox.js';
import { MailQueries, type OutgoingMail } from './ports.js';

/**
 * Sends a mail once more, as a new one: about a lead as it is now, other kinds as they were. Rejects an unknown
 * mail, one that is still on its way, one whose content was removed, and one that makes no sense any more.
 */
@Injectable()
export class ResendMail {
  constructor(
    private readonly mails: MailQueries,
    private readonly outbox: Outbox,
    private readonly kinds: MailKinds,
  ) {}

  async execute(id: string, by: { readonly id: string; readonly name: string }): Promise<OutgoingMail> {
    const mail = await this.mails.find(id);
    if (!mail) throw new NotFound('mail.unknown');
    if (['queued', 'sending', 'retrying'].includes(mail.state)) throw new Conflict('mail.on-its-way');
    if (mail.contentRemovedAt !== null) throw new Conflict('mail.content-removed');
    const dedupKey = `again:${newId()}`;
    if (!(await this.store(mail, dedupKey, by))) throw new Conflict('mail.out-of-date');
    const again = await this.mails.findByKey(dedupKey);
    if (!again) throw new NotFound('mail.unknown');
    return again;
  }

  private async store(
    mail: OutgoingMail,
    dedupKey: string,
    by: { readonly id: string; readonly name: string },
  ): Promise<boolean> {
    const { kind, data, recipient, leadType, leadId, usefulUntil } = mail;
    // the link of a new password is asked for by the person who gets it
    if (this.kinds.isPrivate(kind)) return false;
    const registered = this.kinds.get(kind);
    if (registered.again) return leadId !== null && registered.again(leadId, mail, dedupKey, by);
    if (mail.reason !== null && mail.state === 'skipped' && usefulUntil !== null) return false;
    const lead = leadType !== null && leadId !== null ? { leadType, leadId } : null;
    const content = { kind, data } as OutgoingMail;
    await this.outbox.store({
      add: [{ ...content, recipient, lead, dedupKey, dueAt: null, usefulUntil: null }],
    });
    return true;
  }
}
