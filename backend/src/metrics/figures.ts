import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Redis } from 'ioredis';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../database/database.js';
import type { LiveBus } from '../live/live-bus.js';

/** What is counted. */
interface Sources {
  readonly server: Server;
  readonly database: Database;
  readonly redis: Redis | null;
  readonly live: LiveBus;
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

export interface Figures {
  readonly contentType: string;
  /** As Prometheus reads them. */
  text(): Promise<string>;
}

/** Counts from now on. No label holds anything that a caller sent: paths are the patterns of routes. */
export function figuresOf({ server, database, redis, live }: Sources): Figures {
  const registry = new Registry();
  const registers = [registry];
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers });
  collectDefaultMetrics({ register: registry });
  countRequests(server, registers, gauge);

  const messages = new Counter({
    name: 'office_live_messages_total',
    help: 'Live messages that the consoles connected here were told',
    registers,
  });
  live.listen(({ kind }) => kind === 'message' && messages.inc());
  const leads = gauge('office_leads', 'Bookings and subscriptions in the database', ['type']);
  const databaseUp = gauge('office_database_up', '1 when the database answered just now');
  const redisUp = redis && gauge('office_redis_up', '1 while Redis is connected');
  return {
    contentType: registry.contentType,
    async text() {
      const rows = await leadsIn(database).catch(() => null);
      databaseUp.set(rows ? 1 : 0);
      leads.reset();
      for (const { type, n } of rows ?? []) leads.set({ type }, Number(n));
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
    help: 'Requests, and how long they took to answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  });
  const unanswered = gauge('http_requests_in_progress', 'Requests that are not answered yet');
  const sockets = gauge('office_live_sockets', 'Open sockets of consoles');
  // before the application: what it keeps in memory it answers at once
  server.prependListener('request', (request, response) => {
    const begun = performance.now();
    unanswered.inc();
    response.once('close', () => {
      unanswered.dec();
      const method = METHODS.find((known) => known === request.method) ?? 'other';
      const status = response.writableFinished ? String(response.statusCode) : 'broken off';
      const route = routeOf(request, response);
      durations.observe({ method, route, status }, (performance.now() - begun) / 1000);
    });
  });
  server.prependListener('upgrade', (_request, socket: Socket) => {
    sockets.inc();
    socket.once('close', () => sockets.dec());
  });
}

/** The pattern of the route that answered, or what answered in place of one. */
function routeOf(
  request: IncomingMessage & { route?: { path: unknown }; originalUrl?: string },
  { statusCode }: ServerResponse,
): string {
  if (request.route) return String(request.route.path);
  // Express has not seen it
  if (request.originalUrl === undefined) return statusCode < 400 ? 'kept in memory' : 'refused at once';
  return statusCode < 400 ? 'file' : 'none';
}

function leadsIn({ reader }: Database): Promise<{ type: string; n: unknown }[]> {
  return reader.query(
    "SELECT leadType AS type, SUM(leads) AS n FROM lead_counters WHERE scope = 'bucket' GROUP BY leadType",
  );
}
