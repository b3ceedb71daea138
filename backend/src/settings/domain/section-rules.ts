import type { Said } from '../../platform/domain-error.js';
import { isCalendarDate } from '../../calendar/domain/calendar-date.js';
import type { Appearance } from './appearance.js';
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
