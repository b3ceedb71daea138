import { goesOn, toHandOver, type SendingState } from './sending-pace.js';

const sending: SendingState = {
  startedAt: '2026-11-22T09:00:00.000Z',
  isChosen: true,
  pending: 0,
  rate: 50,
};
const NOW = '2026-11-22T09:00:03.999Z';
const handed = (changes: Partial<SendingState>, now = NOW) => toHandOver({ ...sending, ...changes }, now);

describe('the pace of an issue', () => {
  it.each([
    ['the outbox gets two seconds of messages ahead', { rate: 50 }, 100],
    ['what waits there counts', { rate: 50, pending: 30 }, 70],
    ['nothing is handed over while enough waits', { rate: 50, pending: 130 }, 0],
    ['a slow mail server gets at least 20 ahead', { rate: 1 }, 20],
    ['one unit of work hands over at most 200', { rate: 400 }, 200],
    ['at most 1,000 wait, however fast the mail server is', { rate: 10_000, pending: 900 }, 100],
    ['without a mail server nothing is handed over', { pending: null }, 0],
  ] as const)('%s', (_, changes, expected) => expect(handed(changes)).toBe(expected));

  it('lets the choice of recipients go first, for four seconds', () => {
    expect(handed({ isChosen: false })).toBe(0);
    expect(handed({ isChosen: false }, '2026-11-22T09:00:04.000Z')).toBe(100);
  });

  it('goes on at once while recipients are chosen, and after a full unit of work', () => {
    expect([goesOn({ isChosen: false }, 0), goesOn(sending, 200), goesOn(sending, 199)]).toEqual([
      true,
      true,
      false,
    ]);
  });
});
