import { CLIENT_FIELDS } from '@contract';
import type { ReactNode } from 'react';
import type { Client } from '@/shared/api-types';
import { EmailLink, MessengerLink, PhoneLink } from '@/admin/ground/people/ContactLinks';
import { type ClientDetail, detailWords } from './clientFields';

/** A value of a client, as a link where the person is reached by it. */
export function detailContent<Name extends ClientDetail>(
  client: { readonly [Known in Name]: Client[Known] },
  name: Name,
): ReactNode {
  const words = detailWords(client, name);
  switch (words && CLIENT_FIELDS[name].type) {
    case 'phone':
      return <PhoneLink phone={words} />;
    case 'email':
      return <EmailLink email={words} />;
    case 'messenger':
      return <MessengerLink name={words} />;
    default:
      return words;
  }
}
