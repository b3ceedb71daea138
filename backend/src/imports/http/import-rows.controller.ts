import { Body, Controller, Get, Param, Put, Query } from '@nestjs/common';
import { ApiOkResponse, ApiQuery, ApiTags } from '../../platform/http/api-docs.js';
import { PersonalRows } from '../../platform/http/personal-rows.js';
import { Audited } from '../../platform/http/audited.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { oneOf, pageRequest } from '../../platform/http/list-query.js';
import { type Page, Paged, pageOf } from '../../platform/http/pages.js';
import { AllowTo, CurrentUser, WithoutConfirmation } from '../../users/access.js';
import type { SessionUser } from '../../users/staff.js';
import { DecideRows } from '../application/decide-rows.js';
import { findImport } from '../application/known-import.js';
import { ShowPeople } from '../application/show-people.js';
import { type Outcome, OUTCOMES } from '../domain/import.js';
import { SqlImportRowLists } from '../store/sql-import-row-lists.js';
import { SqlImports } from '../store/sql-imports.js';
import { DecisionsBody, decisionsIn } from './decisions.dto.js';
import { ImportViews, WORKS_ON_THE_FILE } from './import-views.js';
import { ColumnWordsView, ImportRowView, ImportView, rowView } from './imports.dto.js';

/** The rows of imports. */
@ApiTags()
@AllowTo('superadmin')
@Controller('api/admin/imports')
export class ImportRowsController {
  constructor(
    private readonly imports: SqlImports,
    private readonly lists: SqlImportRowLists,
    private readonly people: ShowPeople,
  ) {}

  /** The words of the columns that fill fields with choices, for `options.meanings` of the mapping. */
  @Get(':id/values')
  @PersonalRows('imports.rows')
  @ApiOkResponse({ type: [ColumnWordsView] })
  async words(@Param('id', IdPipe) id: string): Promise<ColumnWordsView[]> {
    return this.lists.words(await findImport(this.imports, id));
  }

  @Get(':id/rows')
  @PersonalRows('imports.rows')
  @ApiQuery({ name: 'outcome', required: false, enum: OUTCOMES })
  @Paged(ImportRowView, 'rows', { range: '[0,99]' })
  async rows(
    @Param('id', IdPipe) id: string,
    @Query() { outcome, ...query }: Readonly<Record<string, unknown>>,
  ): Promise<Page<ImportRowView>> {
    const { range, filter } = pageRequest(
      outcome === undefined ? query : { ...query, filter: JSON.stringify({ outcome }) },
      { sorts: ['row'], filters: { outcome: oneOf(OUTCOMES) } },
    );
    const imported = await findImport(this.imports, id);
    const wanted = (filter as { outcome?: Outcome }).outcome ?? null;
    const { rows, total } = await this.lists.page(imported, wanted, range);
    const people = await this.people.execute(imported, rows);
    return pageOf(range, { rows, total }, (row) => rowView(row, imported, people));
  }
}

/** Decisions about rows in conflict. */
@ApiTags()
@AllowTo('superadmin')
@Controller('api/admin/imports')
export class RowDecisionsController {
  constructor(
    private readonly decisions: DecideRows,
    private readonly views: ImportViews,
  ) {}

  /** Decides about rows in conflict; what they would do follows at once, or is applied by the next application. */
  @Put(':id/decisions')
  @Audited('import.choice-made')
  @WithoutConfirmation(WORKS_ON_THE_FILE)
  @ApiOkResponse({ type: ImportView })
  async decide(
    @Param('id', IdPipe) id: string,
    @Body() body: DecisionsBody,
    @CurrentUser() { id: userId, name }: SessionUser,
  ): Promise<ImportView> {
    const { rows, rest } = decisionsIn(body);
    return this.views.of(await this.decisions.execute(id, rows, rest, { id: userId, name }));
  }
}
