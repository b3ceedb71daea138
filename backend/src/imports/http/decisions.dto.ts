import { applyDecorators } from '@nestjs/common';
import { Invalid, type Said } from '../../platform/domain-error.js';
import type { ImportedPerson } from '../../platform/import-target.js';
import { EVIDENCE } from '../../platform/values/evidence.js';
import { ApiProperty, ApiPropertyOptional } from '../../platform/http/api-docs.js';
import { rule } from '../../platform/http/field-rule.js';
import { List, OneOf, WhenSentElse } from '../../platform/http/fields.js';
import {
  type DecidedAs,
  type Decision,
  DECISIONS,
  MOST_DECISIONS,
  type RestDecision,
} from '../domain/decision.js';

/** Decisions by the number of the row. */
function DecidedRows(): PropertyDecorator {
  const isRows = (value: unknown) =>
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.keys(value).length <= MOST_DECISIONS;
  return applyDecorators(
    ApiProperty({
      type: 'object',
      additionalProperties: {
        type: 'object',
        properties: {
          as: { type: 'string', enum: [...DECISIONS] },
          clientId: { type: 'string', nullable: true },
        },
        required: ['as'],
      },
    }),
    rule(['import.decisions', { max: MOST_DECISIONS }], isRows),
  );
}

export class DecisionsBody {
  @WhenSentElse({}) @DecidedRows() rows: Readonly<Record<string, unknown>>;
  /** For all other rows that wait for a decision. */
  @OneOf(DECISIONS, { optional: true })
  rest?: DecidedAs | null;
  /** Of those only rows in which these fields contradict, and no others; an empty list for those that may be several. */
  @List({
    max: EVIDENCE.length,
    form: new RegExp(`^(?:${EVIDENCE.join('|')})$`),
    said: 'import.kind',
    optional: true,
  })
  kind?: readonly string[] | null;
}

export class RowPersonView implements ImportedPerson {
  @ApiProperty() firstName: string;
  @ApiProperty() lastName: string;
  @ApiProperty() suffix: string;
  @ApiProperty() dateOfBirth: string;
  @ApiProperty() email: string;
  @ApiProperty() phone: string;
}

export class RowCandidateView {
  @ApiProperty() id: string;
  @ApiProperty() name: string;
  @ApiProperty({
    type: [String],
    description:
      '`sourceId`, `email`, `phone`, `nameAndBirth`, `name`, `file` for an earlier row, or `check` for the one that the check said',
  })
  reasons: readonly string[];
  @ApiProperty({ enum: EVIDENCE, isArray: true, description: 'The fields in which it is another person' })
  contradicts: readonly string[];
  @ApiPropertyOptional({ type: Number, description: 'The number of the earlier row that makes it' })
  row?: number;
  @ApiProperty({ type: RowPersonView, nullable: true, description: 'As stored now; null when it is gone' })
  person: RowPersonView | null;
}

export class RowDecisionView implements Decision {
  @ApiProperty({ enum: DECISIONS }) as: DecidedAs;
  @ApiProperty({ type: String, nullable: true, description: 'The candidate that the row is' }) clientId:
    string | null;
}

/** The decisions by row, and the one for all others; rejects what is none, by its field. */
export function decisionsIn({ rows, rest, kind = null }: DecisionsBody): {
  readonly rows: ReadonlyMap<number, Decision>;
  readonly rest: RestDecision | null;
} {
  const decisions = new Map<number, Decision>();
  const problems: Record<string, Said> = {};
  for (const [row, value] of Object.entries(rows)) {
    const decision = decisionIn(value);
    if (!/^[1-9]\d{0,8}$/.test(row)) problems[`rows.${row.slice(0, 20)}`] = 'import.row-unknown';
    else if (!decision) problems[`rows.${row}`] = 'import.decision';
    else decisions.set(Number(row), decision);
  }
  if (Object.keys(problems).length > 0) throw new Invalid(problems);
  return { rows: decisions, rest: rest ? { as: rest, kind } : null };
}

function decisionIn(value: unknown): Decision | null {
  if (typeof value !== 'object' || value === null) return null;
  const { as, clientId = null } = value as Readonly<Record<string, unknown>>;
  const isId = clientId === null || (typeof clientId === 'string' && clientId.length <= 36);
  const isKnown = (DECISIONS as readonly unknown[]).includes(as);
  return isKnown && isId ? { as: as as DecidedAs, clientId } : null;
}
