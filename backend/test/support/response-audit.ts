import { AsyncLocalStorage } from 'node:async_hooks';
import type { Server } from 'node:http';
import type { DataSource, Logger } from 'typeorm';
import {
  type Database,
  runAll,
  type Statement,
  type Work,
  opened,
} from '../../src/platform/database/database.js';
import { recordResponse, type RecordedResponse } from './recorded-response.js';

/** A response, and the SQL statements that its request committed before or after it was sent. */
export interface AuditedResponse extends RecordedResponse {
  readonly committed: readonly string[];
}

const PASSWORD_HASH = /\$2[aby]\$\d\d\$/;
const INTERNALS =
  /\bat .+:\d+:\d+|node_modules|QueryFailed|SQLITE_[A-Z]|\bER_[A-Z]{3}|INSERT INTO|SELECT .+ FROM|UPDATE .+ SET /;

/** What no response of the application may do, whatever was requested. */
const VIOLATIONS: Readonly<Record<string, (response: AuditedResponse) => boolean>> = {
  'has changed the database': (response) =>
    response.committed.length > 0 && (isRead(response) || response.status >= 400),
  'contains a password hash': ({ body }) => PASSWORD_HASH.test(body),
  'contains a sealed number': ({ body }) => body.includes('"sealed:'),
  'contains a stack trace, a path or SQL': ({ status, body }) => status >= 400 && INTERNALS.test(body),
  'has no X-Content-Type-Options': (response) => header(response, 'x-content-type-options') !== 'nosniff',
  "has no default-src 'none'": (response) =>
    !header(response, 'content-security-policy').includes("default-src 'none'"),
  "has no frame-ancestors 'none'": (response) =>
    !header(response, 'content-security-policy').includes("frame-ancestors 'none'"),
  'has no Referrer-Policy': (response) => header(response, 'referrer-policy') === '',
  'has no Cross-Origin-Resource-Policy': (response) =>
    header(response, 'cross-origin-resource-policy') !== 'same-origin',
  'names the server software': ({ headers }) => 'x-powered-by' in headers || 'server' in headers,
  'allows other origins': ({ headers }) => 'access-control-allow-origin' in headers,
  'has text without a charset': (response) => {
    const type = header(response, 'content-type');
    return /^(?:text|application\/json)/.test(type) && !/charset=utf-8$/i.test(type);
  },
  'is not JSON': (response) =>
    isApi(response) &&
    !isPrinted(response) &&
    response.body !== '' &&
    !header(response, 'content-type').startsWith('application/json'),
  'may be cached': (response) =>
    isApi(response) &&
    header(response, 'cache-control') !== 'no-store' &&
    !(isRead(response) && header(response, 'etag') !== ''),
  'sets a cookie without HttpOnly': (response) =>
    cookies(response).some((cookie) => !/; HttpOnly(?:;|$)/i.test(cookie)),
  'sets a cookie without SameSite=Lax': (response) =>
    cookies(response).some((cookie) => !/; SameSite=Lax(?:;|$)/i.test(cookie)),
};

/** The rules that the response violates, each with its request. */
export function violations(response: AuditedResponse): string[] {
  const { method, url, status, committed } = response;
  const statements = committed.length > 0 ? `: ${committed.join('; ')}` : '';
  return Object.entries(VIOLATIONS)
    .filter(([, isViolated]) => isViolated(response))
    .map(([rule]) => `${method} ${url.slice(0, 200)} -> ${status} ${rule}${statements}`);
}

const header = ({ headers }: AuditedResponse, name: string) => String(headers[name] ?? '');
const cookies = ({ headers }: AuditedResponse) => [headers['set-cookie'] ?? []].flat().map(String);
const isApi = ({ url }: AuditedResponse) => url === '/api' || url.startsWith('/api/');
/** A page to read and print, or a file, for staff in the console. */
const isPrinted = ({ url, status }: AuditedResponse) =>
  status === 200 &&
  /^\/api\/admin\/(?:privacy\/(?:export\?.*format=html|breaches\/[^/]+\/(?:report|affected\.csv))|imports\/[^/]+\/(?:report|wrong)\.csv|export\/everything\.zip)/.test(
    url,
  );
const isRead = ({ method }: AuditedResponse) => ['GET', 'HEAD', 'OPTIONS', 'TRACE'].includes(method);

