import { BUSINESS_HOURS } from '../../calendar/domain/business-hours.js';
import { DEFAULT_APPEARANCE } from './appearance.js';
import { DEFAULT_HOURS } from './hours.js';
import { appearanceErrors, hoursErrors } from './section-rules.js';

const ofAppearance = (changes: object) => appearanceErrors({ ...DEFAULT_APPEARANCE, ...changes });

describe('the appearance', () => {
  it('that the site begins with is allowed', () => expect(ofAppearance({})).toEqual({}));

  it.each([
    ['#ffffff', 1],
    ['#777777', 4.47],
    ['#ff0000', 3.99],
  ])('needs a colour that stands out from white more than %s', (brandColour, contrast) =>
    expect(ofAppearance({ brandColour })).toEqual({
      brandColour: ['settings.contrast', { contrast, min: 4.5 }],
    }),
  );
});

describe('the hours', () => {
  const closedDays = (...dates: string[]) => dates.map((date) => ({ date, name: 'Closed' }));

  it('may be any, also a whole day and a week without any', () => {
    expect(hoursErrors(DEFAULT_HOURS)).toEqual({});
    const week = [{ opens: 0, closes: 1_440 }, ...new Array<null>(6).fill(null)];
    expect(
      hoursErrors({ ...DEFAULT_HOURS, week, closedDays: closedDays('2028-02-29', '2026-12-24') }),
    ).toEqual({});
  });

  it('end after they begin', () => {
    const week = [{ opens: 600, closes: 600 }, null, { opens: 600, closes: 595 }, ...BUSINESS_HOURS.slice(3)];
    expect(hoursErrors({ ...DEFAULT_HOURS, week })).toEqual({
      'week.0.closes': 'settings.closes',
      'week.2.closes': 'settings.closes',
    });
  });

  it('have a link for consultations by video', () => {
    const meeting = { way: 'video', minutes: 30, videoUrl: '' } as const;
    expect(hoursErrors({ ...DEFAULT_HOURS, meeting })).toEqual({
      'meeting.videoUrl': 'settings.video-link',
    });
    const linked = { ...meeting, videoUrl: 'https://meet.example/office' };
    expect(hoursErrors({ ...DEFAULT_HOURS, meeting: linked })).toEqual({});
  });

  it('have real closed days, each once', () => {
    const days = closedDays('2026-12-24', '2026-02-30', 'tomorrow', '2026-12-24');
    expect(hoursErrors({ ...DEFAULT_HOURS, closedDays: days })).toEqual({
      'closedDays.1.date': 'field.real-date',
      'closedDays.2.date': 'field.real-date',
      'closedDays.3.date': 'settings.listed-twice',
    });
  });
});
