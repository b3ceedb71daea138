import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { Injectable } from '@nestjs/common';
import fresh from 'fresh';
import Negotiator from 'negotiator';
import { Clock } from '../clock.js';
import { PublicContent } from './public-content.js';
import { type Audience, type RawHeaders, SecurityHeaders } from './security-headers.js';

type Encoding = 'br' | 'gzip' | 'identity';

interface CompressionLevels {
  readonly gzip: number;
  readonly br: number;
}
/** A cached response is compressed once and sent many times. */
const CACHED: CompressionLevels = { gzip: 9, br: 5 };
const SENT_ONCE: CompressionLevels = { gzip: 1, br: 1 };

const ENCODE: Record<Encoding, (body: Buffer, levels: CompressionLevels) => Buffer> = {
  identity: (body) => body,
  gzip: (body, { gzip }) => gzipSync(body, { level: gzip }),
  br: (body, { br }) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: br } }),
};

const PREFERRED_ENCODINGS = ['br', 'gzip'] as const;

/** Responses to queries that anybody can invent: they share this many places, so that they never displace pages. */
const MAX_QUERIES = 100;

/** Distinct `Accept-Encoding` headers to remember. Browsers send few; a client could invent any number. */
const MAX_NEGOTIATED = 100;

interface Encoded {
  readonly body: Buffer;
  readonly headers: string[];
}

/** The content of a public response, before it is encoded. */
export interface Content {
  readonly status: number;
  readonly type: string;
  readonly body: string;
  readonly audience: Audience;
  /** ISO 8601 UTC: the content is made anew from this time on; left out or null: when public content changes. */
  readonly goodUntil?: string | null;
  /** Called for each response with the content, also with one that the cache has; must not wait. */
  readonly onSend?: (request: IncomingMessage) => void;
}

/** A response that compresses its body the first time each encoding is requested. */
class CachedResponse {
  private readonly encoded: Partial<Record<Encoding, Encoded>> = {};
  private readonly identity: Buffer;
  private readonly type: string;
  readonly status: number;
  readonly etag: string;
  private readonly goodUntil: number;
  readonly onSend: Content['onSend'];
  /** The headers of a 304. */
  readonly headers: string[];

  constructor(
    { status, type, body, goodUntil, onSend }: Content,
    securityHeaders: RawHeaders,
    private readonly levels: CompressionLevels,
  ) {
    this.status = status;
    this.goodUntil = goodUntil ? Date.parse(goodUntil) : Infinity;
    this.type = type;
    this.onSend = onSend;
    this.identity = Buffer.from(body);
    // weak, because all encodings share one tag
    this.etag = `W/"${createHash('sha256').update(this.identity).digest('base64url').slice(0, 22)}"`;
    this.headers = [
      ...securityHeaders,
      'Cache-Control',
      'no-cache',
      'Vary',
      'Accept-Encoding',
      'ETag',
      this.etag,
    ];
  }

  isGood(now: number): boolean {
    return now < this.goodUntil;
  }

  as(encoding: Encoding): Encoded {
    return (this.encoded[encoding] ??= this.encode(encoding));
  }

  private encode(encoding: Encoding): Encoded {
    const body = ENCODE[encoding](this.identity, this.levels);
    const headers = [
      ...this.headers,
      'Content-Type',
      this.type,
      'Content-Length',
      String(body.length),
      ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
    ];
    return { body, headers };
  }
}

/**
 * In-memory cache of public responses. The HTTP server looks here before Express, which would take four fifths of the
 * time of a cached response. All entries are dropped whenever public content changes. The caller gives each response one
 * canonical address, so that different spellings of a URL cannot fill the memory. Content with a time limit is not served
 * after it, whether or not a timer ran.
 */
@Injectable()
export class PublicResponseCache {
  private responses = new Map<string, CachedResponse>();
  /** Those of queries, the oldest first. */
  private queries = new Map<string, CachedResponse>();
  private readonly negotiated = new Map<string, Encoding>();
  /** Incremented by each `clear`. */
  private generation = 0;

  constructor(
    private readonly securityHeaders: SecurityHeaders,
    content: PublicContent,
    private readonly clock: Clock,
  ) {
    content.onChange(() => this.clear());
  }

  /** Drops every entry. Content that is being made at this moment is sent but not stored. */
  clear(): void {
    this.generation += 1;
    this.responses = new Map();
    this.queries = new Map();
  }

  /** Sends the cached response to a GET or HEAD request; returns false, and sends nothing, if there is none. */
  serve(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const cached = this.find(request.url ?? '');
    if (!cached) return false;
    this.send(cached, request, response);
    return true;
  }

  /**
   * Sends the response cached under the address, or makes and caches it. With the address null nothing is cached; one
   * with a query that anybody can invent (`isInvented`) stays while it is one of the last of them. Returns false, and
   * sends nothing, if `content` resolves to null.
   */
  async respond(
    request: IncomingMessage,
    response: ServerResponse,
    address: string | null,
    content: () => Promise<Content | null>,
    isInvented = false,
  ): Promise<boolean> {
    const { generation } = this;
    const cached = address === null ? undefined : this.find(address);
    const isPage = address !== null && !isInvented;
    const made = cached ?? this.encodable(await content(), isPage ? CACHED : SENT_ONCE);
    if (!made) return false;
    if (address !== null && !cached && generation === this.generation) this.keep(address, made, isPage);
    this.send(made, request, response);
    return true;
  }

  private keep(address: string, made: CachedResponse, isPage: boolean): void {
    (isPage ? this.responses : this.queries).set(address, made);
    const [oldest] = this.queries.keys();
    if (oldest !== undefined && this.queries.size > MAX_QUERIES) this.queries.delete(oldest);
  }

  private find(address: string): CachedResponse | undefined {
    const cached = this.responses.get(address) ?? this.queries.get(address);
    return cached?.isGood(this.clock.now().getTime()) ? cached : undefined;
  }

  private encodable(content: Content | null, levels: CompressionLevels): CachedResponse | null {
    return content && new CachedResponse(content, this.securityHeaders.for(content.audience), levels);
  }

  private send(cached: CachedResponse, request: IncomingMessage, response: ServerResponse): void {
    const { headers, method } = request;
    cached.onSend?.(request);
    if (cached.status === 200 && isCurrent(headers['if-none-match'], cached.etag)) {
      response.writeHead(304, cached.headers).end();
      return;
    }
    const encoded = cached.as(this.encodingFor(headers['accept-encoding']));
    response.writeHead(cached.status, encoded.headers);
    response.end(method === 'HEAD' ? undefined : encoded.body);
  }

  private encodingFor(accepted: string | string[] | undefined): Encoding {
    if (typeof accepted !== 'string') return 'identity';
    const known = this.negotiated.get(accepted);
    if (known) return known;
    const encoding = negotiate(accepted);
    if (this.negotiated.size >= MAX_NEGOTIATED) this.negotiated.clear();
    this.negotiated.set(accepted, encoding);
    return encoding;
  }
}

function isCurrent(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  // a browser sends exactly one tag; `Cache-Control: no-cache` is left out because `fresh` would then report false
  return ifNoneMatch === etag || fresh({ 'if-none-match': ifNoneMatch }, { etag });
}

/** Only encodings listed by name count: a client that sends `*` may be able to decode none. */
function negotiate(accepted: string): Encoding {
  const listed = new Negotiator({ headers: { 'accept-encoding': accepted } }).encodings();
  return PREFERRED_ENCODINGS.find((encoding) => listed.includes(encoding)) ?? 'identity';
}
