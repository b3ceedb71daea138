/** How a consultation takes place: we call the visitor, a video call, or at the office. */
export const MEETING_WAYS = ['phone', 'video', 'office'] as const;
export type MeetingWay = (typeof MEETING_WAYS)[number];

/** The least and the most minutes of a consultation. */
export const LEAST_MEETING_MINUTES = 15;
export const MOST_MEETING_MINUTES = 240;

/** How consultations take place as a rule. */
export interface MeetingSetting {
  readonly way: MeetingWay;
  readonly minutes: number;
  /** The `https` address of the office's video calls; '' without one, which only `video` needs. */
  readonly videoUrl: string;
}

export const MEETING_LABELS: Readonly<Record<MeetingWay, string>> = {
  phone: 'By phone',
  video: 'By video',
  office: 'At our office',
};

export const DEFAULT_MEETING: MeetingSetting = { way: 'phone', minutes: 30, videoUrl: '' };

/** What differs for one booking; null: as usual. Missing in messages that were stored before bookings had it. */
export interface OwnMeeting {
  readonly meetingWay?: MeetingWay | null;
  readonly meetingMinutes?: number | null;
  /** The visitor's; left out where it must not be read. */
  readonly phone?: string;
}

/** How one consultation takes place, in words for the visitor. */
export interface Meeting {
  readonly way: MeetingWay;
  readonly minutes: number;
  /** For staff: `By phone, 30 minutes` */
  readonly summary: string;
  /** `We call you at +63 917 000 0101`, `By video` or `At our office: …` */
  readonly how: string;
  /** What calendars show as the place. */
  readonly place: string;
  /** The address of the video call, which belongs to the words. */
  readonly link: string | null;
  /** `30 minutes` */
  readonly length: string;
}

/** How a booking takes place: the setting of the office, unless the booking has its own. */
export function meetingOf(setting: MeetingSetting, booking: OwnMeeting, officeAddress: string): Meeting {
  const way = booking.meetingWay ?? setting.way;
  const minutes = booking.meetingMinutes ?? setting.minutes;
  const link = way === 'video' && setting.videoUrl !== '' ? setting.videoUrl : null;
  const length = lengthWords(minutes);
  const summary = `${MEETING_LABELS[way]}, ${length}`;
  return { way, minutes, summary, link, length, ...wordsOf(way, link, booking, officeAddress) };
}

const NUMBER_UNSAID = 'We call you at the number that you gave us';

/** The setting for bookings that are not confirmed: anybody can ask for one, so they do not get the link. */
export function beforeConfirmation(setting: MeetingSetting): MeetingSetting {
  return { ...setting, videoUrl: '' };
}

function wordsOf(way: MeetingWay, link: string | null, { phone }: OwnMeeting, address: string) {
  switch (way) {
    case 'phone':
      return { how: phone ? `We call you at ${phone}` : NUMBER_UNSAID, place: 'By phone' };
    case 'video':
      return link
        ? { how: 'By video', place: link }
        : { how: 'By video: we send you the link', place: 'By video' };
    case 'office':
      return { how: `At our office: ${address}`, place: address };
  }
}

type WayAndLength = Pick<MeetingSetting, 'way' | 'minutes'>;

/** The beginning of a sentence: `Half an hour by phone`. */
export function meetingWords({ way, minutes }: WayAndLength): string {
  return `${spokenLength({ minutes })} ${MEETING_LABELS[way].toLowerCase()}`;
}

/** The beginning of a sentence: `Half an hour`. */
export function spokenLength({ minutes }: Pick<WayAndLength, 'minutes'>): string {
  if (minutes === 30) return 'Half an hour';
  return minutes === 60 ? 'An hour' : lengthWords(minutes);
}

function lengthWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const parts = [
    ...(hours > 0 ? [hours === 1 ? '1 hour' : `${hours} hours`] : []),
    ...(rest > 0 ? [rest === 1 ? '1 minute' : `${rest} minutes`] : []),
  ];
  return parts.join(' ');
}
