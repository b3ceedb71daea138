import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { Injectable, Module, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Recorder } from '../../audit/recorder.js';
import { Config } from '../../platform/config.js';
import { SqlLeadQueries } from '../../leads/store/sql-lead-queries.js';
import { LeadsModule } from '../../leads/leads.module.js';
import { LiveBus } from '../../live/live-bus.js';
import { MailQueries } from '../../mail/application/ports.js';
import { OwnServer } from '../../platform/http/own-server.js';
import { Logger } from '../../platform/logger.js';
import { SharedRedis } from '../../platform/redis.js';

/** Serves `/metrics` for Prometheus on METRICS_PORT; without that variable no metrics are collected. */
@Injectable()
class MetricsServer implements OnApplicationBootstrap, OnApplicationShutdown {
  private server: Server | null = null;

  constructor(
    private readonly config: Config,
    private readonly own: OwnServer,
    private readonly leads: SqlLeadQueries,
    private readonly redis: SharedRedis,
    private readonly live: LiveBus,
    private readonly mails: MailQueries,
    private readonly audit: Recorder,
    private readonly logger: Logger,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    // a command has no HTTP server, and may run beside the server, which uses the port
    const server = this.own.http;
    if (this.config.metricsPort === null || !server) return;
    const { collectMetrics } = await import('./metrics.js');
    const { audit, leads, live, mails, redis } = this;
    const metrics = collectMetrics({ server, audit, leads, live, mails, redis: redis.client });
    this.server = createServer((request, response) => {
      if (request.url !== '/metrics') return response.writeHead(404).end();
      if (request.method !== 'GET') return response.writeHead(405, { Allow: 'GET' }).end();
      metrics.text().then(
        (text) => response.writeHead(200, { 'Content-Type': metrics.contentType }).end(text),
        (error: unknown) => {
          this.logger.failure('metrics failed', error);
          response.writeHead(500).end();
        },
      );
    });
    const { metricsPort: port, host } = this.config;
    this.server.listen({ port, ...(host && { host }) });
    await once(this.server, 'listening');
  }

  onApplicationShutdown(): void {
    this.server?.close();
    this.server?.closeAllConnections();
  }
}

@Module({ imports: [LeadsModule], providers: [MetricsServer] })
export class MetricsModule {}
