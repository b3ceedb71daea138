import { consentWording } from '@contract';
import { business } from '../../testing/site';
import { legalDocument } from './legal/legalDocuments';

const textOf = (id: Parameters<typeof legalDocument>[0]) =>
  legalDocument(id, business)
    .sections.flatMap(({ heading, paragraphs, points = [] }) => [heading, ...paragraphs, ...points])
    .join('\n');

test('the privacy policy covers the points of the spec and RA 10173', () => {
  const text = textOf('privacy-policy');
  for (const words of [
    'Republic Act No. 10173',
    'National Privacy Commission',
    'What we collect',
    'date of birth',
    'do not share, sell',
    'unsubscribe at any time',
    'restricted to the owner',
    'withdraw your consent',
    'laws of the Republic of the Philippines',
    business.name,
    business.email,
  ])
    expect(text).toContain(words);
});

test('the privacy policy says how the newsletter is confirmed, recorded, left and kept', () => {
  const text = textOf('privacy-policy');
  for (const words of [
    'an e-mail asks you to confirm your address; until you do, we send you no newsletter',
    'a record of your consent',
    'the unsubscribe link in every issue',
    'only as proof of what you agreed to',
  ])
    expect(text).toContain(words);
});

test('the privacy policy has the date that consents refer to', () => {
  expect(legalDocument('privacy-policy', business).date).toBe('Last updated October 7, 2025');
  expect(consentWording(business.name)).toContain('Privacy Policy of October 7, 2025');
});

test('the cookie policy names every key that the site stores', () => {
  const text = textOf('cookie-policy');
  for (const key of [
    'cookieConsent',
    'cookieConsentDate',
    'cookies_essential',
    'cookies_analytics',
    'cookies_functionality',
    'bookingDraft',
    'unanswered:/api/appointments',
    'unanswered:/api/subscriptions',
  ])
    expect(text).toContain(key);
});

test('the terms name the licence and the governing law', () => {
  expect(textOf('terms-of-service')).toContain(business.licence);
  expect(textOf('terms-of-service')).toContain('governed by the laws of the Republic of the Philippines');
});
