import { type Audience, securityHeaders } from './security-headers.js';

function headersOf(audience: Audience, https = true): Record<string, string> {
  const raw = securityHeaders(audience, https);
  const pairs = Array.from({ length: raw.length / 2 }, (_, index) => [
    raw[2 * index]!.toLowerCase(),
    raw[2 * index + 1]!,
  ]);
  return Object.fromEntries(pairs) as Record<string, string>;
}

const AUDIENCES: Audience[] = ['api', 'site', 'console'];

describe('the security headers', () => {
  it.each(AUDIENCES)('of the %s forbid sniffing, framing and device access', (audience) => {
    expect(headersOf(audience)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    });
    expect(headersOf(audience)['content-security-policy']).toContain("frame-ancestors 'none'");
  });

  it.each(AUDIENCES)('of the %s do not name the software', (audience) => {
    expect(Object.keys(headersOf(audience))).not.toContain('x-powered-by');
  });

  it('allow API responses to load nothing', () => {
    expect(headersOf('api')['content-security-policy']).toBe(
      "default-src 'none';base-uri 'none';frame-ancestors 'none'",
    );
    expect(headersOf('api')['referrer-policy']).toBe('no-referrer');
  });

  it('allow public pages to use their own scripts and styles only', () => {
    const policy = headersOf('site')['content-security-policy']?.split(';');
    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "form-action 'self'",
      ]),
    );
    expect(policy?.join()).not.toMatch(/unsafe|\*|data:.*script/);
  });

  it('allow inline styles in the console, and no inline scripts', () => {
    const policy = headersOf('console')['content-security-policy']?.split(';');
    expect(policy).toEqual(expect.arrayContaining(["script-src 'self'", "style-src 'self' 'unsafe-inline'"]));
  });

  it.each(['site', 'console'] as const)('of the %s allow pictures from every origin', (audience) =>
    expect(headersOf(audience)['content-security-policy']?.split(';')).toContain(
      "img-src 'self' http: https: data:",
    ),
  );

  it('include Strict-Transport-Security only with https', () => {
    expect(headersOf('site', true)['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    expect(headersOf('site', false)['strict-transport-security']).toBeUndefined();
  });
});
