import { isPlaceholderAddress, PREPARED_MESSAGES, type PreparedMessage } from '@contract';
import { messengerUrl } from '@/admin/ground/people/ContactLinks';

/** Where a person can be written to; null or missing for what is not known. */
export interface Reached {
  readonly phone?: string | null;
  readonly viber?: string | null;
  readonly whatsapp?: string | null;
  readonly messenger?: string | null;
  readonly email?: string | null;
}

export interface ChatLink {
  readonly app: string;
  readonly url: string;
  /** Its links take no text: it is copied. */
  readonly copies: boolean;
}

/** The digits of a mobile number with the code of its country, as chats know it; null for a number that has no chat. */
export function chatNumber(phone: string): string | null {
  const digits = phone.replace(/[^+\d]/g, '').replace(/^00/, '+');
  const home = /^(?:\+?63|0)(9\d{9})$/.exec(digits);
  if (home) return `63${home[1]}`;
  const abroad = /^\+(?!63)(\d{8,15})$/.exec(digits);
  return abroad ? abroad[1]! : null;
}

/** The apps in which a text can be opened, by what is known of the person. */
export function chatLinks(
  { phone, viber, whatsapp, messenger, email }: Reached,
  text: string,
): readonly ChatLink[] {
  const written = encodeURIComponent(text);
  const [viberNumber, whatsappNumber] = [viber, whatsapp].map((own) => chatNumber(own || phone || ''));
  const mobile = chatNumber(phone ?? '');
  const links: readonly (ChatLink | null)[] = [
    viberNumber ? { app: 'Viber', url: `viber://chat?number=%2B${viberNumber}`, copies: true } : null,
    whatsappNumber
      ? { app: 'WhatsApp', url: `https://wa.me/${whatsappNumber}?text=${written}`, copies: false }
      : null,
    messenger ? { app: 'Messenger', url: messengerUrl(messenger), copies: true } : null,
    mobile ? { app: 'SMS', url: `sms:+${mobile}?&body=${written}`, copies: false } : null,
    email && !isPlaceholderAddress(email)
      ? { app: 'E-mail', url: `mailto:${encodeURIComponent(email)}?body=${written}`, copies: false }
      : null,
  ];
  return links.filter((link) => link !== null);
}

/** What prepared messages can say, by the words in their braces; missing for what is not known. */
export type KnownWords = Readonly<Record<string, string | undefined>>;

/** The messages that can be offered, with their texts filled in: those of which every word in braces is known. */
export function preparedMessages(
  texts: Readonly<Record<PreparedMessage, string>>,
  known: KnownWords,
): readonly { readonly id: PreparedMessage; readonly label: string; readonly text: string }[] {
  return (Object.keys(PREPARED_MESSAGES) as PreparedMessage[]).flatMap((id) => {
    const words = [...texts[id].matchAll(WORD)].map(([, word]) => word!);
    if (texts[id].trim() === '' || !words.every((word) => known[word])) return [];
    const text = texts[id].replace(WORD, (_, word: string) => known[word]!);
    return [{ id, label: PREPARED_MESSAGES[id].label, text }];
  });
}

const WORD = /\{([a-z]+)\}/g;
