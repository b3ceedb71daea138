import { fileURLToPath } from 'node:url';
import { Module, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { ClientsModule } from '../clients/clients.module.js';
import { LeadsModule } from '../leads/leads.module.js';
import { failureOf } from './store/failure-of.js';
import { OwnServer } from '../platform/http/own-server.js';
import { Logger } from '../platform/logger.js';
import { Scheduler } from '../platform/scheduler.js';
import { PoliciesModule } from '../policies/policies.module.js';
import { personalPart } from '../platform/http/personal-words.js';
import { ROW_WORDS } from './http/personal-row.view.js';
import { PrivacyModule } from '../privacy/privacy.module.js';
import { UsersModule } from '../users/users.module.js';
import { KeepImports } from './application/keep-imports.js';
import { RunImports } from './application/run-imports.js';
import { Tables } from './application/tables.js';
import { ImportMappingsController } from './http/import-mappings.controller.js';
import { ImportFilesController } from './http/import-files.controller.js';
import { ImportsController } from './http/imports.controller.js';
import { SqlImportFiles } from './store/sql-import-files.js';
import { SqlImportMappings } from './store/sql-import-mappings.js';
import { SqlImportRows } from './store/sql-import-rows.js';
import { SqlImports } from './store/sql-imports.js';
import { SqlPersonalRows } from './store/sql-personal-rows.js';
import { SqlRowDecisions } from './store/sql-row-decisions.js';
import { SqlRowWork } from './store/sql-row-work.js';
import { TableReader } from './infrastructure/table-reader.js';
import { TableUpload } from './http/table-upload.js';
import { Workbooks, WorkbookThread } from './infrastructure/workbooks.js';

const THREAD = new WorkbookThread(
  fileURLToPath(new URL('../imports/infrastructure/workbook-thread.js', import.meta.url)),
);

/** Files that become leads, clients, policies and subscribers, and can be taken back. */
@Module({
  imports: [ClientsModule, LeadsModule, PoliciesModule, PrivacyModule, UsersModule],
  controllers: [ImportFilesController, ImportsController, ImportMappingsController],
  providers: [
    KeepImports,
    RunImports,
    SqlImports,
    SqlImportRows,
    SqlImportFiles,
    SqlImportMappings,
    { provide: Tables, useClass: TableReader },
    Workbooks,
    { provide: WorkbookThread, useValue: THREAD },
    SqlRowWork,
    SqlRowDecisions,
    ...personalPart(SqlPersonalRows, ROW_WORDS),
    TableUpload,
  ],
})
export class ImportsModule implements OnApplicationBootstrap, OnApplicationShutdown {
  constructor(
    private readonly running: RunImports,
    private readonly keep: KeepImports,
    private readonly scheduler: Scheduler,
    private readonly logger: Logger,
    private readonly own: OwnServer,
  ) {}

  onApplicationBootstrap(): void {
    this.scheduler.every('remove imports that have expired', '20 4 * * *', () => this.keep.removeExpired(), {
      atStart: true,
    });
    this.scheduler.every(
      'store samples of earlier imports',
      '40 4 * * *',
      () => this.keep.storeMissingSamples(),
      {
        atStart: true,
      },
    );
    // a command that runs beside the server leaves the work to it
    if (!this.own.http) return;
    this.running.start((error, isFirst) => {
      if (isFirst) this.logger.failure('rows of an import could not be worked on', error);
      return failureOf(error);
    });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.running.stop();
  }
}
