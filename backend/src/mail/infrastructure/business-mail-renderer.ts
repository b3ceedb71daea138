import { Injectable } from '@nestjs/common';
import { Config } from '../../platform/config.js';
import { addressOf } from '../../platform/mail-config.js';
import { MailRenderer, type OutgoingMail, type RenderedMail } from '../application/ports.js';
import type { MailContent } from '../domain/mail-kinds.js';
import { type Letter, LetterPreviews, Letters } from '../letters.js';
import type { MailContext } from '../templates/template.js';
import { renderMail, subjectOf } from './mail-renderer.js';

@Injectable()
export class BusinessMailRenderer extends MailRenderer implements LetterPreviews {
  constructor(
    private readonly config: Config,
    private readonly letters: Letters,
  ) {
    super();
  }

  override subject(content: MailContent): string {
    return subjectOf(content, this.config.business);
  }

  override async render(
    mail: Pick<OutgoingMail, 'recipient' | 'createdAt'> & MailContent,
  ): Promise<RenderedMail> {
    const letter = mail.kind === 'newsletter' ? await this.letters.find(mail.data.issueId) : null;
    return renderMail(mail, this.context(letter));
  }

  preview(subject: string, letter: Letter): { html: string; text: string } {
    const data = { issueId: '', subject, subscriptionId: '', token: 'preview' };
    const mail = { kind: 'newsletter', data, recipient: '', createdAt: '' } as const;
    return renderMail(mail, this.context(letter));
  }

  private context(letter: Letter | null): MailContext {
    const { business, timeZone, publicUrl, mail: settings } = this.config;
    return { business, timeZone, baseUrl: publicUrl, senderAddress: addressOf(settings.from), letter };
  }
}
