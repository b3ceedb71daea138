import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, OutgoingHttpHeaders, Server, ServerResponse } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { DataSource, EntityManager, Logger } from 'typeorm';
import type { Database } from '../../src/database/database.js';

/** An answer that a test application gave, and the statements that the request has committed. */
export interface GivenAnswer {
  readonly method: string;
  readonly url: string;
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: string;
  readonly committed: readonly string[];
}

/** When a session was last seen may be written by any request; everything else needs one that was done. */
const CHANGE = /^\s*(?:INSERT|UPDATE|DELETE|REPLACE|CREATE|ALTER|DROP|TRUNCATE)\b/i;
const SEEN = /^UPDATE [`"]?sessions[`"]? SET [`"]?seenAt[`"]? = \? WHERE/;
const PASSWORD_HASH = /\$2[aby]\$\d\d\$/;
const INNER_WORKINGS =
  /\bat .+:\d+:\d+|node_modules|QueryFailed|SQLITE_[A-Z]|\bER_[A-Z]{3}|INSERT INTO|SELECT .+ FROM|UPDATE .+ SET /;

/** What is wrong with an answer, whatever was asked: nothing, one hopes. */
export function complaintsOf({ method, url, status, headers, body, committed }: GivenAnswer): string[] {
  const header = (name: string) => String(headers[name] ?? '');
  const api = url === '/api' || url.startsWith('/api/');
  const reads = ['GET', 'HEAD', 'OPTIONS', 'TRACE'].includes(method);
  const cookies: string[] = [headers['set-cookie'] ?? []].flat().map(String);
  const wrong: Record<string, boolean> = {
    [`has changed the database: ${committed.join('; ')}`]: committed.length > 0 && (reads || status >= 400),
    'shows a password hash': PASSWORD_HASH.test(body),
    'shows inner workings': status >= 400 && INNER_WORKINGS.test(body),
    'may be taken for another type': header('x-content-type-options') !== 'nosniff',
    'has no policy': !header('content-security-policy').includes("default-src 'none'"),
    'may be framed': !header('content-security-policy').includes("frame-ancestors 'none'"),
    'says no referrer policy': header('referrer-policy') === '',
    'may be embedded elsewhere': header('cross-origin-resource-policy') !== 'same-origin',
    'tells what made it': 'x-powered-by' in headers || 'server' in headers,
    'may be read by other sites': 'access-control-allow-origin' in headers,
    'has text without its charset': /^(?:text|application\/json)/.test(header('content-type'))
      ? !/charset=utf-8$/i.test(header('content-type'))
      : false,
    'is no JSON': api && body !== '' && !header('content-type').startsWith('application/json'),
    'may be kept': api && !(header('cache-control') === 'no-store' || (reads && header('etag') !== '')),
    'sets a cookie that scripts can read': cookies.some((cookie) => !/; HttpOnly(?:;|$)/i.test(cookie)),
    'sets a cookie that other sites send': cookies.some((cookie) => !/; SameSite=Lax(?:;|$)/i.test(cookie)),
  };
  const found = Object.keys(wrong).filter((complaint) => wrong[complaint]);
  return found.map((complaint) => `${method} ${url.slice(0, 200)} -> ${status} ${complaint}`);
}

class WatchedRequest {
  readonly committed: string[] = [];
  private answer: Omit<GivenAnswer, 'committed'> | null = null;

  commit(statements: readonly string[]): void {
    this.committed.push(...statements);
    // also what is committed after the answer has gone
    if (this.answer && statements.length > 0) this.judge();
  }

  answered(answer: Omit<GivenAnswer, 'committed'>): void {
    this.answer = answer;
    this.judge();
  }

  private judge(): void {
    if (this.answer) complaints.push(...complaintsOf({ ...this.answer, committed: this.committed }));
  }
}

interface Place {
  readonly request: WatchedRequest | undefined;
  /** The statements of the unit of work that runs; they count when it is committed. */
  readonly unit?: string[];
}

const place = new AsyncLocalStorage<Place>();
let complaints: string[] = [];

/** What was wrong with the answers since it was last asked. */
export function takeComplaints(): string[] {
  const taken = complaints;
  complaints = [];
  return taken;
}

/** Looks at every answer of the server from now on, and at every statement that its requests commit. */
export function watchAnswers(server: Server, database: Database, dataSource: DataSource): void {
  const listeners = server.listeners('request') as ((...args: unknown[]) => void)[];
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    const watched = new WatchedRequest();
    whenAnswered(request, response, (answer) => watched.answered(answer));
    place.run({ request: watched }, () => listeners.forEach((listener) => listener(request, response)));
  });

  const write = database.write.bind(database);
  database.write = async <T>(work: (tx: EntityManager) => Promise<T>): Promise<T> => {
    const request = place.getStore()?.request;
    let unit: string[] = [];
    const result = await write((tx) => place.run({ request, unit: (unit = []) }, () => work(tx)));
    request?.commit(unit);
    return result;
  };

  const silence = () => undefined;
  const logger: Logger = {
    logQuery(statement) {
      if (!CHANGE.test(statement) || SEEN.test(statement)) return;
      const { request, unit } = place.getStore() ?? {};
      if (unit) unit.push(statement);
      else request?.commit([statement]);
    },
    ...{ logQueryError: silence, logQuerySlow: silence, logSchemaBuild: silence },
    ...{ logMigration: silence, log: silence },
  };
  dataSource.logger = logger;
}

function whenAnswered(
  { method = '', url = '' }: IncomingMessage,
  response: ServerResponse,
  tell: (answer: Omit<GivenAnswer, 'committed'>) => void,
): void {
  const pieces: Buffer[] = [];
  const keep = (piece: unknown) => {
    if (typeof piece === 'string' || piece instanceof Uint8Array) pieces.push(Buffer.from(piece as string));
  };
  const [write, end] = [response.write.bind(response), response.end.bind(response)] as ((
    ...args: unknown[]
  ) => never)[];
  response.write = (...args: unknown[]) => (keep(args[0]), write!(...args));
  response.end = (...args: unknown[]) => (keep(args[0]), end!(...args));
  let head: OutgoingHttpHeaders = {};
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse;
  response.writeHead = (...args: unknown[]) => {
    head = headersOf(args.at(-1));
    return writeHead(...args);
  };
  response.on('finish', () => {
    const headers = { ...response.getHeaders(), ...head };
    const body = method === 'HEAD' ? '' : plain(Buffer.concat(pieces), headers['content-encoding']);
    tell({ method, url, status: response.statusCode, headers, body });
  });
}

/** The headers that a call of writeHead brings: pairs in a row, or none that this application gives it otherwise. */
function headersOf(given: unknown): OutgoingHttpHeaders {
  const headers: Record<string, string> = {};
  if (Array.isArray(given))
    for (let index = 0; index < given.length; index += 2)
      headers[String(given[index]).toLowerCase()] = String(given[index + 1]);
  return headers;
}

function plain(body: Buffer, encoding: unknown): string {
  if (encoding === 'gzip') return gunzipSync(body).toString();
  return (encoding === 'br' ? brotliDecompressSync(body) : body).toString();
}
