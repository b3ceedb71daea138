import { untouchedBusiness } from '@/testing/fakeBusiness';
import { differences } from '@/admin/ground/drafts/differences';
import { minutesOf, timeValue } from './hoursWords';
import { sectionWords } from './sectionWords';

const changes = <S extends Parameters<typeof sectionWords>[1]>(
  section: Parameters<typeof sectionWords>[0],
  before: S,
  after: S,
) => differences(sectionWords(section, before), sectionWords(section, after));
const { hours, testimonials, appearance, legal } = untouchedBusiness();

test('names the fields of a text section with their group', () => {
  const [first, ...others] = testimonials.items;
  const after = { ...testimonials, items: [{ ...first!, quote: 'Clear and honest.', about: '' }, ...others] };
  expect(changes('testimonials', testimonials, after)).toEqual([
    { label: 'Quote 1: Quote', before: first!.quote, after: 'Clear and honest.' },
    { label: 'Quote 1: About the person', before: first!.about, after: 'Nothing' },
  ]);
});

test('says whether a section is on the site', () => {
  expect(changes('testimonials', testimonials, { ...testimonials, hidden: true })).toEqual([
    { label: 'On the site', before: 'Shown', after: 'Hidden' },
  ]);
});

test('says hours and closed days in words', () => {
  const week = hours.week.map((day, index) =>
    index === 6 ? null : index === 1 ? { opens: 545, closes: 1440 } : day,
  );
  const closedDays = [{ date: '2026-12-24', name: 'Christmas Eve' }];
  expect(changes('hours', hours, { ...hours, week, closedDays })).toEqual([
    { label: 'Monday', before: '9:00 AM to 6:00 PM', after: '9:05 AM to midnight' },
    { label: 'Saturday', before: '10:00 AM to 2:00 PM', after: 'Closed' },
    { label: 'Closed days', before: 'None', after: 'Thu, Dec 24, 2026: Christmas Eve' },
  ]);
});

test('says how the office meets visitors', () => {
  const meeting = { way: 'video', minutes: 45, videoUrl: 'https://meet.example/office' } as const;
  expect(changes('hours', hours, { ...hours, meeting })).toEqual([
    { label: 'How you meet', before: 'By phone', after: 'By video' },
    { label: 'Length', before: '30 minutes', after: '45 minutes' },
    { label: 'Video link', before: 'Nothing', after: meeting.videoUrl },
  ]);
});

test('names pictures and legal documents', () => {
  expect(changes('appearance', appearance, { ...appearance, logo: '/media/a-1600.webp' })).toEqual([
    { label: 'Logo', before: 'The drawn mark', after: '/media/a-1600.webp' },
  ]);
  const changed = { ...legal, cookiePolicy: { ...legal.cookiePolicy, date: 'May 2, 2027' } };
  expect(changes('legal', legal, changed)).toEqual([
    { label: 'Cookie Policy: date', before: legal.cookiePolicy.date, after: 'May 2, 2027' },
  ]);
});

test('is empty for equal values', () => {
  expect(changes('hours', hours, { ...hours })).toEqual([]);
});

test('a closing time of 00:00 ends the day, an opening time begins it', () => {
  expect(minutesOf('00:00', 'closes')).toBe(1440);
  expect(minutesOf('00:00', 'opens')).toBe(0);
  expect(minutesOf('', 'opens')).toBeNull();
  expect(timeValue(1440)).toBe('00:00');
  expect(timeValue(545)).toBe('09:05');
});
