import {
  beforeConfirmation,
  DEFAULT_MEETING,
  meetingOf,
  type MeetingSetting,
  meetingWords,
  spokenLength,
} from './meeting.js';

const ADDRESS = '1 Mabini Street, Quezon City';
const LINK = 'https://meet.example/office';
const PHONE = '+63 917 000 0101';

const setting = (changes: Partial<MeetingSetting>) => ({ ...DEFAULT_MEETING, ...changes });

describe('how a consultation takes place', () => {
  it.each([
    [DEFAULT_MEETING, `We call you at ${PHONE}`, 'By phone', null],
    [setting({ way: 'video', videoUrl: LINK }), 'By video', LINK, LINK],
    [
      beforeConfirmation(setting({ way: 'video', videoUrl: LINK })),
      'By video: we send you the link',
      'By video',
      null,
    ],
    [setting({ way: 'video' }), 'By video: we send you the link', 'By video', null],
    [setting({ way: 'office', videoUrl: LINK }), `At our office: ${ADDRESS}`, ADDRESS, null],
  ])('by the setting %j is said as “%s”, with the place “%s”', (usual, how, place, link) =>
    expect(meetingOf(usual, { phone: PHONE }, ADDRESS)).toEqual({
      way: usual.way,
      minutes: 30,
      length: '30 minutes',
      summary: expect.any(String) as string,
      how,
      place,
      link,
    }),
  );

  it('is said without a number that is not given', () =>
    expect(meetingOf(DEFAULT_MEETING, {}, ADDRESS).how).toBe('We call you at the number that you gave us'));

  it('follows the booking where that differs from the setting', () => {
    const usual = setting({ way: 'office', minutes: 60 });
    expect(meetingOf(usual, { meetingWay: 'phone', meetingMinutes: 45 }, ADDRESS)).toMatchObject({
      way: 'phone',
      minutes: 45,
      place: 'By phone',
      summary: 'By phone, 45 minutes',
    });
    expect(meetingOf(usual, { meetingWay: null, meetingMinutes: null }, ADDRESS)).toMatchObject({
      way: 'office',
      minutes: 60,
      place: ADDRESS,
      summary: 'At our office, 1 hour',
    });
  });

  it.each([
    [15, '15 minutes', '15 minutes'],
    [30, '30 minutes', 'Half an hour'],
    [60, '1 hour', 'An hour'],
    [61, '1 hour 1 minute', '1 hour 1 minute'],
    [90, '1 hour 30 minutes', '1 hour 30 minutes'],
    [240, '4 hours', '4 hours'],
  ])('for %i minutes lasts %s, which begins a sentence as “%s”', (minutes, length, spoken) => {
    expect(meetingOf(setting({ minutes }), {}, ADDRESS).length).toBe(length);
    expect(spokenLength({ minutes })).toBe(spoken);
  });

  it.each([
    ['phone', 'Half an hour by phone'],
    ['video', 'Half an hour by video'],
    ['office', 'Half an hour at our office'],
  ] as const)('is announced for %s as “%s”', (way, words) =>
    expect(meetingWords({ way, minutes: 30 })).toBe(words),
  );
});
