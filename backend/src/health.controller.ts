import {
  Controller,
  Get,
  Injectable,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Database } from './database/database.js';
import { Unavailable } from './shared/domain-error.js';
import { AllowTo } from './shared/http/access.js';

const REMEMBERED_MS = 1_000;

/** Whether the application can do its work; asks the database at most once a second, whoever asks. */
@Injectable()
export class Readiness implements OnApplicationBootstrap, OnModuleDestroy {
  private started = false;
  private answer: Promise<void> | null = null;

  constructor(private readonly database: Database) {}

  onApplicationBootstrap(): void {
    this.started = true;
  }

  onModuleDestroy(): void {
    this.started = false;
  }

  /** Rejects when the database is away, and while the application starts or stops. */
  check(): Promise<void> {
    if (!this.started) return Promise.reject(new Unavailable('The server is starting or stopping'));
    if (!this.answer) {
      this.answer = this.database.ping();
      setTimeout(() => (this.answer = null), REMEMBERED_MS).unref();
    }
    return this.answer;
  }
}

/** For whoever watches the process. */
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
    await this.readiness.check();
    return { status: 'ok' };
  }
}
