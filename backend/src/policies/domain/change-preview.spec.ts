import { changePreview } from './change-preview.js';
import type { Instalment } from './premium-schedule.js';

const TODAY = '2026-02-01';
const IN_FORCE = { application: 'issued', force: 'in force' } as const;
const LAPSED = { application: 'issued', force: 'lapsed' } as const;
const premium = (dueDate: string, changes: Partial<Instalment> = {}): Instalment => ({
  id: dueDate,
  coversFrom: dueDate,
  coversUntil: null,
  dueDate,
  graceEndsOn: `${dueDate.slice(0, 8)}31`,
  amount: 100,
  paidAmount: 0,
  currency: 'PHP',
  ...changes,
});
const [JAN, FEB, MAR] = [premium('2026-01-10'), premium('2026-02-10'), premium('2026-03-10')];
const shown = ({ dueDate, amount, paidAmount, currency }: Instalment, state: string | null) => ({
  dueDate,
  amount,
  paidAmount,
  currency,
  state,
});

describe('the preview of a change', () => {
  const preview = (
    before: Instalment[],
    after: Instalment[],
    is: typeof IN_FORCE | typeof LAPSED = IN_FORCE,
  ) => changePreview({ policy: IN_FORCE, premiums: before }, { policy: is, premiums: after }, TODAY);

  it('says what stays, what is added and what is removed, each by due date', () => {
    const [april, may] = [premium('2026-04-10'), premium('2026-05-10')];
    expect(preview([MAR, JAN, may, FEB], [may, april, JAN, premium('2026-03-20')])).toEqual({
      keeps: [shown(JAN, 'past grace'), shown(may, 'upcoming')],
      adds: [shown(premium('2026-03-20'), 'upcoming'), shown(april, 'upcoming')],
      removes: [shown(FEB, 'upcoming'), shown(MAR, 'upcoming')],
      changes: [],
    });
  });

  it.each([
    ['amount', { amount: 120 }],
    ['due date', { dueDate: '2026-02-11' }],
    ['end of the grace days', { graceEndsOn: '2026-02-20' }],
    ['paid amount', { paidAmount: 50 }],
    ['currency', { currency: 'USD' }],
  ])('says of a premium with another %s what it was and is', (_, changes) => {
    const to = { ...FEB, ...changes };
    expect(preview([FEB], [to])).toEqual({
      keeps: [],
      adds: [],
      removes: [],
      changes: [{ dueDate: FEB.dueDate, from: shown(FEB, 'upcoming'), to: shown(to, 'upcoming') }],
    });
  });

  it('says which premiums of a policy that ends are not owed any more', () => {
    const paid = { ...JAN, paidAmount: 100 };
    expect(preview([MAR, paid, FEB], [MAR, paid, FEB], LAPSED)).toMatchObject({
      keeps: [shown(paid, 'paid')],
      changes: [
        { from: shown(FEB, 'upcoming'), to: shown(FEB, null) },
        { from: shown(MAR, 'upcoming'), to: shown(MAR, null) },
      ],
    });
  });
});
