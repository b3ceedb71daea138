import type { Said } from '../../platform/domain-error.js';
import { isCalendarDate } from '../../calendar/domain/calendar-date.js';
import { figureKind, overlapping } from '../../planning/domain/figures.js';
import type { Appearance } from './appearance.js';
import type { CalculatorSettings } from './calculators.js';
import type { Hours } from './hours.js';
import { contrastOnWhite, LEAST_CONTRAST } from './contrast.js';

/** What is wrong with each field of the section that breaks a rule. */
export type Errors = Readonly<Record<string, Said>>;

/** White text on the brand colour and text in it on white must be readable. */
export function appearanceErrors({ brandColour }: Appearance): Errors {
  const contrast = contrastOnWhite(brandColour) ?? 0;
  if (contrast >= LEAST_CONTRAST) return {};
  // rounded down, so that it never reads like enough
  const shown = Math.floor(contrast * 100) / 100;
  return {
    brandColour: ['settings.contrast', { contrast: shown, min: LEAST_CONTRAST }],
  };
}

/** A day closes after it opens; closed days are real dates, each listed once; video calls need a link. */
export function hoursErrors({ week, closedDays, meeting }: Hours): Errors {
  const errors: Record<string, Said> = {};
  week.forEach((hours, day) => {
    if (hours && hours.closes <= hours.opens) errors[`week.${day}.closes`] = 'settings.closes';
  });
  closedDays.forEach(({ date }, index) => {
    if (!isCalendarDate(date)) errors[`closedDays.${index}.date`] = 'field.real-date';
    else if (closedDays.findIndex((day) => day.date === date) < index)
      errors[`closedDays.${index}.date`] = 'settings.listed-twice';
  });
  if (meeting.way === 'video' && meeting.videoUrl === '') errors['meeting.videoUrl'] = 'settings.video-link';
  return errors;
}

/** A calculator is offered once; figures have real days and possible values, and no two of a kind are in force on one day. */
export function calculatorsErrors({ shown, figures }: CalculatorSettings): Errors {
  const errors: Record<string, Said> = {};
  if (new Set(shown).size < shown.length) errors.shown = 'settings.listed-twice';
  figures.forEach(({ key, value, from, to, checkedOn, nextChange }, index) => {
    const { most, unit, yearly } = figureKind(key);
    const isWhole = unit === 'percent' || Number.isInteger(value);
    if (value > most || !isWhole) errors[`figures.${index}.value`] = ['settings.figure-most', { most }];
    for (const [field, date] of Object.entries({ from, to, checkedOn, nextChange }))
      if (!isCalendarDate(date) && (date !== '' || field === 'from' || field === 'checkedOn'))
        errors[`figures.${index}.${field}`] = 'field.real-date';
    const isWholeYear =
      from.slice(0, 4) === to.slice(0, 4) && from.endsWith('-01-01') && to.endsWith('-12-31');
    if ((to !== '' && to < from) || (yearly && !isWholeYear))
      errors[`figures.${index}.to`] ??= 'settings.figure-days';
  });
  for (const [, index] of overlapping(figures))
    errors[`figures.${index}.from`] ??= 'settings.figure-overlaps';
  return errors;
}