const CHANGE = /^\s*(?:INSERT|UPDATE|DELETE|REPLACE|CREATE|ALTER|DROP|TRUNCATE)\b/i;
/**
 * Any request may write when its session or API key was last used, the desk when its user was there, a calendar feed when it was
 * fetched, and the audit trail what was read or rejected. A right password is answered with 401 and a half session when a
 * second factor has to follow, a failed passkey uses up its challenge, and a wrong code is counted.
 */
const SEEN =
  /^UPDATE [`"]?sessions[`"]? SET [`"]?seenAt[`"]? = \? WHERE|^UPDATE calendar_feeds SET fetchedAt = \? WHERE|^UPDATE api_keys SET lastCallAt = \?, lastAddress = \? WHERE|^(?:INSERT INTO|DELETE FROM) api_key_days\b|^(?:INSERT INTO|UPDATE) [`"]?audit_(?:log|head)\b|^(?:INSERT INTO|DELETE FROM) [`"]?(?:half_sessions|passkey_challenges)\b|^UPDATE [`"]?half_sessions[`"]? SET [`"]?codes\b|^UPDATE users SET wrongCodes = \? WHERE/;

interface RequestContext {
  readonly request: AuditedRequest | undefined;
  /** Statements of the open transaction, if there is one; they count once it is committed. */
  readonly transaction?: string[];
}

/** Checks every response of the applications it is attached to, and collects the violations. */
export class ResponseAudit {
  private readonly context = new AsyncLocalStorage<RequestContext>();
  private found: string[] = [];

  /** The violations since the last call. */
  take(): string[] {
    const taken = this.found;
    this.found = [];
    return taken;
  }

  /** Observes the responses of this server, and what its requests commit to the database. */
  attach(server: Server, database: Database, dataSource: DataSource): void {
    this.observeResponses(server);
    this.observeTransactions(database);
    this.observeStatements(dataSource);
  }

  private observeResponses(server: Server): void {
    const listeners = server.listeners('request') as ((...args: unknown[]) => void)[];
    server.removeAllListeners('request');
    server.on('request', (incoming, response) => {
      const request = new AuditedRequest((audited) => this.found.push(...violations(audited)));
      recordResponse(incoming, response, (recorded) => request.responded(recorded));
      this.context.run({ request }, () => listeners.forEach((listener) => listener(incoming, response)));
    });
  }

  private observeTransactions(database: Database): void {
    const write = database.write.bind(database);
    database.write = async <T>(work: Work<T>): Promise<T> => {
      const request = this.context.getStore()?.request;
      // the work runs again after a deadlock: only the statements of the last attempt are committed
      let transaction: string[] = [];
      const result = await write((tx) =>
        this.context.run({ request, transaction: (transaction = []) }, async () => {
          const last: Statement[] = [];
          const atEnd = (statements: readonly Statement[]) => void last.push(...statements);
          const value = await work(opened(tx, atEnd), atEnd);
          // here, because the end of a unit does not run in the context of its request
          await runAll(tx, last);
          return value;
        }),
      );
      request?.committed(transaction);
      return result;
    };
  }

  private observeStatements(dataSource: DataSource): void {
    const ignore = () => undefined;
    const logger: Logger = {
      logQuery: (statement) => {
        if (!CHANGE.test(statement) || SEEN.test(statement)) return;
        const { request, transaction } = this.context.getStore() ?? {};
        if (transaction) transaction.push(statement);
        else request?.committed([statement]);
      },
      logQueryError: ignore,
      logQuerySlow: ignore,
      logSchemaBuild: ignore,
      logMigration: ignore,
      log: ignore,
    };
    dataSource.logger = logger;
  }
}

/** A request under audit: checked when it is responded to, and again when it commits something later. */
class AuditedRequest {
  private readonly statements: string[] = [];
  private response: RecordedResponse | null = null;

  constructor(private readonly check: (response: AuditedResponse) => void) {}

  committed(statements: readonly string[]): void {
    this.statements.push(...statements);
    if (this.response && statements.length > 0) this.check({ ...this.response, committed: this.statements });
  }

  responded(response: RecordedResponse): void {
    this.response = response;
    this.check({ ...response, committed: this.statements });
  }
}

/** For the suite that calls this: a test fails when a response of an audited application violated a rule in it. */
export function auditResponses(): ResponseAudit {
  const audit = new ResponseAudit();
  afterEach(() => expect(audit.take()).toEqual([]));
  return audit;
}
