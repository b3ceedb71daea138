import {
  BUSINESS_HOURS,
  DEFAULT_APPEARANCE,
  DEFAULT_MEETING,
  MEETING_WAYS,
  type MeetingSetting,
  type OpenHours,
  type Picture,
  type Week,
} from '@contract';

/** The part of the server's configuration that the console uses. */
export interface ConsoleSettings {
  /** Empty if unknown. */
  readonly businessName: string;
  readonly timeZone: string;
  readonly passwordMinLength: number;
  /** The opening hours, Sunday first. */
  readonly week: Week;
  /** How consultations take place as a rule; without the link of video calls. */
  readonly meeting: MeetingSetting;
  /** `#rrggbb` */
  readonly brandColour: string;
  /** Null: the drawn one. */
  readonly logo: Pick<Picture, 'url' | 'srcset'> | null;
}

const DEFAULTS: ConsoleSettings = {
  businessName: '',
  timeZone: 'Asia/Manila',
  passwordMinLength: 6,
  week: BUSINESS_HOURS,
  meeting: DEFAULT_MEETING,
  brandColour: DEFAULT_APPEARANCE.brandColour,
  logo: null,
};

/** Reads the settings from the page's meta element; missing or invalid values get the defaults. */
export function readConsoleSettings(page: Document): ConsoleSettings {
  const { businessName, timeZone, passwordMinLength, week, meeting, brandColour, logo } = parse(
    metaOf(page)?.content ?? '{}',
  );
  return {
    businessName: typeof businessName === 'string' ? businessName : DEFAULTS.businessName,
    timeZone: isTimeZone(timeZone) ? timeZone : DEFAULTS.timeZone,
    passwordMinLength:
      Number.isInteger(passwordMinLength) && Number(passwordMinLength) > 0
        ? Number(passwordMinLength)
        : DEFAULTS.passwordMinLength,
    week: isWeek(week) ? week : DEFAULTS.week,
    meeting: isMeeting(meeting) ? { ...meeting, videoUrl: '' } : DEFAULTS.meeting,
    brandColour: isColour(brandColour) ? brandColour : DEFAULTS.brandColour,
    logo: isPicture(logo) ? { url: logo.url, srcset: logo.srcset } : null,
  };
}

/** The settings that the server had when the console was loaded, or when they were last refreshed. */
export const consoleSettings: ConsoleSettings = readConsoleSettings(document);

let shown = consoleSettings;
const listeners = new Set<() => void>();

/** Another object after each refresh. */
export const shownSettings = (): ConsoleSettings => shown;

/** Calls `listen` after each refresh; the result ends it. */
export function onConsoleSettings(listen: () => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}

/** Reads the settings again from the page that the server has now. Without an answer those that are there stay. */
export async function refreshConsoleSettings(): Promise<void> {
  const html = await fetch('/admin', { cache: 'no-store' })
    .then((response) => (response.ok ? response.text() : ''))
    .catch(() => '');
  const page = new DOMParser().parseFromString(html, 'text/html');
  if (!metaOf(page)) return;
  Object.assign(consoleSettings, readConsoleSettings(page));
  shown = { ...consoleSettings };
  listeners.forEach((listen) => listen());
}

function metaOf(page: Document): HTMLMetaElement | null {
  return page.querySelector('meta[name="console-settings"]');
}

function parse(text: string): Partial<Record<keyof ConsoleSettings, unknown>> {
  try {
    return Object(JSON.parse(text)) as Partial<Record<keyof ConsoleSettings, unknown>>;
  } catch {
    return {};
  }
}

function isColour(value: unknown): value is string {
  return typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value);
}

function isPicture(value: unknown): value is Pick<Picture, 'url' | 'srcset'> {
  const { url, srcset } = Object(value) as Partial<Record<keyof Picture, unknown>>;
  return typeof url === 'string' && typeof srcset === 'string';
}

function isTimeZone(name: unknown): name is string {
  if (typeof name !== 'string' || name === '') return false;
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

function isMeeting(value: unknown): value is Pick<MeetingSetting, 'way' | 'minutes'> {
  const { way, minutes } = Object(value) as Partial<Record<keyof MeetingSetting, unknown>>;
  return MEETING_WAYS.some((known) => known === way) && Number.isInteger(minutes);
}

function isWeek(value: unknown): value is Week {
  return Array.isArray(value) && value.length === 7 && value.every(isOpenHours);
}

function isOpenHours(value: unknown): value is OpenHours {
  const { opens, closes } = Object(value) as Partial<Record<'opens' | 'closes', unknown>>;
  return value === null || (Number.isInteger(opens) && Number.isInteger(closes));
}
