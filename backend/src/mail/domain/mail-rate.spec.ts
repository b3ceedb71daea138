import { slotAfter, slotsAt } from './mail-rate.js';

const NOW = Date.UTC(2026, 10, 22, 9);

describe('the rate of mails', () => {
  it.each([
    ['allows a tenth of a second ahead', 0, 50, { from: NOW, free: 5 }],
    ['allows one message, however slow it is', 0, 1, { from: NOW, free: 1 }],
    ['allows what is left of the tenth of a second', 40, 50, { from: NOW + 40, free: 3 }],
    ['allows nothing while the slots are taken', 100, 50, { from: NOW + 100, free: 0 }],
    ['allows nothing for a slow rate whose slot is taken', 1, 1, { from: NOW + 1, free: 0 }],
    ['forgets slots that passed unused', -5_000, 50, { from: NOW, free: 5 }],
    ['keeps to a slot a minute ahead', 60_000, 1, { from: NOW + 60_000, free: 0 }],
    ['begins anew after the clock was set back', 60_001, 50, { from: NOW, free: 5 }],
  ])('%s', (_, ahead, rate, expected) => {
    expect(slotsAt(NOW, NOW + ahead, rate)).toEqual(expected);
  });

  it('gives each mail its part of a second', () => {
    expect(slotAfter(NOW, 5, 50)).toBe(NOW + 100);
    expect(slotAfter(NOW, 1, 3)).toBe(NOW + 334);
  });
});
