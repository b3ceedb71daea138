import type { ConsoleFrame } from './page-frames.js';
import { consoleShell } from './console-shell.js';

const HTML = '<html><head><title>Console</title></head><body>$&</body></html>';

const settings: ConsoleFrame = {
  businessName: 'Casa',
  timeZone: 'Europe/Berlin',
  passwordMinLength: 12,
  brandColour: '#298659',
  logo: null,
  week: [null],
  meeting: { way: 'phone', minutes: 30 },
};

describe('the HTML of the console', () => {
  it('contains the name, colour and logo of the business, the time zone and the minimum length of passwords', () => {
    expect(consoleShell(HTML, settings)).toBe(
      '<html><head><title>Console</title>' +
        `<meta name="console-settings" content='{"businessName":"Casa","timeZone":"Europe/Berlin",` +
        `"passwordMinLength":12,"brandColour":"#298659","logo":null,"week":[null],"meeting":{"way":"phone","minutes":30}}' />` +
        '</head><body>$&</body></html>',
    );
  });

  it('links to the style sheet of another colour', () => {
    expect(consoleShell(HTML, { ...settings, brandColour: '#0B3D91' })).toContain(
      '<link rel="stylesheet" href="/brand-0b3d91.css" /></head>',
    );
  });

  it('escapes characters that would end the attribute', () => {
    expect(consoleShell(HTML, { ...settings, businessName: `a'b&<c` })).toContain('"a&#39;b&amp;&lt;c",');
  });

  it('is rejected without a head element', () => {
    expect(() => consoleShell('<body></body>', settings)).toThrow('admin.html has no </head>');
  });
});
