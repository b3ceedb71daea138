import { e164Of } from '../../platform/values/phone.js';
import { mailboxKey } from '../../platform/values/email.js';
import { searchForm } from '../../platform/values/search.js';

/** By what a lead and a client are compared. */
export interface Person {
  readonly firstName: string;
  readonly email?: string | null;
  readonly phone?: string | null;
  readonly secondEmail?: string | null;
  readonly secondPhone?: string | null;
}

/** Normal forms, '' for what is not known. */
export interface Contacts {
  readonly email: string;
  readonly phone: string;
}

/**
 * Of these clients the one who has most in common with a person: address, phone number, first name. Null without a shared
 * contact. The clients are brought into normal forms once, for all the people who are compared with them.
 */
export function likelyClientAmong<Client extends Person>(clients: readonly Client[]) {
  const compared = clients.map((client) => ({
    client,
    name: searchForm(client.firstName),
    first: contactsOf(client),
    second: contactsOf({ email: client.secondEmail, phone: client.secondPhone }),
  }));
  return (firstName: string, { email, phone }: Contacts): Client | null => {
    const own = searchForm(firstName);
    let best: { readonly client: Client; readonly score: number } | null = null;
    for (const { client, name, first, second } of compared) {
      const shared = [
        email !== '' && [first.email, second.email].includes(email),
        phone !== '' && [first.phone, second.phone].includes(phone),
      ];
      const contacts = shared.filter(Boolean).length;
      const score = 2 * contacts + (name === own ? 1 : 0);
      if (contacts > 0 && score > (best?.score ?? 0)) best = { client, score };
    }
    return best?.client ?? null;
  };
}

export const contactsOf = ({ email, phone }: Omit<Person, 'firstName'>): Contacts => ({
  email: mailboxKey(email ?? ''),
  phone: e164Of(phone ?? ''),
});
