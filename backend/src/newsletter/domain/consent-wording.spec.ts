import { CONSENT_VERSION, consentWording } from './consent-wording.js';

describe('the wording of a consent', () => {
  it('is what its version says: another wording gets another version', () => {
    expect({ version: CONSENT_VERSION, wording: consentWording('Reyes Advisory', 'November 2026') }).toEqual({
      version: '2026-11',
      wording:
        'By subscribing you agree that Reyes Advisory sends you its newsletter by e-mail, as our Privacy Policy of ' +
        'November 2026 describes. We first ask you to confirm your address; you can unsubscribe in every issue.',
    });
  });
});
