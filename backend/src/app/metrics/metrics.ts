import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Redis } from 'ioredis';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { SqlLeadQueries } from '../../leads/store/sql-lead-queries.js';
import type { MailQueries } from '../../mail/application/ports.js';
import type { LiveBus } from '../../live/live-bus.js';

interface Sources {
  readonly server: Server;
  readonly audit: { readonly unrecorded: number };
  readonly leads: SqlLeadQueries;
  readonly redis: Redis | null;
  readonly live: LiveBus;
  readonly mails: MailQueries;
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

export interface Metrics {
  readonly contentType: string;
  /** All metrics in Prometheus' text format. */
  text(): Promise<string>;
}

/** Starts to collect metrics. No label contains client input: a path is reported as the pattern of its route. */
export function collectMetrics({ server, audit, leads, redis, live, mails }: Sources): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers });
  collectDefaultMetrics({ register: registry });
  countRequests(server, registers, gauge);

  const messages = new Counter({
    name: 'office_live_messages_total',
    help: 'Live messages sent to the consoles connected to this process',
    registers,
  });
  live.subscribe(({ kind }) => kind === 'message' && messages.inc());
  const leadCount = gauge('office_leads', 'Bookings and subscriptions in the database', ['type']);
  const mailCount = gauge('office_mails', 'Outgoing messages in the database', ['state']);
  const oldestMail = gauge(
    'office_mails_oldest_waiting_seconds',
    'Age of the oldest message that is due and not sent',
  );
  const unrecorded = gauge(
    'office_audit_unrecorded',
    'Actions since the start that are missing from the audit trail',
  );
  const databaseUp = gauge('office_database_up', '1 if the database answered this scrape');
  const redisUp = redis && gauge('office_redis_up', '1 while Redis is connected');
  return {
    contentType: registry.contentType,
    async text() {
      const buckets = await leads.buckets().catch(() => null);
      databaseUp.set(buckets ? 1 : 0);
      leadCount.reset();
      for (const { leadType, leads } of buckets ?? []) leadCount.inc({ type: leadType }, leads);
      const states = await mails.counts().catch(() => []);
      const waiting = await mails.summary(new Date().toISOString()).catch(() => null);
      mailCount.reset();
      for (const { state, mails } of states) mailCount.inc({ state }, mails);
      oldestMail.set(waiting?.oldestWaitingSeconds ?? 0);
      unrecorded.set(audit.unrecorded);
      redisUp?.set(redis?.status === 'ready' ? 1 : 0);
      return registry.metrics();
    },
  };
}

function countRequests(
  server: Server,
  registers: Registry[],
  gauge: (name: string, help: string) => Gauge,
): void {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of its response',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  });
  const inProgress = gauge('http_requests_in_progress', 'Requests without a complete response');
  const sockets = gauge('office_live_sockets', 'Open WebSocket connections');
  const pending = new WeakMap<Socket, Set<() => void>>();
  // first, because the application sends cached responses within its own listener
  server.prependListener('request', (request, response) => {
    const begun = performance.now();
    const ofSocket = pending.get(request.socket) ?? new Set();
    const closed = () => {
      if (!ofSocket.delete(closed)) return;
      inProgress.dec();
      const method = METHODS.find((known) => known === request.method) ?? 'other';
      const status = response.writableFinished ? String(response.statusCode) : 'aborted';
      const route = routeOf(request, response);
      durations.observe({ method, route, status }, (performance.now() - begun) / 1000);
    };
    inProgress.inc();
    ofSocket.add(closed);
    response.once('close', closed);
    if (pending.has(request.socket)) return;
    pending.set(request.socket, ofSocket);
    // the response of a pipelined request that was not handled has no socket, and emits no event
    request.socket.once('close', () => ofSocket.forEach((close) => close()));
  });
  server.prependListener('upgrade', (_request, socket: Socket) => {
    sockets.inc();
    socket.once('close', () => sockets.dec());
  });
}

/** The pattern of the route, or what responded instead of a route. */
function routeOf(
  request: IncomingMessage & { route?: { path: unknown }; originalUrl?: string },
  { headersSent, statusCode }: ServerResponse,
): string {
  if (request.route) return String(request.route.path);
  if (!headersSent) return 'none';
  // the request did not reach Express
  if (request.originalUrl === undefined) return statusCode < 400 ? 'response cache' : 'rejected';
  return statusCode < 400 ? 'file' : 'none';
}
