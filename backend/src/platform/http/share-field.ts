import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from './api-docs.js';
import { IsOptional } from 'class-validator';
import { rule } from './field-rule.js';

const isShare = (value: unknown) => typeof value === 'number' && value >= 0 && value <= 1;

/** A number from 0 to 1, which may be left out; never converted from another type. */
export function OptionalShare(): PropertyDecorator {
  return applyDecorators(
    ApiPropertyOptional({ type: Number, minimum: 0, maximum: 1, nullable: true }),
    IsOptional(),
    rule('field.share', isShare),
  );
}
