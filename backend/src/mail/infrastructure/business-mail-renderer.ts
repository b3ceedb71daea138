import { Injectable } from '@nestjs/common';
import { Business } from '../../settings/business.js';
import { MailRenderer, type RenderedMail } from '../application/ports.js';
import {
  type SharedText,
  type MailPreview,
  type MailPreviews,
  type MailContent,
  MailKinds,
  type SentMail,
} from '../mail-kinds.js';
import { MailAddresses } from '../mail-addresses.js';
import { htmlForBrowsers } from '../templates/html.js';
import { MailContexts } from './mail-contexts.js';
import { renderMail, subjectOf } from './mail-renderer.js';

@Injectable()
export class BusinessMailRenderer extends MailRenderer implements MailPreviews {
  constructor(
    private readonly business: Business,
    private readonly addresses: MailAddresses,
    private readonly kinds: MailKinds,
    private readonly contexts: MailContexts,
  ) {
    super();
  }

  override subject(content: MailContent): string {
    return subjectOf(this.kinds, content, this.business.current().identity);
  }

  override async render(mail: MailContent & SentMail): Promise<RenderedMail> {
    await this.business.latest();
    const sharedText = (await this.kinds.get(mail.kind).sharedText?.(mail.data)) ?? null;
    return renderMail(this.kinds, mail, await this.contexts.of(sharedText));
  }

  async preview(content: MailContent, sharedText: SharedText | null): Promise<MailPreview> {
    const mail = { ...content, recipient: '', createdAt: '' };
    const written = renderMail(this.kinds, mail, await this.contexts.of(sharedText));
    const { subject, preview, text } = written;
    return { from: this.addresses.from, subject, preview, html: htmlForBrowsers(written), text };
  }
}
