import { type Face, securityHeaders } from './security-headers.js';

function headersOf(face: Face, https = true): Record<string, string> {
  const raw = securityHeaders(face, https);
  const pairs = Array.from({ length: raw.length / 2 }, (_, index) => [
    raw[2 * index]!.toLowerCase(),
    raw[2 * index + 1]!,
  ]);
  return Object.fromEntries(pairs) as Record<string, string>;
}

const FACES: Face[] = ['api', 'site', 'console'];

describe('the security headers', () => {
  it.each(FACES)('of the %s forbid sniffing, framing and the use of devices', (face) => {
    expect(headersOf(face)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    });
    expect(headersOf(face)['content-security-policy']).toContain("frame-ancestors 'none'");
  });

  it.each(FACES)('of the %s name no software', (face) => {
    expect(Object.keys(headersOf(face))).not.toContain('x-powered-by');
  });

  it('let an answer of the API load nothing at all', () => {
    expect(headersOf('api')['content-security-policy']).toBe(
      "default-src 'none';base-uri 'none';frame-ancestors 'none'",
    );
    expect(headersOf('api')['referrer-policy']).toBe('no-referrer');
  });

  it('let a public page run its own scripts and styles alone', () => {
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

  it('let the console write styles into the page, and never scripts', () => {
    const policy = headersOf('console')['content-security-policy']?.split(';');
    expect(policy).toEqual(expect.arrayContaining(["script-src 'self'", "style-src 'self' 'unsafe-inline'"]));
  });

  it('keep browsers on https only where the site is on https', () => {
    expect(headersOf('site', true)['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    expect(headersOf('site', false)['strict-transport-security']).toBeUndefined();
  });
});
