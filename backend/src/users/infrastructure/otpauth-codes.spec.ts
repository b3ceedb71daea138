import { Secret } from 'otpauth';
import { readConfig } from '../../platform/config.js';
import { OtpauthCodes } from './otpauth-codes.js';

const config = readConfig({ SESSION_SECRET: 'not used here', BUSINESS_NAME: 'Reyes & Co: Advice' });
const codes = new OtpauthCodes(config);
const SECRET = Secret.fromLatin1('12345678901234567890').base32;
const at = (seconds: number) => new Date(seconds * 1000);

describe('one-time codes', () => {
  // RFC 6238, appendix B, the last six of its eight digits
  it.each([
    [59, '287082'],
    [1111111109, '081804'],
    [1111111111, '050471'],
    [1234567890, '005924'],
    [2000000000, '279037'],
    [20000000000, '353130'],
  ])('at %d seconds are those of RFC 6238', (seconds, code) => {
    expect(codes.stepOf(SECRET, code, at(seconds))).toBe(Math.floor(seconds / 30));
  });

  it('may be one step early or late, and no more', () => {
    const step = 1111111109;
    for (const [drift, expected] of [
      [-60, null],
      [-30, Math.floor(step / 30)],
      [30, Math.floor(step / 30)],
      [60, null],
    ] as const)
      expect(codes.stepOf(SECRET, '081804', at(step + drift))).toBe(expected);
  });

  it.each(['', '81804', '0818040', '08180４', 'abcdef', '081 804'])('do not fit when written %j', (code) => {
    expect(codes.stepOf(SECRET, code, at(1111111109))).toBeNull();
  });

  it('have secrets of 160 bits that differ, in an address that every app reads', () => {
    const [first, second] = [codes.newSecret(), codes.newSecret()];
    expect(first).toMatch(/^[A-Z2-7]{32}$/);
    expect(second).not.toBe(first);
    const uri = new URL(codes.uri(first, 'ñora & ana'));
    expect(uri.protocol).toBe('otpauth:');
    expect(Object.fromEntries(uri.searchParams)).toEqual({
      issuer: 'Reyes & Co  Advice',
      secret: first,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
    expect(decodeURIComponent(uri.pathname)).toContain('ñora & ana');
  });
});
