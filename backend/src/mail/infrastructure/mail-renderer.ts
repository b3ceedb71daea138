import type { BusinessIdentity } from '../../settings/business.js';
import type { RenderedMail } from '../application/ports.js';
import { oneLine } from '../domain/clean-text.js';
import type { MailContent, MailContext, MailKinds, SentMail } from '../mail-kinds.js';
import { LOGO_URL, toHtml } from '../templates/html.js';
import { toPlainText } from '../templates/plain-text.js';

const MAX_SUBJECT = 150;

/** A single line without control characters, of at most 150 characters. */
export function subjectOf(kinds: MailKinds, { kind, data }: MailContent, business: BusinessIdentity): string {
  return oneLine(kinds.get(kind).subject(data, business), MAX_SUBJECT);
}

/** A mail as it is sent. Equal mails give equal bytes, so that every attempt sends the same. */
export function renderMail(
  kinds: MailKinds,
  mail: MailContent & SentMail,
  context: MailContext,
): RenderedMail {
  const { data } = mail;
  const { brandColour, logo } = context;
  const template = kinds.get(mail.kind);
  const subject = subjectOf(kinds, mail, context.business);
  const body = template.body(data, context);
  const office = businessLines(context.business);
  const footer = template.footer?.(data, context, office) ?? office;
  return {
    subject,
    preview: body.preview,
    text: toPlainText(body, footer),
    html: toHtml(body, { title: subject, name: context.business.name, footer, brandColour, logo }),
    pictures: [
      ...(logo ? [{ url: LOGO_URL, content: logo.content }] : []),
      ...(context.sharedText?.prose.pictures ?? []),
    ],
    invitation: template.invitation?.(data, context, mail) ?? null,
    replyTo: template.replyTo?.(data) ?? null,
    headers: template.headers?.(data, context) ?? {},
  };
}

function businessLines({ name, advisor, licence, address, phone, email }: BusinessIdentity): string[] {
  return [name, `${advisor}, licence ${licence}`, address, `${phone} · ${email}`];
}
