import { Injectable } from '@nestjs/common';
import { Config } from '../../platform/config.js';
import { addressOf } from '../../platform/mail-config.js';
import { Business } from '../../settings/business.js';
import { MailRenderer, type OutgoingMail, type RenderedMail } from '../application/ports.js';
import type { MailContent } from '../domain/mail-kinds.js';
import { type Letter, LetterPreviews, Letters } from '../letters.js';
import { OfficeAddresses } from '../office-addresses.js';
import type { MailContext } from '../templates/template.js';
import { renderMail, subjectOf } from './mail-renderer.js';

@Injectable()
export class BusinessMailRenderer extends MailRenderer implements LetterPreviews {
  constructor(
    private readonly config: Config,
    private readonly business: Business,
    private readonly addresses: OfficeAddresses,
    private readonly letters: Letters,
  ) {
    super();
  }

  override subject(content: MailContent): string {
    return subjectOf(content, this.business.current().identity);
  }

  override async render(
    mail: Pick<OutgoingMail, 'recipient' | 'createdAt'> & MailContent,
  ): Promise<RenderedMail> {
    await this.business.latest();
    const letter = mail.kind === 'newsletter' ? await this.letters.find(mail.data.issueId) : null;
    return renderMail(mail, this.context(letter));
  }

  preview(subject: string, letter: Letter): { html: string; text: string } {
    const data = { issueId: '', subject, subscriptionId: '', token: 'preview' };
    const mail = { kind: 'newsletter', data, recipient: '', createdAt: '' } as const;
    return renderMail(mail, this.context(letter));
  }

  private context(letter: Letter | null): MailContext {
    const { timeZone, publicUrl } = this.config;
    const { identity: business, hours } = this.business.current();
    const senderAddress = addressOf(this.addresses.from);
    return { business, meeting: hours.meeting, timeZone, baseUrl: publicUrl, senderAddress, letter };
  }
}
