import { attention, type Finding, good, unknown } from './check.js';

/** TXT records of a name; null when the name servers could not be asked. */
export type Records = readonly string[] | null;

/** What a mail server that receives a mail looks up about its sender. */
export interface SenderFacts {
  /** The domain in the sender's address. */
  readonly domain: string;
  readonly spf: Records;
  readonly dmarc: Records;
  readonly dkim: DkimFacts | null;
}

/** The key with which this server signs. */
export interface DkimFacts {
  readonly name: string;
  readonly domain: string;
  readonly records: Records;
  /** The public key that belongs to the private one, in base64. */
  readonly publicKey: string;
}

const CANNOT_ASK = 'The name servers could not be asked just now.';
/** Reserved domain names, which cannot be registered (RFC 2606, RFC 6761). */
const RESERVED = /(^|\.)(example|invalid|test|localhost|local)$|(^|\.)example\.(com|net|org)$/i;

/** Whether the domain of an address is one of an example. */
export function isReservedDomain(domain: string): boolean {
  return RESERVED.test(domain) || !domain.includes('.');
}

export function reservedSender(domain: string): Finding {
  return attention(
    `Messages are sent from an address at ${domain}, which is no domain of the internet.`,
    'Set your e-mail address under Business to one of your own domain.',
    {
      technical: 'If MAIL_FROM is set, set it to an address of your own domain and restart the server.',
      link: '/admin/business',
    },
  );
}

/** SPF: which servers may send for the domain. */
export function spfCheck({ domain, spf }: SenderFacts): Finding {
  if (spf === null) return unknown(CANNOT_ASK);
  const records = spf.filter((record) => /^v=spf1(\s|$)/i.test(record));
  const [record] = records;
  if (!record)
    return attention(
      `${domain} does not say which servers may send its mail, so messages may end in spam.`,
      'Have the entry added to your domain that your mail provider names for it.',
      { technical: `Add the TXT record that the mail provider names to ${domain}; it begins with v=spf1.` },
    );
  if (records.length > 1)
    return attention(
      `${domain} says ${records.length} times which servers may send its mail; receivers then ignore all of it.`,
      'Have the entries of your domain joined into one.',
      { technical: `Join the SPF records of ${domain} into one TXT record that begins with v=spf1.` },
    );
  if (/(^|\s)\+?all(\s|$)/i.test(record))
    return attention(
      `${domain} lets every server in the world send its mail.`,
      'Have the entry of your domain corrected: anybody can send messages in your name.',
      { technical: `Let the SPF record of ${domain} end with ~all or -all.` },
    );
  return good(`${domain} says which servers may send its mail.`);
}

/** DKIM: whether the published key fits the one with which this server signs. */
export function dkimCheck({ domain, dkim }: SenderFacts): Finding {
  if (!dkim)
    return unknown(
      'This server does not sign messages. Many mail providers do so themselves.',
      'Look into your mail provider’s settings whether it signs your messages (DKIM). If so, there is nothing to do.',
      {
        technical:
          'If the mail provider does not sign: set DKIM_DOMAIN, DKIM_SELECTOR and DKIM_PRIVATE_KEY_FILE, and restart the server.',
      },
    );
  const { name, records } = dkim;
  if (records === null) return unknown(CANNOT_ASK);
  const keys = records.map(publishedKey).filter((key) => key !== null);
  const fix = 'Have the key published at your domain; until then messages may end in spam.';
  const technical = `Publish the public key of DKIM_PRIVATE_KEY_FILE as the TXT record ${name}; “Mail” in docs/operations.md shows it.`;
  if (keys.length === 0)
    return attention(`Messages are signed, but there is no key at ${name}.`, fix, { technical });
  if (!keys.includes(dkim.publicKey))
    return attention(`The key at ${name} does not fit the one with which messages are signed.`, fix, {
      technical,
    });
  if (domain !== dkim.domain && !domain.endsWith(`.${dkim.domain}`))
    return attention(
      `Messages come from ${domain} but are signed for ${dkim.domain}, which does not count for the sender.`,
      `Have messages signed for ${domain}.`,
      {
        technical:
          'Set DKIM_DOMAIN to the domain of the sender’s address, publish the key there and restart the server.',
      },
    );
  return good(`Messages are signed, and the key at ${name} fits.`);
}

/** DMARC: what receivers do with a mail that is not from the domain. */
export function dmarcCheck({ domain, dmarc }: SenderFacts): Finding {
  if (dmarc === null) return unknown(CANNOT_ASK);
  const records = dmarc.filter((record) => /^v=DMARC1\s*(;|$)/i.test(record));
  if (records.length !== 1)
    return attention(
      records.length === 0
        ? `${domain} does not say what to do with forged messages; large mailboxes ask for it.`
        : `${domain} says ${records.length} times what to do with forged messages; receivers then ignore all of it.`,
      'Have your domain say it, with one entry.',
      { technical: `Let the name _dmarc.${domain} have one TXT record, at least: v=DMARC1; p=none` },
    );
  return good(`${domain} says what to do with forged messages.`);
}

/** Null for a record without a key, and for a key that was withdrawn (RFC 6376). */
function publishedKey(record: string): string | null {
  const key = /(?:^|;)\s*p\s*=([^;]*)/.exec(record)?.[1]?.replace(/\s/g, '');
  return key ? key : null;
}
