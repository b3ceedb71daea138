import { ApiProperty } from '../../platform/http/api-docs.js';
import { Flag, OneOf, Text, WhenSent } from '../../platform/http/fields.js';
import {
  CASE_KINDS,
  type CaseChange,
  type CaseKind,
  type NewCase,
  type OpenCase,
  type ServiceCase,
} from '../domain/service-case.js';

class CaseFields {
  /** Of the insurer, such as the number of a claim. */
  @Text({ max: 60, optional: true }) reference?: string | null;
  @Text({ max: 300, optional: true }) nextStep?: string | null;
  @Text({ max: 10, tooLong: 'field.real-date', optional: true }) nextBy?: string | null;
  @WhenSent() @Flag() closed?: boolean;
}

export class NewCaseBody extends CaseFields {
  @OneOf(CASE_KINDS) kind: CaseKind;
  @Text({ max: 200 }) title: string;
}

/** A field that is left out stays; null empties one. */
export class CaseChangeBody extends CaseFields {
  @WhenSent() @OneOf(CASE_KINDS) kind?: CaseKind;
  @WhenSent() @Text({ max: 200 }) title?: string;
}

const nullableText = { type: String, nullable: true } as const;

export class OpenCaseView implements OpenCase {
  @ApiProperty() id: string;
  @ApiProperty({ enum: CASE_KINDS }) kind: CaseKind;
  @ApiProperty() title: string;
  @ApiProperty(nullableText) nextStep: string | null;
  @ApiProperty(nullableText) nextBy: string | null;
}

export class CaseView extends OpenCaseView implements ServiceCase {
  @ApiProperty() policyId: string;
  @ApiProperty(nullableText) reference: string | null;
  @ApiProperty() openedAt: string;
  @ApiProperty() openedBy: string;
  @ApiProperty() openedByName: string;
  @ApiProperty({ ...nullableText, description: 'Null while it is open' }) closedAt: string | null;
  @ApiProperty(nullableText) closedBy: string | null;
  @ApiProperty(nullableText) closedByName: string | null;
}

/** What a body says about a case; what it does not have is left out. */
export function caseIn(body: NewCaseBody): NewCase;
export function caseIn(body: CaseChangeBody): CaseChange;
export function caseIn({ ...fields }: NewCaseBody | CaseChangeBody): object {
  return Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [field, (value as unknown) ?? null]),
  );
}
