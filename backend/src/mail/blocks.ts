import { isPlainName } from '../platform/plain-names.js';
import { oneLine } from './domain/clean-text.js';

export { hasWords, oneLine } from './domain/clean-text.js';

/** A mail as its templates describe it: plain text in a few shapes. Only the two renderers know markup and line breaks. */
export interface MailBody {
  /** The line that a mailbox shows behind the subject. */
  readonly preview: string;
  /** A link above everything. */
  readonly top?: Link | null;
  readonly blocks: readonly Block[];
}

export type Block =
  | { readonly type: 'heading' | 'section' | 'paragraph'; readonly text: string }
  | { readonly type: 'facts'; readonly facts: readonly Fact[] }
  | { readonly type: 'button'; readonly link: Link }
  | { readonly type: 'prose'; readonly prose: MailProse }
  /** Somebody else's words, which keep their lines. */
  | { readonly type: 'quote'; readonly from: string; readonly text: string };

/** A longer text that was written as Markdown, in both versions of a mail. The HTML is safe and has its styles inline. */
export interface MailProse {
  readonly html: string;
  readonly text: string;
  /** Those that the HTML shows. */
  readonly pictures: readonly MailPicture[];
}

/** A picture that is sent along with a mail, so that nothing is loaded when it is read. */
export interface MailPicture {
  /** The address by which the HTML refers to it (RFC 2392). */
  readonly url: `cid:${string}`;
  /** A JPEG. */
  readonly content: Buffer;
}

export interface Fact {
  readonly label: string;
  readonly values: readonly (string | Link)[];
  readonly important?: boolean;
}

export interface Link {
  readonly text: string;
  readonly href: string;
}

export const heading = (text: string): Block => ({ type: 'heading', text });
export const section = (text: string): Block => ({ type: 'section', text });
export const paragraph = (text: string): Block => ({ type: 'paragraph', text });
export const facts = (...shown: readonly Fact[]): Block => ({ type: 'facts', facts: shown });
export const fact = (label: string, ...values: readonly (string | Link)[]): Fact => ({ label, values });
export const importantFact = (label: string, ...values: readonly (string | Link)[]): Fact => ({
  label,
  values,
  important: true,
});
export const button = (text: string, href: string): Block => ({ type: 'button', link: { text, href } });
export const prose = (written: MailProse): Block => ({ type: 'prose', prose: written });
export const quote = (from: string, text: string): Block => ({ type: 'quote', from, text });
export const link = (text: string, href: string): Link => ({ text, href });

/** A phone number to tap; plain text when it has too few digits. */
export function phoneLink(phone: string): string | Link {
  const digits = phone.replace(/\D/g, '').slice(0, 20);
  const plus = phone.trim().startsWith('+') ? '+' : '';
  return digits.length < 5 ? phone : link(phone, `tel:${plus}${digits}`);
}

/** An address to write to; plain text when it is not an ordinary one. */
export function emailLink(email: string): string | Link {
  return email.length <= 254 && /^[\w.!#$%&'*+/=^`{|}~-]+@[\w.-]+$/.test(email)
    ? link(email, `mailto:${encodeURIComponent(email).replace('%40', '@')}`)
    : email;
}

const SLASH_OR_DIGIT = /[/\p{N}]/u;
const MOST_WORDS = 3;

/**
 * The first name for a salutation. The public forms accept any name for any e-mail address, so a name could be used to send
 * spam: one with a link, digits or more than three words becomes empty.
 */
export function addressableName(firstName: string): string {
  const name = oneLine(firstName, 60);
  return !isPlainName(name) || SLASH_OR_DIGIT.test(name) || name.split(/\s+/).length > MOST_WORDS ? '' : name;
}

/** `Hi Liza,`. */
export function greeting({ firstName }: { readonly firstName: string }): Block {
  const name = addressableName(firstName);
  return paragraph(name === '' ? 'Hello,' : `Hi ${name},`);
}

/** First and last name in one line. */
export function nameOf({
  firstName,
  lastName,
}: {
  readonly firstName: string;
  readonly lastName: string;
}): string {
  return oneLine(`${oneLine(firstName, 40)} ${oneLine(lastName, 40)}`);
}

/** The lead in the console. */
export function leadUrl(baseUrl: string, bookingId: string): string {
  return `${baseUrl}/admin/leads?lead=appointment:${encodeURIComponent(bookingId)}`;
}
