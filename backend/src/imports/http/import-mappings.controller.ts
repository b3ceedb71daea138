import { Controller, Delete, Get, HttpCode, Param, Query } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiQuery, ApiTags } from '../../platform/http/api-docs.js';
import { NoPersonalRows } from '../../platform/http/personal-rows.js';
import { Audited } from '../../platform/http/audited.js';
import { Invalid, NotFound } from '../../platform/domain-error.js';
import { AllowTo, WithoutConfirmation } from '../../users/access.js';
import { RemoveMapping } from '../application/remove-mapping.js';
import { FIELDS_OF, IMPORT_KINDS, type ImportKind } from '../domain/import-fields.js';
import { ImportFieldView } from './imports.dto.js';
import { SavedMappingView } from './mapping.dto.js';
import { SqlImportMappings } from '../store/sql-import-mappings.js';

/** What the columns of files can be, and mappings that were saved by name. */
@ApiTags('imports')
@AllowTo('superadmin')
@Controller('api/admin')
export class ImportMappingsController {
  constructor(
    private readonly saved: SqlImportMappings,
    private readonly removal: RemoveMapping,
  ) {}

  @Get('import-mappings')
  @NoPersonalRows('headings and names of fields')
  @ApiQuery({ name: 'kind', enum: IMPORT_KINDS })
  @ApiOkResponse({ type: [SavedMappingView] })
  mappings(@Query('kind') kind: unknown): Promise<SavedMappingView[]> {
    return this.saved.mappings(knownKind(kind));
  }

  @Delete('import-mappings/:kind/:name')
  @Audited('import.mapping-deleted')
  @WithoutConfirmation('a mapping is made again in a minute, and holds no data')
  @HttpCode(204)
  @ApiNoContentResponse()
  async removeMapping(@Param('kind') kind: string, @Param('name') name: string): Promise<void> {
    const isKnown = (IMPORT_KINDS as readonly string[]).includes(kind);
    if (!isKnown) throw new NotFound('import.mapping-unknown');
    await this.removal.execute(kind as ImportKind, name);
  }

  /** What the columns of a kind can be. */
  @Get('import-fields')
  @NoPersonalRows('headings and names of fields')
  @ApiQuery({ name: 'kind', enum: IMPORT_KINDS })
  @ApiOkResponse({ type: [ImportFieldView] })
  fields(@Query('kind') kind: unknown): readonly ImportFieldView[] {
    return FIELDS_OF[knownKind(kind)];
  }
}

function knownKind(kind: unknown): ImportKind {
  if (!(IMPORT_KINDS as readonly unknown[]).includes(kind))
    throw new Invalid({ kind: ['field.one-of', { words: IMPORT_KINDS.join(', ') }] });
  return kind as ImportKind;
}
