import {
  Controller,
  Get,
  Injectable,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '../platform/http/api-docs.js';
import { Database } from '../platform/database/database.js';
import { Unavailable } from '../platform/domain-error.js';
import { AllowTo } from '../users/access.js';
import { LoadShedding } from '../platform/http/load-shedding.js';

const CACHED_MS = 1_000;

/** Whether the application can serve requests. Checks the database at most once a second. */
@Injectable()
export class Readiness implements OnApplicationBootstrap, OnModuleDestroy {
  private started = false;
  private ping: Promise<void> | null = null;

  constructor(
    private readonly database: Database,
    private readonly loadShedding: LoadShedding,
  ) {}

  onApplicationBootstrap(): void {
    this.started = true;
  }

  onModuleDestroy(): void {
    this.started = false;
  }

  /** Rejects while the database is unavailable, requests are stuck, or the application starts or stops. */
  assertReady(): Promise<void> {
    if (!this.started) return Promise.reject(new Unavailable('server.starting-or-stopping'));
    if (this.loadShedding.isStuck) return Promise.reject(new Unavailable('server.stuck'));
    if (!this.ping) {
      this.ping = this.database.ping();
      setTimeout(() => (this.ping = null), CACHED_MS).unref();
    }
    return this.ping;
  }
}

/** Liveness and readiness probes. */
@ApiTags('health')
@AllowTo('public')
@Controller('api/health')
export class HealthController {
  constructor(private readonly readiness: Readiness) {}

  @Get('live')
  @ApiOkResponse()
  live() {
    return { status: 'ok' };
  }

  @Get('ready')
  @ApiOkResponse()
  async ready() {
    await this.readiness.assertReady();
    return { status: 'ok' };
  }
}
