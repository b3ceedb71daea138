import { type DynamicModule, Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core';
import { BlogModule } from './blog/blog.module.js';
import { Config } from './config.js';
import { DatabaseModule } from './database/database.module.js';
import { DemoContent } from './database/demo-content.js';
import { StartUp } from './database/start-up.js';
import { HealthController, Readiness } from './health.controller.js';
import { LeadsModule } from './leads/leads.module.js';
import { LiveModule } from './live/live.module.js';
import { MetricsModule } from './metrics/metrics.module.js';
import { PagesModule } from './pages/pages.module.js';
import { BusinessTime } from './shared/business-time.js';
import { Clock, SystemClock } from './shared/clock.js';
import { AccessGuard } from './shared/http/access.js';
import { AuditLog } from './shared/http/audit-log.js';
import { BodyPipe } from './shared/http/body.pipe.js';
import { ErrorFilter } from './shared/http/error.filter.js';
import { HotAnswers } from './shared/http/hot-answers.js';
import { OriginCheck } from './shared/http/origin-check.js';
import { Overload } from './shared/http/overload.js';
import { RateLimits } from './shared/http/rate-limits.js';
import { Logger } from './shared/logger.js';
import { SharedRedis } from './shared/redis.js';
import { UsersModule } from './users/users.module.js';

const SHARED = [Logger, BusinessTime, SharedRedis, RateLimits, HotAnswers, OriginCheck, Overload];

/** What every module may ask for. */
@Global()
@Module({})
class SharedModule {
  static with(config: Config): DynamicModule {
    const providers = [
      { provide: Config, useValue: config },
      { provide: Clock, useClass: SystemClock },
      ...SHARED,
    ];
    return { module: SharedModule, providers, exports: [Config, Clock, ...SHARED] };
  }
}

@Module({})
export class AppModule {
  /** `onSilence` is told each time that the database did not answer at the start. */
  static with(config: Config, onSilence?: () => void): DynamicModule {
    return {
      module: AppModule,
      imports: [
        SharedModule.with(config),
        DatabaseModule.with(onSilence),
        LiveModule,
        MetricsModule,
        UsersModule,
        LeadsModule,
        BlogModule,
        PagesModule, // last: one of its routes takes what no other took
      ],
      controllers: [HealthController],
      providers: [
        Readiness,
        StartUp,
        DemoContent,
        { provide: APP_GUARD, useClass: AccessGuard },
        { provide: APP_PIPE, useClass: BodyPipe },
        { provide: APP_INTERCEPTOR, useClass: AuditLog },
        { provide: APP_FILTER, useClass: ErrorFilter },
      ],
    };
  }
}
