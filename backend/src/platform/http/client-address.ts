import ipaddr from 'ipaddr.js';

/** An address in brackets or an IPv4 address, with the port that some proxies add in `X-Forwarded-For`. */
const WITH_PORT = /^(?:\[([^\]]*)\](?::\d*)?|((?:::ffff:)?\d+\.\d+\.\d+\.\d+):\d*)$/i;

/**
 * The key under which the requests of a client address are counted, the same for every spelling: an IPv4 address, the
 * /64 of an IPv6 address, which one client usually has, or any other text as it is.
 */
export function addressKey(address = ''): string {
  const text = withoutPort(address);
  const ip = parse(text);
  if (!ip) return text;
  return ip instanceof ipaddr.IPv6 ? groups(ip, 4) : ip.toString();
}

/** The /48 of an IPv6 address, the largest network that one customer usually gets; null for any other address. */
export function networkKey(address = ''): string | null {
  const ip = parse(withoutPort(address));
  return ip instanceof ipaddr.IPv6 ? groups(ip, 3) : null;
}

function withoutPort(address: string): string {
  const [, bracketed, v4] = WITH_PORT.exec(address) ?? [];
  return bracketed ?? v4 ?? address;
}

/** An IPv4 address inside IPv6 becomes plain IPv4. */
function parse(text: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  return ipaddr.isValid(text) ? ipaddr.process(text) : null;
}

function groups({ parts }: ipaddr.IPv6, count: number): string {
  return parts
    .slice(0, count)
    .map((part) => part.toString(16))
    .join(':');
}
