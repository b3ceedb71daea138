import { aConfig } from '../platform/testing/config.js';
import { consoleShell } from './console-shell.js';

const HTML = '<html><head><title>Console</title></head><body>$&</body></html>';

describe('the HTML of the console', () => {
  it('contains the name of the business, the time zone and the minimum length of passwords', () => {
    const config = aConfig({ BUSINESS_NAME: 'Casa', TIME_ZONE: 'Europe/Berlin', PASSWORD_MIN_LENGTH: '12' });
    expect(consoleShell(HTML, config)).toBe(
      '<html><head><title>Console</title>' +
        `<meta name="office-settings" content='{"businessName":"Casa",` +
        `"timeZone":"Europe/Berlin","passwordMinLength":12}' />` +
        '</head><body>$&</body></html>',
    );
  });

  it('escapes characters that would end the attribute', () => {
    const config = { ...aConfig(), timeZone: `a'b&<c` };
    expect(consoleShell(HTML, config)).toContain('"timeZone":"a&#39;b&amp;&lt;c",');
  });

  it('is rejected without a head element', () => {
    expect(() => consoleShell('<body></body>', aConfig())).toThrow('admin.html has no </head>');
  });
});
