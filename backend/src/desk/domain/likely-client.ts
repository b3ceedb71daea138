import { e164Of } from '../../platform/values/phone.js';
import { mailboxKey } from '../../platform/values/email.js';
import { searchForm } from '../../platform/values/search.js';

/** By what a lead and a client are compared. */
export interface Person {
  readonly firstName: string;
  readonly email?: string | null;
  readonly phone?: string | null;
}

/** The client who has most in common with the person: address, phone number, first name. Null without a shared contact. */
export function likelyClient<Client extends Person>(
  person: Person,
  clients: readonly Client[],
): Client | null {
  const own = contactsOf(person);
  const name = searchForm(person.firstName);
  let best: { readonly client: Client; readonly score: number } | null = null;
  for (const client of clients) {
    const { email, phone } = contactsOf(client);
    const shared = [own.email !== '' && own.email === email, own.phone !== '' && own.phone === phone];
    const contacts = shared.filter(Boolean).length;
    const score = 2 * contacts + (searchForm(client.firstName) === name ? 1 : 0);
    if (contacts > 0 && score > (best?.score ?? 0)) best = { client, score };
  }
  return best?.client ?? null;
}

/** The normal forms, '' for what is not known. */
export function contactsOf({ email, phone }: Person): { readonly email: string; readonly phone: string } {
  return { email: mailboxKey(email ?? ''), phone: e164Of(phone ?? '') };
}
