import { reminderOn } from './policy-mails.js';

describe('the reminder that a premium calls for', () => {
  const premium = { dueDate: '2026-11-30', graceEndsOn: '2026-12-31', amount: 100, paidAmount: 0 };
  const due = { kind: 'premium_due', occasion: 'due', until: '2026-11-30' };
  const begins = { kind: 'premium_in_grace', occasion: 'grace begins', until: '2026-12-31' };
  const ends = { ...begins, occasion: 'grace ends' };

  it.each([
    ['2026-11-22', null],
    ['2026-11-23', due],
    ['2026-11-30', due],
    ['2026-12-01', begins],
    ['2026-12-23', begins],
    ['2026-12-24', ends],
    ['2026-12-31', ends],
    ['2027-01-01', null],
  ])('on %s is %o', (today, reminder) => {
    expect(reminderOn(premium, today)).toEqual(reminder);
  });

  it('is one alone in a short grace period, and that it is due without any', () => {
    const short = { ...premium, graceEndsOn: '2026-12-10' };
    expect(reminderOn(short, '2026-12-01')).toEqual({ ...begins, until: '2026-12-10' });
    expect(reminderOn(short, '2026-12-10')).toEqual({ ...begins, until: '2026-12-10' });
    expect(reminderOn({ ...premium, graceEndsOn: premium.dueDate }, '2026-12-01')).toBeNull();
  });

  it('is none of a premium that is paid', () => {
    expect(reminderOn({ ...premium, paidAmount: 100 }, '2026-11-25')).toBeNull();
    expect(reminderOn({ ...premium, paidAmount: 100 }, '2026-12-05')).toBeNull();
  });
});
