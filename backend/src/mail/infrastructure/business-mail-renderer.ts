import { Injectable } from '@nestjs/common';
import { Config } from '../../platform/config.js';
import { addressOf } from '../../platform/mail-config.js';
import { MailRenderer, type OutgoingMail, type RenderedMail } from '../application/ports.js';
import type { MailContent } from '../domain/mail-kinds.js';
import { renderMail, subjectOf } from './mail-renderer.js';

@Injectable()
export class BusinessMailRenderer extends MailRenderer {
  constructor(private readonly config: Config) {
    super();
  }

  override subject(content: MailContent): string {
    return subjectOf(content, this.config.business);
  }

  override render(mail: Pick<OutgoingMail, 'recipient' | 'createdAt'> & MailContent): RenderedMail {
    const { business, timeZone, publicUrl, mail: settings } = this.config;
    const senderAddress = addressOf(settings.from);
    return renderMail(mail, { business, timeZone, baseUrl: publicUrl, senderAddress });
  }
}
