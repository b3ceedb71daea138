import { ApiProperty, nullableText } from '../../platform/http/api-docs.js';
import { Code, Flag, Text } from '../../platform/http/fields.js';
import { WholeNumber } from '../../platform/http/whole-number-field.js';
import { MOST_CENTAVOS } from '../domain/policy-choices.js';
import type { Cheque, Rider } from '../domain/policy-rows.js';

const Amount = () => WholeNumber({ min: 1, max: MOST_CENTAVOS, optional: true });

export class RiderBody {
  @Text({ max: 120 }) name: string;
  /** In whole centavos of the currency of the premium. */
  @Amount() amount?: number | null;
  /** The age of the insured person. */
  @WholeNumber({ min: 1, max: 120, optional: true }) endsAtAge?: number | null;
  /** The part of each premium that is paid for it. */
  @Amount() premium?: number | null;
}

export class ChequeBody {
  /** Shorter than the number of any card. */
  @Code({ max: 12 }) number: string;
  @Text({ max: 60, optional: true }) bank?: string | null;
  @Text({ max: 10, tooLong: 'field.real-date' }) date: string;
  /** That of the premium when it is left out. */
  @Amount() amount?: number | null;
  @Flag() isDeposited: boolean;
}

const AMOUNT = { type: 'integer', nullable: true, description: 'In whole centavos' } as const;

export class RiderView implements Rider {
  @ApiProperty() name: string;
  @ApiProperty(AMOUNT) amount: number | null;
  @ApiProperty({ type: 'integer', nullable: true }) endsAtAge: number | null;
  @ApiProperty(AMOUNT) premium: number | null;
}

export class ChequeView implements Cheque {
  @ApiProperty() number: string;
  @ApiProperty(nullableText) bank: string | null;
  @ApiProperty() date: string;
  @ApiProperty(AMOUNT) amount: number | null;
  @ApiProperty() isDeposited: boolean;
}

export function ridersIn(riders: readonly RiderBody[] | null): Rider[] {
  return (riders ?? []).map(({ name, amount = null, endsAtAge = null, premium = null }) => ({
    name,
    amount,
    endsAtAge,
    premium,
  }));
}

export function chequesIn(cheques: readonly ChequeBody[] | null): Cheque[] {
  return (cheques ?? []).map(({ number, bank = null, date, amount = null, isDeposited }) => ({
    number,
    bank,
    date,
    amount,
    isDeposited,
  }));
}
