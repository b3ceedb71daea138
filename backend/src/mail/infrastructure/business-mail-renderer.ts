import { Injectable } from '@nestjs/common';
import { Config } from '../../platform/config.js';
import { addressOf } from '../../platform/mail-config.js';
import { Business } from '../../settings/business.js';
import { MailRenderer, type RenderedMail } from '../application/ports.js';
import {
  type SharedText,
  type MailPreviews,
  type MailContent,
  type MailContext,
  MailKinds,
  type SentMail,
} from '../mail-kinds.js';
import { MailAddresses } from '../mail-addresses.js';
import { renderMail, subjectOf } from './mail-renderer.js';

@Injectable()
export class BusinessMailRenderer extends MailRenderer implements MailPreviews {
  constructor(
    private readonly config: Config,
    private readonly business: Business,
    private readonly addresses: MailAddresses,
    private readonly kinds: MailKinds,
  ) {
    super();
  }

  override subject(content: MailContent): string {
    return subjectOf(this.kinds, content, this.business.current().identity);
  }

  override async render(mail: MailContent & SentMail): Promise<RenderedMail> {
    await this.business.latest();
    const sharedText = (await this.kinds.get(mail.kind).sharedText?.(mail.data)) ?? null;
    return renderMail(this.kinds, mail, this.context(sharedText));
  }

  preview(content: MailContent, sharedText: SharedText): { html: string; text: string } {
    return renderMail(this.kinds, { ...content, recipient: '', createdAt: '' }, this.context(sharedText));
  }

  private context(sharedText: SharedText | null): MailContext {
    const { timeZone, publicUrl } = this.config;
    const { identity: business, hours } = this.business.current();
    const senderAddress = addressOf(this.addresses.from);
    return { business, meeting: hours.meeting, timeZone, baseUrl: publicUrl, senderAddress, sharedText };
  }
}
