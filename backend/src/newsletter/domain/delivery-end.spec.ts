import { deliveryEnd, REFUSALS } from './delivery-end.js';

const MAIL = { issueId: 'issue', subject: 'News', subscriptionId: 'ana', token: 'secret' };

describe('the end of a mail of an issue', () => {
  it.each([
    ['sent', false, 'reached'],
    ['failed', true, 'refused'],
    // for 48 hours the mail server did not accept it
    ['failed', false, null],
    ['skipped', false, null],
  ] as const)('that was %s, refused: %s, says about the address: %s', (state, refused, address) => {
    expect(deliveryEnd(MAIL, { state, refused })).toEqual({
      issueId: 'issue',
      subscriptionId: 'ana',
      address,
    });
  });

  it('ends no delivery when the mail was a test copy', () => {
    const copy = { ...MAIL, subscriptionId: null, token: null };
    expect(deliveryEnd(copy, { state: 'failed', refused: true })).toBeNull();
  });

  it('ends the newsletter for a confirmed address that was refused three times in a row', () => {
    expect(REFUSALS).toEqual({ inARow: 3, from: 'confirmed', to: 'failing' });
  });
});
