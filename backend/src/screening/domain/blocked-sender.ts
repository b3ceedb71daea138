import { Invalid } from '../../platform/domain-error.js';
import { domainKey, emailKey, mailboxKey } from '../../platform/values/email.js';

export const BLOCK_KINDS = ['email', 'domain', 'phone'] as const;
export type BlockKind = (typeof BLOCK_KINDS)[number];

/** A sender whose submissions are suspected: an e-mail address, all addresses of a domain, or a phone number. */
export interface BlockedSender {
  readonly id: string;
  readonly kind: BlockKind;
  /** Normalised by `blockedValue`. */
  readonly value: string;
  readonly note: string | null;
  readonly createdBy: string;
  readonly createdByName: string;
  /** ISO 8601 UTC. */
  readonly createdAt: string;
}

/** Who a submission says it is from; a subscription has no phone number. */
export interface Sender {
  readonly email: string;
  readonly phone?: string | null;
}

const DOMAIN = /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/;

/** Domains below which anybody registers a name, such as com.ph and co.uk. */
const PUBLIC_SUFFIX = /^(?:ac|co|com|edu|gob|gov|mil|net|ne|or|org)\.[a-z]{2}$/;
/** Providers at which anybody has an address. */
const MAIL_PROVIDERS = [
  'gmail.com',
  'googlemail.com',
  'yahoo.com',
  'yahoo.com.ph',
  'ymail.com',
  'rocketmail.com',
  'hotmail.com',
  'outlook.com',
  'outlook.ph',
  'live.com',
  'live.com.ph',
  'msn.com',
  'icloud.com',
  'me.com',
  'mac.com',
  'aol.com',
  'proton.me',
  'protonmail.com',
  'gmx.com',
  'zoho.com',
];

/** The digits of a phone number without the country code 63 or the leading 0, so that all spellings are equal. */
export function phoneKey(phone: string): string {
  return phone.replace(/\D/g, '').replace(/^(?:00)?(?:63|0)(?=\d{3})/, '');
}

/** The value as it is stored and compared. Throws `Invalid` for a text that is not of that kind. */
export function blockedValue(kind: BlockKind, value: string): string {
  if (kind === 'phone') {
    const digits = phoneKey(value);
    if (!/^[+0-9 ()\-.]+$/.test(value) || digits.length < 5 || digits.length > 20)
      throw new Invalid({ value: 'block-list.phone' });
    return digits;
  }
  if (kind === 'domain') {
    const domain = domainKey(value.replace(/^@/, ''));
    if (domain === null || !DOMAIN.test(domain)) throw new Invalid({ value: 'block-list.domain' });
    if (PUBLIC_SUFFIX.test(domain) || MAIL_PROVIDERS.includes(domain))
      throw new Invalid({ value: ['block-list.mail-provider', { domain }] });
    return domain;
  }
  const key = emailKey(value);
  if (key === null || !DOMAIN.test(key.slice(key.lastIndexOf('@') + 1)))
    throw new Invalid({ value: 'field.email' });
  return key;
}

/** The blocked values that would match the sender; a blocked domain covers its subdomains. */
export function valuesOf({ email, phone }: Sender): readonly Pick<BlockedSender, 'kind' | 'value'>[] {
  const address = mailboxKey(email);
  const labels = address.slice(address.lastIndexOf('@') + 1).split('.');
  const domains = labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
  return [
    { kind: 'email', value: address },
    ...domains.map((value) => ({ kind: 'domain', value }) as const),
    ...(phone ? [{ kind: 'phone', value: phoneKey(phone) } as const] : []),
  ];
}
