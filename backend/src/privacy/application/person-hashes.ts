import { createHmac } from 'node:crypto';
import { phoneTerm } from '../../leads/personal-leads.js';
import { mailboxKey } from '../../platform/values/email.js';
import { emailSpellings } from '../../platform/values/email-spellings.js';

/** By what a person is recognised again. */
interface Contact {
  readonly email: string;
  readonly phone: string;
  readonly firstName: string;
  readonly lastName: string | null;
}

/** Keyed hashes (HMAC-SHA-256, hexadecimal) of people; without the key addresses cannot be guessed from them. */
export class PersonHashes {
  constructor(private readonly key: string) {}

  ofEmail(email: string): string {
    return this.ofForm(mailboxKey(email));
  }

  /** The hash of the address, and those that earlier versions made: of its text, and of its domain in its own script. */
  everOfEmail(email: string): string[] {
    const forms = [...emailSpellings(email), email.normalize('NFKC').toLowerCase()];
    return [...new Set(forms)].map((form) => this.ofForm(form));
  }

  /** Of the number together with the name, because people of one family can share a number; null without both. */
  ofPhone({ phone, firstName, lastName }: Omit<Contact, 'email'>): string | null {
    const digits = phoneTerm(phone);
    return digits && lastName ? this.hash(['phone', digits, nameInHash(`${firstName} ${lastName}`)]) : null;
  }

  /** Every hash of these contacts, each once. */
  of(email: string, contacts: readonly Contact[]): string[] {
    const phones = contacts.flatMap((contact) => this.ofPhone(contact) ?? []);
    return [...new Set([this.ofEmail(email), ...phones])];
  }

  private ofForm(email: string): string {
    return this.hash(['e-mail', email]);
  }

  private hash(parts: readonly string[]): string {
    return createHmac('sha256', this.key).update(JSON.stringify(parts)).digest('hex');
  }
}

/** Not as names are found: the hashes in the ledger are of this form. */
function nameInHash(name: string): string {
  return name.normalize('NFKC').toLowerCase();
}

/** Tells keys apart, without telling the key. */
export function keyIdOf(key: string): string {
  return createHmac('sha256', key)
    .update('id of the key of the ledger of erasures')
    .digest('hex')
    .slice(0, 16);
}
