import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { Injectable, Module, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { Config } from '../config.js';
import { Database } from '../database/database.js';
import { LiveBus } from '../live/live-bus.js';
import { Logger } from '../shared/logger.js';
import { SharedRedis } from '../shared/redis.js';

/** Figures for Prometheus at `/metrics` on a port of their own; without METRICS_PORT nothing is counted nor loaded. */
@Injectable()
class Metrics implements OnApplicationBootstrap, OnApplicationShutdown {
  private server: Server | null = null;

  constructor(
    private readonly config: Config,
    private readonly http: HttpAdapterHost,
    private readonly database: Database,
    private readonly redis: SharedRedis,
    private readonly live: LiveBus,
    private readonly logger: Logger,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    // a command of this program has no HTTP server, and runs beside one that has
    const server = this.http.httpAdapter?.getHttpServer() as Server | undefined;
    if (this.config.metricsPort === null || !server) return;
    const { figuresOf } = await import('./figures.js');
    const { database, live, redis } = this;
    const figures = figuresOf({ server, database, live, redis: redis.client });
    this.server = createServer((request, response) => {
      if (request.url !== '/metrics') return response.writeHead(404).end();
      if (request.method !== 'GET') return response.writeHead(405, { Allow: 'GET' }).end();
      figures.text().then(
        (text) => response.writeHead(200, { 'Content-Type': figures.contentType }).end(text),
        (error: unknown) => {
          this.logger.failure('figures failed', error);
          response.writeHead(500).end();
        },
      );
    });
    this.server.listen(this.config.metricsPort);
    await once(this.server, 'listening');
  }

  onApplicationShutdown(): void {
    this.server?.close();
    this.server?.closeAllConnections();
  }
}

@Module({ providers: [Metrics] })
export class MetricsModule {}
