import { ApiProperty, nullableText } from '../../platform/http/api-docs.js';
import { POLICY_LINES, type PolicyLine } from '../domain/policy-choices.js';
import type { PolicyFilter } from '../policy-queries.js';
import type { PolicySum } from '../store/sql-policy-sums.js';
import type {
  Book,
  BookChanges,
  BookCohort,
  BookCount,
  BookGroup,
  BookPersistency,
  BookPremiums,
  BookSum,
} from '../store/book-figures.js';

const MONTH = { example: '2026-11' } as const;

class BookCountView implements BookCount {
  @ApiProperty({ type: 'integer' }) count: number;
  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    example: { force: 'in force' },
    description: 'The filter of `/api/admin/policies` that lists the rows',
  })
  filter: PolicyFilter;
}

class BookSumView extends BookCountView implements BookSum {
  @ApiProperty({ type: 'integer', description: 'In whole centavos' }) amount: number;
}

class BookGroupView implements BookGroup {
  @ApiProperty(nullableText) insurer: string | null;
  @ApiProperty(nullableText) product: string | null;
  @ApiProperty({ enum: POLICY_LINES, nullable: true, type: String }) line: PolicyLine | null;
  @ApiProperty() currency: string;
  @ApiProperty({ type: BookCountView }) policies: BookCountView;
  @ApiProperty({ type: BookSumView, description: 'With the premiums of a year' }) yearly: BookSumView;
  @ApiProperty({ type: BookSumView, description: 'With premiums that are paid once' }) single: BookSumView;
}

class BookPremiumsView implements BookPremiums {
  @ApiProperty(MONTH) month: string;
  @ApiProperty() currency: string;
  @ApiProperty({ type: BookSumView }) due: BookSumView;
  @ApiProperty({ type: BookSumView, description: 'Those of them that are paid in full' })
  collected: BookSumView;
  @ApiProperty({ type: BookSumView, description: 'Those of them that are in grace today, with what is owed' })
  inGrace: BookSumView;
}

class BookCohortView implements BookCohort {
  @ApiProperty({ ...MONTH, description: 'Of the start' }) month: string;
  @ApiProperty({ type: BookCountView }) began: BookCountView;
  @ApiProperty({ type: BookCountView }) kept: BookCountView;
}

class BookPersistencyView implements BookPersistency {
  @ApiProperty({ type: 'integer' }) months: number;
  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'Of all cohorts, from 0 to 1; null without policies',
  })
  share: number | null;
  @ApiProperty({ type: BookCountView, nullable: true }) began: BookCountView | null;
  @ApiProperty({ type: BookCountView, nullable: true }) kept: BookCountView | null;
  @ApiProperty({ type: [BookCohortView] }) cohorts: BookCohortView[];
}

class BookChangesView implements BookChanges {
  @ApiProperty(MONTH) month: string;
  @ApiProperty({ type: BookCountView }) began: BookCountView;
  @ApiProperty({ type: BookCountView }) lapsed: BookCountView;
  @ApiProperty({ type: BookCountView }) matured: BookCountView;
}

export class BookView implements Book {
  @ApiProperty() today: string;
  @ApiProperty(MONTH) from: string;
  @ApiProperty(MONTH) to: string;
  @ApiProperty({ type: BookCountView }) inForce: BookCountView;
  @ApiProperty({ type: [BookGroupView] }) byCurrency: BookGroupView[];
  @ApiProperty({ type: [BookGroupView] }) byInsurer: BookGroupView[];
  @ApiProperty({ type: [BookGroupView] }) byProduct: BookGroupView[];
  @ApiProperty({ type: [BookGroupView] }) byLine: BookGroupView[];
  @ApiProperty({ type: [BookPremiumsView], description: 'Of each currency' }) premiums: BookPremiumsView[];
  @ApiProperty({ type: [BookPersistencyView] }) persistency: BookPersistencyView[];
  @ApiProperty({ type: [BookChangesView] }) changes: BookChangesView[];
}

export class PolicySumView implements PolicySum {
  @ApiProperty({ enum: ['due', 'paid', 'owed', 'yearly', 'single'] }) of: PolicySum['of'];
  @ApiProperty() currency: string;
  @ApiProperty({
    type: 'integer',
    description: 'Premiums; policies where those of a year or single ones are added up',
  })
  count: number;
  @ApiProperty({ type: 'integer', description: 'In whole centavos' }) amount: number;
}
