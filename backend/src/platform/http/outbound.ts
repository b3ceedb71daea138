import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { type IncomingHttpHeaders, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { urlToHttpOptions } from 'node:url';
import { Injectable } from '@nestjs/common';
import ipaddr from 'ipaddr.js';
import { Config } from '../config.js';
import { type ErrorCode, Invalid } from '../domain-error.js';

/** The time limit of the look-up while an address is entered. */
const LOOKUP_MS = 5_000;

export type OutboundCode = Extract<ErrorCode, `outbound.${string}`>;

/** A request that was not made, or that got no whole response. The message never contains the address. */
export class OutboundRefused extends Error {
  constructor(
    readonly code: OutboundCode,
    /** What Node calls it, such as `ECONNREFUSED`, for the log. */
    readonly reason?: string,
  ) {
    super(reason ? `${code} (${reason})` : code);
  }
}

export interface OutboundRequest {
  readonly method: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
  /** The limit of everything together: look-up, connection, response and its body. */
  readonly timeoutMs: number;
  /** The body is read up to this size. */
  readonly maxBytes: number;
  /** Ends the request early, when the application stops. */
  readonly signal?: AbortSignal;
}

export interface OutboundResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  /** Whether the body is longer than `maxBytes`; the rest was not read. */
  readonly truncated: boolean;
}

/**
 * Requests to addresses that users enter. Only https to public addresses: every address of a host must be one, and the
 * connection goes to an address that was checked. Redirects are not followed, no connection is kept. With
 * `OUTBOUND_PRIVATE_ADDRESSES=allow` also http and private addresses, because receivers of the own network rarely have
 * certificates; over the internet a secret in an address would be readable with http. Link-local addresses and those at which
 * clouds hand out the credentials of a machine are never asked.
 */
@Injectable()
export class Outbound {
  constructor(private readonly config: Config) {}

  /** Resolves to the response whatever its status is; rejects with `OutboundRefused`, or with the reason of `signal`. */
  async request(
    address: string,
    { timeoutMs, signal, ...request }: OutboundRequest,
  ): Promise<OutboundResponse> {
    const timeout = AbortSignal.timeout(timeoutMs);
    const end = signal ? AbortSignal.any([timeout, signal]) : timeout;
    try {
      return await Promise.race([this.exchange(this.parse(address), request, end), rejectedAt(end)]);
    } catch (error) {
      if (error instanceof OutboundRefused || signal?.aborted) throw error;
      if (timeout.aborted) throw new OutboundRefused('outbound.timeout');
      throw new OutboundRefused('outbound.unreachable', (error as NodeJS.ErrnoException).code);
    }
  }

  /** Rejects an address that no request may be made to, as the field `url` of a body. */
  async checkAddress(address: string): Promise<void> {
    try {
      const end = AbortSignal.timeout(LOOKUP_MS);
      await Promise.race([this.addressesOf(this.parse(address)), rejectedAt(end)]);
    } catch (error) {
      throw new Invalid({ url: error instanceof OutboundRefused ? error.code : 'outbound.timeout' });
    }
  }

  /** All addresses of a host name. */
  protected resolve(host: string): Promise<LookupAddress[]> {
    return lookup(host, { all: true });
  }

  private parse(address: string): URL {
    const url = URL.canParse(address) ? new URL(address) : null;
    if (!url?.hostname) throw new OutboundRefused('outbound.no-address');
    const schemes = this.config.privateAddresses ? ['https:', 'http:'] : ['https:'];
    if (!schemes.includes(url.protocol)) throw new OutboundRefused('outbound.scheme');
    if (url.username || url.password) throw new OutboundRefused('outbound.credentials');
    return url;
  }

  private async addressesOf({ hostname }: URL): Promise<LookupAddress[]> {
    const host = hostname.replace(/^\[|\]$/g, '');
    const family = isIP(host);
    const addresses = family
      ? [{ address: host, family }]
      : await this.resolve(host).catch(({ code }: NodeJS.ErrnoException) => {
          throw new OutboundRefused('outbound.unknown-host', code);
        });
    const isAllowed = this.config.privateAddresses ? isNoMetadata : isPublic;
    const mayConnect = addresses.every(({ address }) => isAllowed(address));
    if (!mayConnect) throw new OutboundRefused('outbound.private');
    return addresses;
  }

  private async exchange(
    url: URL,
    { method, headers, body, maxBytes }: Omit<OutboundRequest, 'timeoutMs' | 'signal'>,
    signal: AbortSignal,
  ): Promise<OutboundResponse> {
    const addresses = await this.addressesOf(url);
    const [first] = addresses;
    if (!first) throw new OutboundRefused('outbound.unknown-host');
    // a second look-up could give another address than the checked one
    const checked: LookupFunction = (_host, { all }, done) =>
      all ? done(null, addresses) : done(null, first.address, first.family);
    const options = { ...urlToHttpOptions(url), method, headers, agent: false, lookup: checked, signal };
    const request = url.protocol === 'https:' ? requestHttps(options) : requestHttp(options);
    // also after the response has begun, when nothing else listens any more
    request.on('error', () => undefined);
    request.end(body);
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    return {
      status: response.statusCode!,
      headers: response.headers,
      ...(await bodyOf(response, maxBytes)),
    };
  }
}

function rejectedAt(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
}

async function bodyOf(response: IncomingMessage, maxBytes: number) {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > maxBytes) break;
  }
  return { body: Buffer.concat(chunks).subarray(0, maxBytes), truncated: size > maxBytes };
}

const V4_BENCHMARKS = ipaddr.IPv4.parseCIDR('198.18.0.0/15');
const V6_PUBLIC = ipaddr.IPv6.parseCIDR('2000::/3');
/** Protocols of the IETF with Teredo, and examples of documentation. */
const V6_SPECIAL = ['2001::/23', '3fff::/20'].map((range) => ipaddr.IPv6.parseCIDR(range));

/** Of Azure and AWS; the others are link-local. */
const METADATA = ['168.63.129.16', 'fd00:ec2::254'].map((address) =>
  ipaddr.parse(address).toNormalizedString(),
);

/** Whether it is neither link-local nor an address of a cloud's own services. What leads to an IPv4 address counts as that one. */
function isNoMetadata(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text);
  if (address instanceof ipaddr.IPv6 && address.range() === 'rfc6052')
    return isNoMetadata(address.toByteArray().slice(-4).join('.'));
  return address.range() !== 'linkLocal' && !METADATA.includes(address.toNormalizedString());
}

/** Whether it is a public unicast address. What leads to an IPv4 address (mapped, NAT64) counts as that one. */
function isPublic(text: string): boolean {
  if (!isNoMetadata(text)) return false;
  const address = ipaddr.process(text);
  if (address instanceof ipaddr.IPv4) return address.range() === 'unicast' && !address.match(V4_BENCHMARKS);
  if (address.range() === 'rfc6052') return isPublic(address.toByteArray().slice(-4).join('.'));
  return (
    address.range() === 'unicast' &&
    address.match(V6_PUBLIC) &&
    !V6_SPECIAL.some((range) => address.match(range))
  );
}
