import { simpleParser } from 'mailparser';
import type { ReceivedMail } from '../../src/mail/testing/smtp-server.js';

/** Every address of a page in the mail: links, addresses in the text and in an invitation. */
export async function linksOf(mail: ReceivedMail): Promise<string[]> {
  const { text = '', html, attachments } = await simpleParser(mail.raw);
  const files = attachments.map(({ content }) => content.toString().replace(/\r\n[ \t]/g, ''));
  const hrefs = [...String(html).matchAll(/(?:href|src)="(https?:[^"]*)"/gi)].map(([, href]) => href!);
  const written = [text, ...files].flatMap((words) => words.match(/https?:\/\/[^\s<>"\\]+/gi) ?? []);
  return [...new Set([...hrefs, ...written].map((link) => link.replaceAll('&amp;', '&')))];
}

/** The secret in the link to a page, by default the visitor's. */
export function tokenIn(received: readonly ReceivedMail[], email: string, page = 'booking'): string {
  const mail = received.find(({ to }) => to[0] === email)!;
  return new RegExp(`/${page}/([\\w-]+)`).exec(mail.raw.replace(/=\r\n/g, ''))![1]!;
}

/** What must not depend on anything that a visitor types: headers, recipients, and parts with their headers. */
export async function shapeOf(mail: ReceivedMail) {
  const { headerLines, to, cc, bcc, from, replyTo, attachments } = await simpleParser(mail.raw);
  const addresses = [to, cc, bcc, replyTo].map(
    (list) => [list ?? []].flat().flatMap(({ value }) => value).length,
  );
  return {
    headers: headerLines.map(({ key }) => key),
    addresses,
    from: from?.value,
    envelope: mail.to.length,
    parts: mail.raw.match(/\r\n--\S+\r\nContent-Type: \S+/gi)?.map((part) => part.split(' ')[1]),
    attachments: attachments.map(({ filename, contentType }) => [filename, contentType]),
  };
}
