import { isCalendarDate } from '../../calendar/domain/calendar-date.js';
import type { Appearance, Hours } from './office.js';
import { contrastOnWhite, LEAST_CONTRAST } from './contrast.js';

/** A sentence for each field of the section that breaks a rule. */
export type Errors = Readonly<Record<string, string>>;

/** White text on the brand colour and text in it on white must be readable; a picture must be in the library. */
export function appearanceErrors(
  { brandColour, logo, portrait }: Appearance,
  isPicture: (url: string) => boolean,
): Errors {
  const contrast = contrastOnWhite(brandColour) ?? 0;
  const unknown = (label: string, url: string) =>
    url !== '' && !isPicture(url) && `${label} must be a picture of the library`;
  return present({
    // rounded down, so that it never reads like enough
    brandColour:
      contrast < LEAST_CONTRAST &&
      `Brand colour must be darker: its contrast with white is ${Math.floor(contrast * 100) / 100} : 1, and text needs at least ${LEAST_CONTRAST} : 1`,
    logo: unknown('Logo', logo),
    portrait: unknown('Portrait', portrait),
  });
}

/** A day closes after it opens; closed days are real dates, each listed once; video calls need a link. */
export function hoursErrors({ week, closedDays, meeting }: Hours): Errors {
  const errors: Record<string, string> = {};
  week.forEach((hours, day) => {
    if (hours && hours.closes <= hours.opens)
      errors[`week.${day}.closes`] = 'Closes must be later than opens';
  });
  closedDays.forEach(({ date }, index) => {
    if (!isCalendarDate(date)) errors[`closedDays.${index}.date`] = 'Date must be a real date';
    else if (closedDays.findIndex((day) => day.date === date) < index)
      errors[`closedDays.${index}.date`] = 'Date is listed twice';
  });
  if (meeting.way === 'video' && meeting.videoUrl === '')
    errors['meeting.videoUrl'] = 'Video link is required for consultations by video';
  return errors;
}

function present(errors: Readonly<Record<string, string | false>>): Errors {
  return Object.fromEntries(
    Object.entries(errors).filter((entry): entry is [string, string] => entry[1] !== false),
  );
}
