import {
  contrastOnWhite,
  isCalendarDate,
  LEAST_CONTRAST,
  LEAST_MEETING_MINUTES,
  type MeetingSetting,
  MOST_MEETING_MINUTES,
  type BusinessSection,
  type BusinessSettings,
  type OpenHours,
} from '@contract';
import type { SectionValue } from '@/admin/ground/api/businessProvider';
import {
  CLOSED_DAY_NAME_LIMIT,
  CLOSED_DAYS_LIMIT,
  LEGAL_DATE_LIMIT,
  LEGAL_TEXT_LIMIT,
  VIDEO_LINK_LIMIT,
} from './limits';
import type { TextFieldSpec } from './form';
import { fieldGroups, LEGAL_DOCUMENTS } from './sections';
import { DAYS_IN_ORDER } from './hoursWords';
import { textAt } from './paths';

export type FieldErrors = Readonly<Record<string, string | undefined>>;

/** What the server would reject, by path, in the order of the form. The server checks again. */
export function sectionErrors(section: BusinessSection, value: SectionValue): Record<string, string> {
  const found = errorsOf(section, value).filter((entry): entry is [string, string] => entry[1] !== null);
  return Object.fromEntries(found);
}

type Entry = [path: string, error: string | null];

function errorsOf(section: BusinessSection, value: SectionValue): Entry[] {
  if (section === 'hours') return hoursErrors(value as BusinessSettings['hours']);
  if (section === 'appearance')
    return [['brandColour', colourError((value as BusinessSettings['appearance']).brandColour)]];
  if (section === 'legal') return LEGAL_DOCUMENTS.flatMap(({ id }) => documentErrors(id, value));
  return fieldGroups(section).flatMap(({ fields }) =>
    fields.map((spec): Entry => [spec.path, textError(spec, textAt(value, spec.path))]),
  );
}

function textError({ label, limit, kind, optional }: TextFieldSpec, text: string): string | null {
  const written = text.trim();
  if (written === '') return optional ? null : `${label} must not be empty`;
  if (written.length > limit)
    return `${label} is too long: ${characters(written.length - limit)} more than the ${limit} that fit`;
  if (kind === 'email' && !/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(written))
    return `${label} must be an e-mail address, such as name@example.org`;
  if (kind === 'phone' && !/\d/.test(written)) return `${label} must be a telephone number`;
  if (kind === 'link' && !isAddress(written, ['https:', 'http:']))
    return `${label} must be a web address that begins with https://`;
  if (kind === 'chat' && !isAddress(written, ['https:', 'http:', 'viber:', 'whatsapp:']))
    return `${label} must be an address that begins with https:, viber: or whatsapp:`;
  return null;
}

function isAddress(text: string, schemes: readonly string[]): boolean {
  return URL.canParse(text) && schemes.includes(new URL(text).protocol);
}

/** Why a brand colour is not possible; null for one that is. */
export function colourError(colour: string): string | null {
  const contrast = contrastOnWhite(colour);
  if (contrast === null) return 'Write the colour as # and six digits, such as #298659';
  return contrast < LEAST_CONTRAST
    ? `Too pale for white text: the contrast is ${contrastWords(contrast)}, and 4.5 : 1 is needed. Choose a darker one`
    : null;
}

/** `4.6 : 1`, rounded down, so that 4.49 does not look sufficient. */
export const contrastWords = (contrast: number) => `${(Math.floor(contrast * 10) / 10).toFixed(1)} : 1`;

function hoursErrors({ week, closedDays, meeting }: BusinessSettings['hours']): Entry[] {
  return [
    ['meeting.minutes', minutesError(meeting.minutes)],
    ['meeting.videoUrl', videoError(meeting)],
    ...DAYS_IN_ORDER.map((day): Entry => [`week.${day}`, timesError(week[day] ?? null)]),
    ['closedDays', closedDays.length > CLOSED_DAYS_LIMIT ? 'At most 100 closed days' : null],
  ];
}

function minutesError(minutes: number): string | null {
  const fits =
    Number.isInteger(minutes) && minutes >= LEAST_MEETING_MINUTES && minutes <= MOST_MEETING_MINUTES;
  return fits ? null : `Length must be ${LEAST_MEETING_MINUTES} to ${MOST_MEETING_MINUTES} whole minutes`;
}

function videoError({ way, videoUrl }: MeetingSetting): string | null {
  const written = videoUrl.trim();
  if (written === '') return way === 'video' ? 'Video link is required for consultations by video' : null;
  if (written.length > VIDEO_LINK_LIMIT)
    return `Video link is too long: at most ${VIDEO_LINK_LIMIT} characters`;
  return isAddress(written, ['https:']) ? null : 'Video link must be an address that begins with https://';
}

function timesError(hours: OpenHours): string | null {
  if (!hours) return null;
  if (hours.opens % 5 !== 0 || hours.closes % 5 !== 0) return 'Choose times in steps of five minutes';
  return hours.opens < hours.closes ? null : 'The office must close after it opens';
}

/** Why a closed day cannot be added; null if it can. */
export function closedDayError(
  { date, name }: { date: string; name: string },
  days: BusinessSettings['hours']['closedDays'],
): { field: 'date' | 'name'; message: string } | null {
  if (!isCalendarDate(date)) return { field: 'date', message: 'Choose a day' };
  if (days.some((day) => day.date === date))
    return { field: 'date', message: 'This day is in the list already' };
  if (days.length >= CLOSED_DAYS_LIMIT) return { field: 'date', message: 'At most 100 closed days' };
  if (name.trim() === '') return { field: 'name', message: 'Write why the office is closed' };
  if (name.trim().length > CLOSED_DAY_NAME_LIMIT)
    return { field: 'name', message: `At most ${CLOSED_DAY_NAME_LIMIT} characters` };
  return null;
}

function documentErrors(id: string, value: SectionValue): Entry[] {
  const [date, text] = [textAt(value, `${id}.date`).trim(), textAt(value, `${id}.text`)];
  const excess = new Blob([text]).size - LEGAL_TEXT_LIMIT;
  return [
    [
      `${id}.date`,
      date === ''
        ? 'Date must not be empty'
        : date.length > LEGAL_DATE_LIMIT
          ? `Date is too long: at most ${LEGAL_DATE_LIMIT} characters`
          : null,
    ],
    [
      `${id}.text`,
      text.trim() === ''
        ? 'Text must not be empty'
        : excess > 0
          ? `Text is too long: about ${characters(excess)} too many`
          : null,
    ],
  ];
}

const characters = (count: number) => `${count} ${count === 1 ? 'character' : 'characters'}`;
