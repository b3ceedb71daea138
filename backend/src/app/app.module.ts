import { type DynamicModule, Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core';
import { fileURLToPath } from 'node:url';
import { ApiKeysModule } from '../api-keys/api-keys.module.js';
import { BlogModule } from '../blog/blog.module.js';
import { AccountMailsModule } from '../account-mails/account-mails.module.js';
import { BackupProgram } from '../care/backup-program.js';
import { CareModule } from '../care/care.module.js';
import { ClientsModule } from '../clients/clients.module.js';
import { Config } from '../platform/config.js';
import { DatabaseModule } from '../platform/database/database.module.js';
import { AddSampleClients } from './add-sample-clients.js';
import { AddSampleLeads } from './add-sample-leads.js';
import { ConfiguredSamples } from './configured-samples.js';
import { SampleContent } from './sample-content.js';
import { StarterArticles } from './starter-articles.js';
import { SamplePayments, SamplePolicies } from './sample-policies.js';
import { SampleValues } from './sample-values.js';
import { ExportModule } from '../export/export.module.js';
import { ImportsModule } from '../imports/imports.module.js';
import { FirstStart } from './first-start.js';
import { SignInListenersModule } from './sign-in-listeners.js';
import { SCHEMA } from './schema.js';
import { HealthController, Readiness } from './health.controller.js';
import { BusyTimesModule } from '../busy-times/busy-times.module.js';
import { CalendarModule } from '../calendar/calendar.module.js';
import { CalendarFeedsModule } from '../leads/calendar-feeds.module.js';
import { LeadsModule } from '../leads/leads.module.js';
import { LiveModule } from '../live/live.module.js';
import { MailModule } from '../mail/mail.module.js';
import { MediaModule } from '../media/media.module.js';
import { NewsletterModule } from '../newsletter/newsletter.module.js';
import { ScreeningModule } from '../screening/screening.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { DeskModule } from '../desk/desk.module.js';
import { PoliciesModule } from '../policies/policies.module.js';
import { PrivacyModule } from '../privacy/privacy.module.js';
import { TasksModule } from '../tasks/tasks.module.js';
import { MetricsModule } from './metrics/metrics.module.js';
import { PagesModule } from '../site/pages.module.js';
import { BusinessTime } from '../calendar/business-time.js';
import { Clock, SystemClock } from '../platform/clock.js';
import { AccessGuard } from '../users/http/access.guard.js';
import { JsonArrayStream } from '../platform/http/json-array-stream.js';
import { AuditLog } from '../audit/http/audit-log.js';
import { AuditModule } from '../audit/audit.module.js';
import { BodyPipe } from '../platform/http/body.pipe.js';
import { CursorPages } from '../platform/http/cursor-pages.js';
import { ErrorFilter } from '../platform/http/error.filter.js';
import { FormLimits } from '../platform/http/form-limits.js';
import { OriginCheck } from '../platform/http/origin-check.js';
import { LoadShedding } from '../platform/http/load-shedding.js';
import { OwnServer } from '../platform/http/own-server.js';
import { Outbound } from '../platform/http/outbound.js';
import { RateLimiters } from '../platform/http/rate-limiter.js';
import { RejectionLog } from '../platform/http/rejection-log.js';
import { PublicResponseCache } from '../platform/http/response-cache.js';
import { SecurityHeaders } from '../platform/http/security-headers.js';
import { WriteLimit } from '../platform/http/write-limit.js';
import { Logger } from '../platform/logger.js';
import { SharedRedis } from '../platform/redis.js';
import { ImportTargets } from '../platform/import-targets.js';
import { PersonalData } from '../platform/personal-data.js';
import { Scheduler } from '../platform/scheduler.js';
import { SealedTexts } from '../platform/sealed-text.js';
import { UsersModule } from '../users/users.module.js';
import { WebhooksModule } from '../webhooks/webhooks.module.js';

const SHARED = [
  Logger,
  RejectionLog,
  BusinessTime,
  SharedRedis,
  OwnServer,
  PersonalData,
  ImportTargets,
  Scheduler,
  RateLimiters,
  Outbound,
  SealedTexts,
  FormLimits,
  CursorPages,
  SecurityHeaders,
  PublicResponseCache,
  JsonArrayStream,
  OriginCheck,
  LoadShedding,
];

const BACKUP_PROGRAM = new BackupProgram(fileURLToPath(new URL('./backup-process.js', import.meta.url)));

/** Providers that every module can inject. */
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
  static with(config: Config): DynamicModule {
    return {
      module: AppModule,
      imports: [
        SharedModule.with(config),
        DatabaseModule.with(SCHEMA),
        MailModule,
        AccountMailsModule,
        WebhooksModule,
        LiveModule,
        MetricsModule,
        CalendarFeedsModule,
        UsersModule,
        SignInListenersModule,
        ApiKeysModule,
        AuditModule,
        MediaModule,
        SettingsModule,
        CalendarModule,
        BusyTimesModule,
        NewsletterModule,
        ScreeningModule,
        LeadsModule,
        TasksModule,
        ClientsModule,
        PoliciesModule,
        DeskModule,
        BlogModule,
        PrivacyModule,
        ImportsModule,
        ExportModule,
        CareModule.with(BACKUP_PROGRAM),
        PagesModule, // last: it has the catch-all route
      ],
      controllers: [HealthController],
      providers: [
        Readiness,
        FirstStart,
        ConfiguredSamples,
        SampleContent,
        StarterArticles,
        SamplePolicies,
        SamplePayments,
        AddSampleLeads,
        AddSampleClients,
        SampleValues,
        { provide: APP_GUARD, useClass: AccessGuard },
        { provide: APP_PIPE, useClass: BodyPipe },
        // first, so that the audit trail is written within the limit, too
        { provide: APP_INTERCEPTOR, useClass: WriteLimit },
        { provide: APP_INTERCEPTOR, useClass: AuditLog },
        { provide: APP_FILTER, useClass: ErrorFilter },
      ],
    };
  }
}
