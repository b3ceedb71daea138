import { isPlaceholderAddress } from '@contract';
import { Link } from '@mui/material';
import type { ReactNode } from 'react';

/** A link in a row is at least 24 px high, so that a thumb hits it (WCAG 2.5.8). */
export const thumbShape = { display: 'inline-block', lineHeight: '24px' };

/** URL that calls a number. */
export const phoneUrl = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`;

/** A phone number as a link that calls it; nothing without one. */
export const PhoneLink = ({ phone }: { phone: string }) =>
  phone && (
    <Link
      href={phoneUrl(phone)}
      color="secondary"
      sx={{ fontWeight: 600, whiteSpace: 'nowrap', ...thumbShape }}
    >
      {phone}
    </Link>
  );

/** URL of a chat with a page or profile in Messenger. */
export const messengerUrl = (name: string) => `https://m.me/${encodeURIComponent(name)}`;

/** A name in Messenger as a link that opens the chat. */
export const MessengerLink = ({ name }: { name: string }) => (
  <Link href={messengerUrl(name)} target="_blank" rel="noreferrer" color="secondary" sx={thumbShape}>
    {name}
  </Link>
);

/**
 * An address as a link that writes to it; a long one breaks after the at sign and at dots first. Nothing without one, words
 * for a placeholder.
 */
export const EmailLink = ({ email, oneLine = false }: { email: string; oneLine?: boolean }) =>
  email &&
  (isPlaceholderAddress(email) ? (
    'No e-mail'
  ) : (
    <Link
      href={`mailto:${encodeURIComponent(email)}`}
      // some screen readers pause at the possible breaks
      aria-label={email}
      color="secondary"
      sx={{ overflowWrap: oneLine ? 'normal' : 'anywhere', ...thumbShape }}
    >
      {oneLine ? email : withBreaks(email)}
    </Link>
  ));

function withBreaks(email: string): ReactNode {
  return email
    .split(/(?<=@)|(?=\.)/)
    .flatMap((part, index) => (index === 0 ? [part] : [<wbr key={index} />, part]));
}
