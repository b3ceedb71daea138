import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from './api-docs.js';
import { IsOptional } from 'class-validator';
import { rule } from './field-rule.js';

/** A whole number between two others, or one of them; never converted from another type. */
export function WholeNumber({
  min,
  max,
  optional = false,
}: {
  readonly min: number;
  readonly max: number;
  /** May be left out or null. */
  readonly optional?: boolean;
}): PropertyDecorator {
  const shape = { type: 'integer', minimum: min, maximum: max } as const;
  const isPossible = (value: unknown) =>
    Number.isInteger(value) && Number(value) >= min && Number(value) <= max;
  return applyDecorators(
    optional ? ApiPropertyOptional({ ...shape, nullable: true }) : ApiProperty(shape),
    ...(optional ? [IsOptional()] : []),
    rule(['field.whole-number', { min, max }], isPossible),
  );
}
