import { ApiProperty, nullableText } from '../../platform/http/api-docs.js';
import {
  CALCULATOR_KINDS,
  CALCULATOR_SUMMARIES,
  CALCULATOR_TITLES,
  type CalculatorKind,
} from '../../planning/domain/calculator-kinds.js';
import { type Figure, figureKind } from '../../planning/domain/figures.js';
import type { Calculated } from '../calculator-data.js';

export class CalculatorSummaryView {
  @ApiProperty({ enum: CALCULATOR_KINDS }) kind: CalculatorKind;
  @ApiProperty() summary: string;
}

class ResultLineView {
  @ApiProperty() label: string;
  @ApiProperty({ description: 'Whole centavos of the day on which it is paid' }) centavos: number;
  @ApiProperty({ required: false, description: 'The same in pesos of today' }) today?: number;
}

class FigureView {
  @ApiProperty() key: string;
  @ApiProperty() label: string;
  @ApiProperty({ description: 'Percent points, whole centavos or a number, by `unit`' }) value: number;
  @ApiProperty({ enum: ['percent', 'money', 'count'] }) unit: string;
  @ApiProperty() source: string;
  @ApiProperty({ description: 'Empty where the source has no address' }) sourceUrl: string;
  @ApiProperty() from: string;
  @ApiProperty({ description: 'Empty while no end is known' }) to: string;
  @ApiProperty() checkedOn: string;
}

export class CalculatorView extends CalculatorSummaryView {
  @ApiProperty() title: string;
  @ApiProperty({ description: 'The day for which the figures count' }) day: string;
  @ApiProperty({ type: 'object', additionalProperties: true, description: 'Money in whole centavos' })
  inputs: object;
  @ApiProperty({ ...nullableText, description: 'Null when a figure is missing; `missing` then says which' })
  headline: string | null;
  @ApiProperty({ type: [ResultLineView] }) lines: readonly ResultLineView[];
  @ApiProperty({ type: [String] }) notes: readonly string[];
  @ApiProperty(nullableText) missing: string | null;
  @ApiProperty({ type: [FigureView] }) figures: readonly FigureView[];
}

export function calculatorView({ kind, figures, entered, calculation }: Calculated): CalculatorView {
  const { result, missing, figures: used } = calculation!;
  return {
    kind,
    summary: CALCULATOR_SUMMARIES[kind],
    title: CALCULATOR_TITLES[kind],
    day: figures.day,
    inputs: entered.values,
    headline: result?.headline ?? null,
    lines: result?.lines ?? [],
    notes: result?.notes ?? [],
    missing: missing ?? null,
    figures: used.map(figureView),
  };
}

function figureView({ key, value, source, sourceUrl, from, to, checkedOn }: Figure): FigureView {
  const { label, unit } = figureKind(key);
  return { key, label, value, unit, source, sourceUrl, from, to, checkedOn };
}
