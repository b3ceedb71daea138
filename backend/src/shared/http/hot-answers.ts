import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { Injectable } from '@nestjs/common';
import { Config } from '../../config.js';
import { PublicContent } from '../public-content.js';
import { type Face, type RawHeaders, securityHeaders } from './security-headers.js';

type Encoding = 'br' | 'gzip' | 'identity';

interface Answer {
  readonly status: number;
  /** The tag without its mark of weakness: the two are the same to `If-None-Match` (RFC 9110, 13.1.2). */
  readonly tag: string;
  readonly bodies: Record<Encoding, Buffer>;
  readonly headers: Record<Encoding, string[]>;
  readonly unchanged: string[];
}

export interface Content {
  readonly status: number;
  readonly type: string;
  readonly body: string;
  readonly face: Face;
}

/**
 * Public answers kept in memory, compressed once, and looked up in the HTTP server's own listener before Express sees
 * the request (Express costs four fifths of such an answer). All are thrown away whenever public content changes.
 * Each is kept under one address, however a request spells it, or anybody could fill the memory.
 */
@Injectable()
export class HotAnswers {
  private answers = new Map<string, Answer>();
  private readonly securityHeaders: Record<Face, RawHeaders>;
  private generation = 0;

  constructor({ https }: Config, content: PublicContent) {
    this.securityHeaders = {
      api: securityHeaders('api', https),
      site: securityHeaders('site', https),
      console: securityHeaders('console', https),
    };
    content.onChange(() => this.forget());
  }

  forget(): void {
    this.generation += 1;
    this.answers = new Map();
  }

  headersOf(face: Face): RawHeaders {
    return this.securityHeaders[face];
  }

  /** Answers from memory; false when it has no answer to this request. */
  serve(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const answer = this.answers.get(request.url ?? '');
    if (!answer) return false;
    this.send(answer, request, response);
    return true;
  }

  /**
   * Sends the answer kept under that address, or makes it, and keeps it unless the content changed meanwhile. An answer
   * that holds for this request alone has no address.
   */
  async make(
    request: IncomingMessage,
    response: ServerResponse,
    address: string | null,
    content: () => Promise<Content>,
  ): Promise<void> {
    const { generation } = this;
    const kept = address === null ? undefined : this.answers.get(address);
    const answer = kept ?? this.prepared(await content());
    if (address !== null && answer.status === 200 && generation === this.generation)
      this.answers.set(address, answer);
    this.send(answer, request, response);
  }

  private prepared({ status, type, body, face }: Content): Answer {
    const identity = Buffer.from(body);
    const bodies = {
      identity,
      gzip: gzipSync(identity, { level: 9 }),
      br: brotliCompressSync(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    };
    // weak, because the same tag stands for all encodings of the answer
    const tag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
    const shared = [
      ...this.securityHeaders[face],
      ...['Cache-Control', 'no-cache', 'Vary', 'Accept-Encoding', 'ETag', `W/${tag}`],
    ];
    const headers = (encoding: Encoding) => [
      ...shared,
      ...['Content-Type', type, 'Content-Length', String(bodies[encoding].length)],
      ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
    ];
    return {
      status,
      tag,
      bodies,
      headers: { identity: headers('identity'), gzip: headers('gzip'), br: headers('br') },
      unchanged: shared,
    };
  }

  private send(answer: Answer, { headers, method }: IncomingMessage, response: ServerResponse): void {
    const known = headers['if-none-match'];
    if (answer.status === 200 && known && (known === '*' || known.includes(answer.tag))) {
      response.writeHead(304, answer.unchanged).end();
      return;
    }
    const encoding = encodingFor(headers['accept-encoding']);
    response.writeHead(answer.status, answer.headers[encoding]);
    response.end(method === 'HEAD' ? undefined : answer.bodies[encoding]);
  }
}

function encodingFor(accepted: string | string[] | undefined): Encoding {
  if (typeof accepted !== 'string') return 'identity';
  const accepts = (name: string) =>
    accepted.includes(name) && !new RegExp(`${name}\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$)`).test(accepted);
  return accepts('br') ? 'br' : accepts('gzip') ? 'gzip' : 'identity';
}
