export interface MailConfig {
  /** Null: messages are written and held. */
  readonly server: MailServer | null;
  /** As in a From header: `Name <address>`; null: the name and the address of the business. */
  readonly from: string | null;
  /** The addresses of staff alerts; null: the address of the business. */
  readonly staffTo: readonly string[] | null;
  /** Messages a second at most, over all replicas. */
  readonly rate: number;
  /** Newsletter messages a day at most, over all replicas; null without a limit. */
  readonly dailyLimit: number | null;
  readonly dkim: DkimKey | null;
}

export interface MailServer {
  readonly host: string;
  readonly port: number;
  /** `implicit`: TLS from the first byte. `required`: never without STARTTLS. `offered`: STARTTLS where offered. */
  readonly tls: 'implicit' | 'required' | 'offered';
  readonly credentials: { readonly user: string; readonly password: string } | null;
}

export interface DkimKey {
  readonly domain: string;
  readonly selector: string;
  /** PEM. */
  readonly privateKey: string;
}

const ADDRESS = /^[^\s@<>()[\],;:\\"]+@[^\s@<>()[\],;:\\"]+$/;
const UNIT_MS = { m: 60_000, h: 3_600_000, d: 86_400_000 };
const MIN_REMINDER_MS = 30 * UNIT_MS.m;
const MAX_REMINDER_MS = 14 * UNIT_MS.d;
const MAX_REMINDERS = 5;

/** Characters that have a meaning in a From header. */
const SPECIAL = /[()[\]:;@,.]/;

/** As in a From header: `Name <address>`, with the name in quotes where it needs them. */
export function sender({ name, email }: { readonly name: string; readonly email: string }): string {
  const words = name.replace(/[\r\n"<>\\]/g, ' ');
  return `${SPECIAL.test(words) ? `"${words}"` : words} <${email}>`;
}

export function parseMailServer(text: string): MailServer | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, hostname, port, username, password, pathname, searchParams } = new URL(text);
  const implicit = protocol === 'smtps:';
  if ((!implicit && protocol !== 'smtp:') || hostname === '' || !['', '/'].includes(pathname))
    return undefined;
  const tls = searchParams.get('tls') ?? 'offered';
  if (tls !== 'offered' && tls !== 'required') return undefined;
  if ([...searchParams.keys()].some((name) => name !== 'tls')) return undefined;
  if ((username === '') !== (password === '')) return undefined;
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? (implicit ? 465 : 587) : Number(port),
    tls: implicit ? 'implicit' : tls,
    credentials:
      username === '' ? null : { user: decodeURIComponent(username), password: decodeURIComponent(password) },
  };
}

/** The address in a From header. */
export function addressOf(mailbox: string): string {
  return /<([^<>]+)>$/.exec(mailbox)?.[1] ?? mailbox;
}

/** `address` or `Name <address>`, on one line. */
export function parseMailbox(text: string): string | undefined {
  if (/[\r\n]/.test(text)) return undefined;
  return ADDRESS.test(addressOf(text)) ? text : undefined;
}

export function parseAddresses(text: string): string[] | undefined {
  const addresses = text.split(',').map((address) => address.trim());
  return addresses.every((address) => ADDRESS.test(address)) ? [...new Set(addresses)] : undefined;
}

/** Milliseconds, longest first. */
export function parseReminders(text: string): number[] | undefined {
  if (text === 'off') return [];
  const times = text.split(',').map((time) => {
    const [, count, unit] = /^(\d{1,4})([mhd])$/.exec(time.trim()) ?? [];
    return count === undefined ? NaN : Number(count) * UNIT_MS[unit as keyof typeof UNIT_MS];
  });
  const valid = times.every((time) => time >= MIN_REMINDER_MS && time <= MAX_REMINDER_MS);
  return valid && times.length <= MAX_REMINDERS
    ? [...new Set(times)].sort((one, other) => other - one)
    : undefined;
}

/** Null unless all three variables are set; some of them without the others is a problem. */
export function readDkim(read: (name: string) => string | undefined, problems: string[]): DkimKey | null {
  const domain = read('DKIM_DOMAIN');
  const selector = read('DKIM_SELECTOR');
  const privateKey = read('DKIM_PRIVATE_KEY');
  if (!domain && !selector && !privateKey) return null;
  if (!domain || !selector || !privateKey) {
    problems.push('DKIM_DOMAIN, DKIM_SELECTOR and DKIM_PRIVATE_KEY_FILE must be set together');
    return null;
  }
  if (!privateKey.includes('PRIVATE KEY-----'))
    problems.push('DKIM_PRIVATE_KEY_FILE must hold a PEM private key');
  return { domain, selector, privateKey };
}
