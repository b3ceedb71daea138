import { readOfficeSettings } from './officeSettings';

const DEFAULTS = { businessName: '', timeZone: 'Asia/Manila', passwordMinLength: 6 };

/** A console page with the given text in its settings. */
function pageWith(content: string): Document {
  const page = document.implementation.createHTMLDocument();
  const meta = page.createElement('meta');
  meta.name = 'office-settings';
  meta.content = content;
  page.head.append(meta);
  return page;
}

test('reads the settings of the server', () => {
  const page = pageWith('{"businessName":"Casa & Co","timeZone":"America/New_York","passwordMinLength":12}');
  expect(readOfficeSettings(page)).toEqual({
    businessName: 'Casa & Co',
    timeZone: 'America/New_York',
    passwordMinLength: 12,
  });
});

test.each([
  '',
  'no JSON',
  'null',
  '[]',
  '7',
  '{"businessName":7,"timeZone":"Mars/Olympus","passwordMinLength":"12"}',
  '{"passwordMinLength":0}',
])('falls back to the defaults for %j', (content) =>
  expect(readOfficeSettings(pageWith(content))).toEqual(DEFAULTS),
);

test('falls back to the defaults on a page without settings', () => {
  expect(readOfficeSettings(document.implementation.createHTMLDocument())).toEqual(DEFAULTS);
});
