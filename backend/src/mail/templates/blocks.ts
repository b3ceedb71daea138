/** A mail as its templates describe it: plain text in a few shapes. Only the two renderers know markup and line breaks. */
export interface MailBody {
  /** The line that a mailbox shows behind the subject. */
  readonly preview: string;
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
