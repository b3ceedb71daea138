import { applyDecorators } from '@nestjs/common';
import { IsOptional } from 'class-validator';
import { ApiProperty, ApiPropertyOptional } from '../../platform/http/api-docs.js';
import { rule } from '../../platform/http/field-rule.js';
import { OneOf, Text, WhenSentElse } from '../../platform/http/fields.js';
import { ObjectOf } from '../../platform/http/nested-fields.js';
import { MOST_MAPPING_NAME } from '../domain/import.js';
import {
  type Columns,
  DATE_ORDERS,
  type DateOrder,
  type ImportOptions,
  type Mapping,
  UNREADABLE,
  type Unreadable,
} from '../domain/mapping.js';
import { LONGEST_WORD, type Meanings, MOST_MEANINGS } from '../domain/meanings.js';
import { type Separator, SEPARATORS } from '../domain/layout.js';
import { ImportLayoutBody } from './layout.dto.js';
import type { SavedMapping } from '../store/sql-import-mappings.js';
import { MOST_COLUMNS, MOST_HEADING } from '../infrastructure/table-files.js';

const ON_MATCH = ['update', 'skip'] as const;
const TERMS_ARE = ['change', 'correction'] as const;
const MEANINGS = {
  type: 'object',
  additionalProperties: { type: 'object', additionalProperties: { type: 'string', nullable: true } },
} as const;

/** Fields, or null, by heading. */
function ColumnFields(): PropertyDecorator {
  const isColumns = (value: unknown) =>
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.keys(value).length <= MOST_COLUMNS &&
    Object.entries(value).every(
      ([heading, field]) =>
        heading.length <= MOST_HEADING &&
        (field === null || (typeof field === 'string' && field.length <= 40)),
    );
  return applyDecorators(
    ApiProperty({ type: 'object', additionalProperties: { type: 'string', nullable: true } }),
    rule('field.object', isColumns),
  );
}

const isText = (value: unknown, longest: number) => typeof value === 'string' && value.length <= longest;
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What words mean, by the heading of their column. */
function MeaningFields(): PropertyDecorator {
  const areWords = (words: unknown) =>
    isRecord(words) &&
    Object.keys(words).length <= MOST_MEANINGS &&
    Object.entries(words).every(
      ([word, choice]) => isText(word, LONGEST_WORD) && (choice === null || isText(choice, LONGEST_WORD)),
    );
  const areMeanings = (value: unknown) =>
    isRecord(value) &&
    Object.keys(value).length <= MOST_COLUMNS &&
    Object.entries(value).every(([heading, words]) => isText(heading, MOST_HEADING) && areWords(words));
  return applyDecorators(
    ApiPropertyOptional({ ...MEANINGS, nullable: true }),
    IsOptional(),
    rule(['import.meanings', { max: MOST_MEANINGS }], areMeanings),
  );
}

class ImportOptionsBody extends ImportLayoutBody {
  @OneOf(DATE_ORDERS, { optional: true }) dateOrder?: DateOrder | null;
  @Text({ max: 2, optional: true }) country?: string | null;
  @OneOf(ON_MATCH, { optional: true }) onMatch?: (typeof ON_MATCH)[number] | null;
  @OneOf(TERMS_ARE, { optional: true }) termsAre?: (typeof TERMS_ARE)[number] | null;
  @Text({ max: 200, optional: true }) consentBasis?: string | null;
  @Text({ max: 60, optional: true }) source?: string | null;
  @MeaningFields() meanings?: Meanings | null;
  @OneOf(UNREADABLE, { optional: true }) unreadable?: Unreadable | null;
}

export class ImportMappingBody {
  @ColumnFields() columns: Columns;
  @WhenSentElse({}) @ObjectOf(ImportOptionsBody) options: ImportOptionsBody;
  @Text({ max: MOST_MAPPING_NAME, optional: true }) saveAs?: string | null;
}

export const mappingIn = ({ columns, options }: ImportMappingBody): Mapping => ({
  columns,
  options: given(options),
});

/** Without what is null. */
export function given(options: object): Record<string, never> {
  return Object.fromEntries(
    Object.entries(options).filter(([, value]) => value !== null && value !== undefined),
  ) as Record<string, never>;
}

class ImportOptionsView implements ImportOptions {
  @ApiPropertyOptional({ enum: DATE_ORDERS }) dateOrder?: DateOrder;
  @ApiPropertyOptional({ type: String }) country?: string;
  @ApiPropertyOptional({ enum: ON_MATCH }) onMatch?: (typeof ON_MATCH)[number];
  @ApiPropertyOptional({ enum: TERMS_ARE }) termsAre?: (typeof TERMS_ARE)[number];
  @ApiPropertyOptional({ type: String }) consentBasis?: string;
  @ApiPropertyOptional({ type: String }) source?: string;
  @ApiPropertyOptional(MEANINGS) meanings?: Meanings;
  @ApiPropertyOptional({ enum: UNREADABLE }) unreadable?: Unreadable;
  @ApiPropertyOptional({ enum: SEPARATORS }) separator?: Separator;
  @ApiPropertyOptional({ type: Number }) headingRow?: number;
  @ApiPropertyOptional({ type: String }) sheet?: string;
}

export class MappingView implements Mapping {
  @ApiProperty({ type: 'object', additionalProperties: { type: 'string', nullable: true } }) columns: Columns;
  @ApiProperty({ type: ImportOptionsView }) options: ImportOptionsView;
}

export class SavedMappingView extends MappingView implements SavedMapping {
  @ApiProperty() name: string;
}
