import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from './api-docs.js';
import { IsOptional, ValidateBy, type ValidationArguments } from 'class-validator';
import { labelOf } from './fields.js';

const isShare = (value: unknown) => typeof value === 'number' && value >= 0 && value <= 1;

/** A number from 0 to 1, which may be left out; never converted from another type. */
export function OptionalShare(): PropertyDecorator {
  const message = ({ property, object }: ValidationArguments) =>
    `${labelOf(property, object)} must be a number from 0 to 1`;
  return applyDecorators(
    ApiPropertyOptional({ type: Number, minimum: 0, maximum: 1, nullable: true }),
    IsOptional(),
    ValidateBy({ name: 'share', validator: { validate: isShare } }, { message }),
  );
}
