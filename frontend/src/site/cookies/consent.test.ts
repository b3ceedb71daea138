import { isConsentStored, storeConsent } from './consent';

const stored = () => Object.fromEntries(Object.entries(localStorage));
const now = new Date('2025-10-07T01:02:03Z');

beforeEach(() => localStorage.clear());

test('accepting allows all three categories', () => {
  storeConsent('accepted', now);
  expect(stored()).toEqual({
    cookieConsent: 'accepted',
    cookieConsentDate: '2025-10-07T01:02:03.000Z',
    cookies_essential: 'true',
    cookies_analytics: 'true',
    cookies_functionality: 'true',
  });
});

test('declining allows the essential category only', () => {
  storeConsent('declined', now);
  expect(stored()).toEqual({
    cookieConsent: 'declined',
    cookieConsentDate: '2025-10-07T01:02:03.000Z',
    cookies_essential: 'true',
    cookies_analytics: 'false',
    cookies_functionality: 'false',
  });
});

test('detects a stored choice', () => {
  expect(isConsentStored()).toBe(false);
  storeConsent('declined');
  expect(isConsentStored()).toBe(true);
});

test('does not ask if the storage is unavailable', () => {
  const forbidden = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  expect(isConsentStored(forbidden)).toBe(true);
  expect(() => storeConsent('accepted', now, forbidden)).not.toThrow();
});
