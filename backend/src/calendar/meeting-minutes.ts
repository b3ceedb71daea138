import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '../platform/http/api-docs.js';
import { rule } from '../platform/http/field-rule.js';
import { LEAST_MEETING_MINUTES as LEAST, MOST_MEETING_MINUTES as MOST } from './domain/meeting.js';

/** The whole minutes of a consultation in a request body. */
export function MeetingMinutes(): PropertyDecorator {
  const isPossible = (value: unknown) =>
    Number.isInteger(value) && Number(value) >= LEAST && Number(value) <= MOST;
  return applyDecorators(
    ApiProperty({ type: 'integer', minimum: LEAST, maximum: MOST }),
    rule(['field.whole-minutes', { min: LEAST, max: MOST }], isPossible),
  );
}
