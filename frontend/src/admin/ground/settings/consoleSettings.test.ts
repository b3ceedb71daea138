import { BUSINESS_HOURS, DEFAULT_MEETING } from '@contract';
import { readConsoleSettings } from './consoleSettings';

const DEFAULTS = {
  businessName: '',
  timeZone: 'Asia/Manila',
  passwordMinLength: 6,
  week: BUSINESS_HOURS,
  meeting: DEFAULT_MEETING,
  brandColour: '#298659',
  logo: null,
};

/** A console page with the given text in its settings. */
function pageWith(content: string): Document {
  const page = document.implementation.createHTMLDocument();
  const meta = page.createElement('meta');
  meta.name = 'console-settings';
  meta.content = content;
  page.head.append(meta);
  return page;
}

test('reads the settings of the server', () => {
  const week = [null, null, null, { opens: 510, closes: 1_020 }, null, null, null];
  const logo = { url: '/media/a-1600.webp', srcset: '/media/a-400.webp 400w' };
  const meeting = { way: 'office', minutes: 60 };
  const settings = {
    businessName: 'Casa & Co',
    timeZone: 'America/New_York',
    passwordMinLength: 12,
    week,
    meeting,
    brandColour: '#0b3d91',
    logo,
  };
  const page = pageWith(JSON.stringify({ ...settings, logo: { ...logo, width: 1600, alt: '' } }));
  expect(readConsoleSettings(page)).toEqual({ ...settings, meeting: { ...meeting, videoUrl: '' } });
});

test.each([
  '',
  'no JSON',
  'null',
  '[]',
  '7',
  '{"businessName":7,"timeZone":"Mars/Olympus","passwordMinLength":"12"}',
  '{"passwordMinLength":0}',
  '{"week":[null]}',
  '{"week":[null,null,null,null,null,null,{"opens":"9","closes":18}]}',
  '{"meeting":{"way":"train","minutes":30}}',
  '{"meeting":{"way":"phone","minutes":"30"}}',
  '{"brandColour":"red","logo":"x"}',
  '{"brandColour":7,"logo":{"url":"/x"}}',
])('falls back to the defaults for %j', (content) =>
  expect(readConsoleSettings(pageWith(content))).toEqual(DEFAULTS),
);

test('falls back to the defaults on a page without settings', () => {
  expect(readConsoleSettings(document.implementation.createHTMLDocument())).toEqual(DEFAULTS);
});
