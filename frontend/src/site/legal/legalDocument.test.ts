import { consentWording, DEFAULT_LEGAL } from '@contract';
import { anyPage, business } from '../../testing/site';
import { legalDocument } from './legalDocument';

const textOf = (id: Parameters<typeof legalDocument>[0]) =>
  legalDocument(id, anyPage)
    .sections.flatMap(({ heading, paragraphs, points }) => [heading, ...paragraphs, ...points])
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
  expect(legalDocument('privacy-policy', anyPage).date).toBe('Last updated October 7, 2025');
  expect(consentWording(business.name, DEFAULT_LEGAL.privacyPolicy.date)).toContain(
    'Privacy Policy of October 7, 2025',
  );
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

test.each([
  ['privacy-policy', 'privacyPolicy', 'Privacy Policy', 'Last updated May 1, 2027'],
  ['terms-of-service', 'termsOfService', 'Terms of Service', 'Effective May 1, 2027'],
  ['cookie-policy', 'cookiePolicy', 'Cookie Policy', 'Effective May 1, 2027'],
] as const)('an edited %s replaces the built-in one', (id, key, title, date) => {
  const text = 'Words of {name}.\n\n## Ours\n\n- **one**\n- <b>two</b>';
  const legal = { ...anyPage.legal, [key]: { date: 'May 1, 2027', text } };
  expect(legalDocument(id, { ...anyPage, legal })).toEqual({
    title,
    date,
    sections: [
      { heading: '', paragraphs: [`Words of ${business.name}.`], points: [] },
      { heading: 'Ours', paragraphs: [], points: ['**one**', '<b>two</b>'] },
    ],
  });
});
