import { fileURLToPath } from 'node:url';
import { Module } from '@nestjs/common';
import { ClientsModule } from '../clients/clients.module.js';
import { LeadsModule } from '../leads/leads.module.js';
import { Clock } from '../platform/clock.js';
import { Logger } from '../platform/logger.js';
import { PoliciesModule } from '../policies/policies.module.js';
import { personalPart } from '../platform/http/personal-words.js';
import { job, service } from '../platform/start.js';
import { PrivacyModule } from '../privacy/privacy.module.js';
import { UsersModule } from '../users/users.module.js';
import { ControlSteps } from './application/control-steps.js';
import { DecideRows, RowDecisions } from './application/decide-rows.js';
import { EndSteps } from './application/end-steps.js';
import { LeasedUnits } from './application/leased-units.js';
import { MaintainImports } from './application/maintain-imports.js';
import { MapImport } from './application/map-import.js';
import {
  ImportRepository,
  SavedMappings,
  SourceRecords,
  StepLeases,
  Tables,
  UploadedFiles,
} from './application/ports.js';
import { ImportRowRepository, RowChoices, UploadRepository } from './application/row-ports.js';
import { PreviewUndo } from './application/preview-undo.js';
import { ReadImport } from './application/read-import.js';
import { RemoveImport } from './application/remove-import.js';
import { RemoveMapping } from './application/remove-mapping.js';
import { KnownRecords, RowPlanner } from './application/row-planner.js';
import { RunImports } from './application/run-imports.js';
import { ShowPeople } from './application/show-people.js';
import { StoredUploads } from './application/stored-uploads.js';
import { UploadImport } from './application/upload-import.js';
import { WorkOnRows } from './application/work-on-rows.js';
import { ImportColumnsController } from './http/import-columns.controller.js';
import { ImportFilesController } from './http/import-files.controller.js';
import { ImportMappingsController } from './http/import-mappings.controller.js';
import { ImportRowsController, RowDecisionsController } from './http/import-rows.controller.js';
import { ImportStepsController } from './http/import-steps.controller.js';
import { ImportViews } from './http/import-views.js';
import { ImportsController } from './http/imports.controller.js';
import { ROW_WORDS } from './http/personal-row.view.js';
import { TableUpload } from './http/table-upload.js';
import { TableReader } from './infrastructure/table-reader.js';
import { TemporaryFiles } from './infrastructure/temporary-files.js';
import { Workbooks, WorkbookThread } from './infrastructure/workbooks.js';
import { failureOf } from './store/failure-of.js';
import { SqlImportMappings } from './store/sql-import-mappings.js';
import { SqlImportRowLists } from './store/sql-import-row-lists.js';
import { SqlImportRows } from './store/sql-import-rows.js';
import { SqlImports } from './store/sql-imports.js';
import { SqlPersonalRows } from './store/sql-personal-rows.js';
import { SqlRowChoices } from './store/sql-row-choices.js';
import { SqlSourceRecords } from './store/sql-source-records.js';
import { SqlStepLeases } from './store/sql-step-leases.js';
import { SqlUploads } from './store/sql-uploads.js';

const THREAD = new WorkbookThread(
  fileURLToPath(new URL('../imports/infrastructure/workbook-thread.js', import.meta.url)),
);

/** Files that become leads, clients, policies and subscribers, and can be taken back. */
@Module({
  imports: [ClientsModule, LeadsModule, PoliciesModule, PrivacyModule, UsersModule],
  controllers: [
    ImportFilesController,
    ImportsController,
    ImportColumnsController,
    ImportStepsController,
    ImportRowsController,
    RowDecisionsController,
    ImportMappingsController,
  ],
  providers: [
    UploadImport,
    ReadImport,
    MapImport,
    RemoveMapping,
    ControlSteps,
    PreviewUndo,
    ShowPeople,
    RowDecisions,
    DecideRows,
    RemoveImport,
    MaintainImports,
    RunImports,
    WorkOnRows,
    EndSteps,
    LeasedUnits,
    RowPlanner,
    KnownRecords,
    StoredUploads,
    SqlImports,
    { provide: ImportRepository, useExisting: SqlImports },
    { provide: StepLeases, useClass: SqlStepLeases },
    SqlImportRowLists,
    { provide: ImportRowRepository, useClass: SqlImportRows },
    { provide: RowChoices, useClass: SqlRowChoices },
    SqlUploads,
    { provide: UploadRepository, useExisting: SqlUploads },
    SqlImportMappings,
    { provide: SavedMappings, useExisting: SqlImportMappings },
    { provide: SourceRecords, useClass: SqlSourceRecords },
    { provide: Tables, useClass: TableReader },
    { provide: UploadedFiles, useClass: TemporaryFiles },
    Workbooks,
    { provide: WorkbookThread, useValue: THREAD },
    ...personalPart(SqlPersonalRows, ROW_WORDS),
    ImportViews,
    TableUpload,
    job(
      'remove imports that have expired',
      '20 4 * * *',
      [MaintainImports, Clock],
      (imports, clock) => imports.removeExpired(clock.now()),
      { atStart: true },
    ),
    job(
      'store samples of earlier imports',
      '40 4 * * *',
      [MaintainImports],
      (imports) => imports.storeMissingSamples(),
      { atStart: true },
    ),
    service([RunImports, Logger], {
      start: (running, logger) =>
        running.start((error, isFirst) => {
          if (isFirst) logger.failure('rows of an import could not be worked on', error);
          return failureOf(error);
        }),
      stop: (running) => running.stop(),
    }),
  ],
})
export class ImportsModule {}
