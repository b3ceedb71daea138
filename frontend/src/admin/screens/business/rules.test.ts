import type { BusinessSection } from '@contract';
import { untouchedBusiness } from '@/testing/fakeBusiness';
import type { SectionValue } from '@/admin/ground/api/businessProvider';
import { withValueAt } from './paths';
import { closedDayError, contrastWords, sectionErrors } from './rules';
import { SECTIONS } from './sections';
import { recordOf } from './useSectionDraft';

const valueOf = (section: BusinessSection): SectionValue =>
  recordOf(section, untouchedBusiness()[section]).value;

test.each(SECTIONS)('has nothing against the first values of $id', ({ id }) => {
  expect(sectionErrors(id, valueOf(id))).toEqual({});
});

test.each<[BusinessSection, string, unknown, string]>([
  ['identity', 'name', '  ', 'Name must not be empty'],
  ['identity', 'name', 'n'.repeat(101), 'Name is too long: 1 character more than the 100 that fit'],
  ['identity', 'email', 'office', 'E-mail must be an e-mail address, such as name@example.org'],
  ['identity', 'phone', 'call us', 'Phone must be a telephone number'],
  ['identity', 'licenceUrl', 'javascript:alert(1)', expect.stringContaining('web address')],
  ['identity', 'socialUrl', 'viber://chat', expect.stringContaining('web address')],
  ['identity', 'chatUrl', 'tel:+63', expect.stringContaining('viber: or whatsapp:')],
  ['testimonials', 'items.2.quote', '', 'Quote must not be empty'],
  ['testimonials', 'items.0.name', 'n'.repeat(63), expect.stringContaining('3 characters more')],
  ['stats', 'items.3.figure', '', 'Figure must not be empty'],
  ['hours', 'week.1', { opens: 600, closes: 600 }, 'The office must close after it opens'],
  ['hours', 'week.6', { opens: 601, closes: 720 }, 'Choose times in steps of five minutes'],
  ['hours', 'meeting.minutes', 14, 'Length must be 15 to 240 whole minutes'],
  ['hours', 'meeting.minutes', 241, 'Length must be 15 to 240 whole minutes'],
  ['hours', 'meeting.videoUrl', 'http://meet.example', expect.stringContaining('begins with https://')],
  ['legal', 'termsOfService.date', ' ', 'Date must not be empty'],
  ['legal', 'privacyPolicy.text', 'é'.repeat(20_001), 'Text is too long: about 2 characters too many'],
])('%s: %s must not be %j', (section, path, value, message) => {
  expect(sectionErrors(section, withValueAt(valueOf(section), path, value))).toEqual({ [path]: message });
});

test('hours: consultations by video need the link', () => {
  const byVideo = withValueAt(valueOf('hours'), 'meeting.way', 'video');
  expect(sectionErrors('hours', byVideo)).toEqual({
    'meeting.videoUrl': 'Video link is required for consultations by video',
  });
  const linked = withValueAt(byVideo, 'meeting.videoUrl', 'https://meet.example/office');
  expect(sectionErrors('hours', linked)).toEqual({});
});

test.each([
  ['chatUrl', 'viber://chat?number=63'],
  ['chatUrl', 'whatsapp://send'],
  ['chatUrl', ''],
  ['socialUrl', 'https://example.org/office'],
])('identity: %s may be %j', (path, value) => {
  expect(sectionErrors('identity', withValueAt(valueOf('identity'), path, value))).toEqual({});
});

test.each([
  ['#777777', 'Too pale for white text: the contrast is 4.4 : 1, and 4.5 : 1 is needed. Choose a darker one'],
  ['green', 'Write the colour as # and six digits, such as #298659'],
])('refuses the brand colour %s', (colour, message) => {
  const look = { ...untouchedBusiness().appearance, brandColour: colour };
  expect(sectionErrors('appearance', look)).toEqual({ brandColour: message });
});

test('rounds a contrast down', () => {
  expect(contrastWords(4.499)).toBe('4.4 : 1');
  expect(contrastWords(21)).toBe('21.0 : 1');
});

test.each([
  ['2026-02-30', 'Leap', 'date', 'Choose a day'],
  ['2026-12-24', 'Again', 'date', 'This day is in the list already'],
  ['2026-12-31', ' ', 'name', 'Write why the office is closed'],
  ['2026-12-31', 'n'.repeat(81), 'name', 'At most 80 characters'],
])('does not add the closed day %s named %j', (date, name, field, message) => {
  const days = [{ date: '2026-12-24', name: 'Christmas Eve' }];
  expect(closedDayError({ date, name }, days)).toEqual({ field, message });
});
