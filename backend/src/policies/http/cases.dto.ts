import { applyDecorators } from '@nestjs/common';
import { changeBodyOf, newBodyOf, viewOf } from '../../platform/http/field-classes.js';
import { Flag, WhenSent } from '../../platform/http/fields.js';
import { CASE_FIELDS, OPEN_CASE, REST_OF_CASE } from '../domain/case-fields.js';
import type { CaseChange, NewCase, OpenCase, ServiceCase } from '../domain/service-case.js';

/** Whether the case is closed. */
const CLOSED = { closed: applyDecorators(WhenSent(), Flag()) };

export class NewCaseBody extends newBodyOf<NewCase>(CASE_FIELDS, {}, CLOSED) {}

/** A field that is left out stays; null empties one. */
export class CaseChangeBody extends changeBodyOf<CaseChange>(CASE_FIELDS, {}, CLOSED) {}

export class OpenCaseView extends viewOf<OpenCase>(CASE_FIELDS, OPEN_CASE) {}

export class CaseView extends viewOf<ServiceCase>(CASE_FIELDS, [...OPEN_CASE, ...REST_OF_CASE]) {}

/** What a body says about a case; what it does not have is left out. */
export function caseIn(body: NewCaseBody): NewCase;
export function caseIn(body: CaseChangeBody): CaseChange;
export function caseIn({ ...fields }: NewCaseBody | CaseChangeBody): object {
  return Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [field, (value as unknown) ?? null]),
  );
}
