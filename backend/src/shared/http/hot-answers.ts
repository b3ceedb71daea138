import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { Injectable } from '@nestjs/common';
import { Config } from '../../config.js';
import { PublicContent } from '../public-content.js';
import { type Face, type RawHeaders, securityHeaders } from './security-headers.js';

type Encoding = 'br' | 'gzip' | 'identity';

const ENCODE: Record<Encoding, (body: Buffer) => Buffer> = {
  identity: (body) => body,
  gzip: (body) => gzipSync(body, { level: 9 }),
  br: (body) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
};

interface Encoded {
  readonly body: Buffer;
  readonly headers: string[];
}

/** An answer that is encoded when somebody first asks for it so. */
class Answer {
  private readonly encoded: Partial<Record<Encoding, Encoded>> = {};
  private readonly identity: Buffer;
  /** The tag without its mark of weakness: the two are the same to `If-None-Match` (RFC 9110, 13.1.2). */
  readonly tag: string;
  /** What also goes with a 304. */
  readonly headers: string[];

  readonly status: number;
  private readonly type: string;

  constructor({ status, type, body, face }: Content, securityHeaders: Record<Face, RawHeaders>) {
    this.status = status;
    this.type = type;
    this.identity = Buffer.from(body);
    // weak, because the same tag stands for all encodings of the answer
    this.tag = `"${createHash('sha256').update(this.identity).digest('base64url').slice(0, 22)}"`;
    this.headers = [
      ...securityHeaders[face],
      ...['Cache-Control', 'no-cache', 'Vary', 'Accept-Encoding', 'ETag', `W/${this.tag}`],
    ];
  }

  as(encoding: Encoding): Encoded {
    return (this.encoded[encoding] ??= this.encode(encoding));
  }

  private encode(encoding: Encoding): Encoded {
    const body = ENCODE[encoding](this.identity);
    const headers = [
      ...this.headers,
      ...['Content-Type', this.type, 'Content-Length', String(body.length)],
      ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
    ];
    return { body, headers };
  }
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
    const answer = kept ?? new Answer(await content(), this.securityHeaders);
    if (address !== null && answer.status === 200 && generation === this.generation)
      this.answers.set(address, answer);
    this.send(answer, request, response);
  }

  private send(answer: Answer, { headers, method }: IncomingMessage, response: ServerResponse): void {
    const known = headers['if-none-match'];
    if (answer.status === 200 && known && (known === '*' || known.includes(answer.tag))) {
      response.writeHead(304, answer.headers).end();
      return;
    }
    const encoded = answer.as(encodingFor(headers['accept-encoding']));
    response.writeHead(answer.status, encoded.headers);
    response.end(method === 'HEAD' ? undefined : encoded.body);
  }
}

function encodingFor(accepted: string | string[] | undefined): Encoding {
  if (typeof accepted !== 'string') return 'identity';
  const accepts = (name: string) =>
    accepted.includes(name) && !new RegExp(`${name}\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$)`).test(accepted);
  return accepts('br') ? 'br' : accepts('gzip') ? 'gzip' : 'identity';
}
