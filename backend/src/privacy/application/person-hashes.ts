import { createHmac } from 'node:crypto';
import { phoneTerm } from '../../leads/personal-leads.js';
import { mailboxKey } from '../../platform/values/email.js';
import { emailSpellings } from '../../platform/values/email-spellings.js';
import { generationIn, nameOf, splitSuffix } from '../../platform/values/name.js';

/** By what a person is recognised again. */
interface Contact {
  readonly email: string;
  readonly phone: string;
  readonly firstName: string;
  readonly lastName: string | null;
  /** Where it does not stand behind a name. */
  readonly suffix?: string | null;
}
type NumberOfPerson = Omit<Contact, 'email'>;

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
  ofPhone(contact: NumberOfPerson): string | null {
    return this.ofNumber(contact, nameInHash(contact));
  }

  /** The hash of number and name, and those that earlier versions made: of the names as they are written. */
  everOfPhone(contact: NumberOfPerson): string[] {
    const { firstName, lastName, suffix } = contact;
    const written = [
      { firstName, lastName },
      { firstName, lastName, suffix: suffix ?? null },
    ].map((name) => olderForm(nameOf(name)));
    const hashes = [nameInHash(contact), ...written].flatMap((name) => this.ofNumber(contact, name) ?? []);
    return [...new Set(hashes)];
  }

  /** Every hash of these contacts, each once. */
  of(email: string, contacts: readonly Contact[]): string[] {
    const phones = contacts.flatMap((contact) => this.ofPhone(contact) ?? []);
    return [...new Set([this.ofEmail(email), ...phones])];
  }

  private ofNumber({ phone, lastName }: NumberOfPerson, name: string): string | null {
    const digits = phoneTerm(phone);
    return digits && lastName ? this.hash(['phone', digits, name]) : null;
  }

  private ofForm(email: string): string {
    return this.hash(['e-mail', email]);
  }

  private hash(parts: readonly string[]): string {
    return createHmac('sha256', this.key).update(JSON.stringify(parts)).digest('hex');
  }
}

/** The names without suffixes, and behind them the one that tells relatives apart, wherever it is written. */
function nameInHash({ firstName, lastName, suffix }: NumberOfPerson): string {
  const [first, last] = [splitSuffix(firstName), splitSuffix(lastName ?? '')];
  const generation = generationIn(suffix || last.suffix || first.suffix);
  return olderForm(nameOf({ firstName: first.lastName, lastName: last.lastName, suffix: generation }));
}

/** Not as names are found: the hashes in the ledger are of this form. */
function olderForm(name: string): string {
  return name.normalize('NFKC').toLowerCase();
}
