import { domainErrorOf } from '../../platform/testing/domain-errors.js';
import { aCase } from '../testing/builders.js';
import { CASE_KINDS } from './case-fields.js';
import { type CaseChange, caseEvent, changeCase } from './service-case.js';

const BEN = { id: 'ben', name: 'Ben Uy', at: '2026-11-21T02:00:00.000Z' };
const CLOSED = { closedAt: BEN.at, closedBy: 'ben', closedByName: 'Ben Uy' };
const OPEN = { closedAt: null, closedBy: null, closedByName: null };

describe('a service case', () => {
  it('is open, with who opened it and when, and nothing that is not known', () => {
    expect(aCase({ title: 'Hospital stay' })).toMatchObject({
      kind: 'claim',
      title: 'Hospital stay',
      reference: null,
      nextStep: null,
      nextBy: null,
      ...OPEN,
      openedAt: '2026-11-20T08:00:00.000Z',
      openedBy: 'ana',
      openedByName: 'Ana Cruz',
    });
  });

  it('may be written down when it is over', () => {
    expect(aCase({ closed: true })).toMatchObject({ closedBy: 'ana', closedAt: '2026-11-20T08:00:00.000Z' });
  });

  it('is closed with who and when, which stay while it is closed, and are gone when it is opened again', () => {
    const closed = changeCase(aCase(), { closed: true }, BEN);
    expect(closed).toMatchObject(CLOSED);
    const later = { ...BEN, id: 'ana', at: '2026-11-22T02:00:00.000Z' };
    expect(changeCase(closed, { closed: true, reference: 'C-1' }, later)).toMatchObject({
      ...CLOSED,
      reference: 'C-1',
    });
    expect(changeCase(closed, { title: 'Second stay' }, later)).toMatchObject(CLOSED);
    expect(changeCase(closed, { closed: false }, later)).toMatchObject(OPEN);
  });

  it.each<[CaseChange]>([[{}], [{ title: 'Hospital stay', closed: false }], [{ nextBy: null }]])(
    'with the values that it has is the same: %j',
    (change) => {
      const found = aCase();
      expect(changeCase(found, change, BEN)).toBe(found);
    },
  );

  it.each(['2031-02-30', '1899-12-31', 'soon'])('is rejected when the next step is due on %j', (nextBy) => {
    expect(domainErrorOf(() => aCase({ nextBy })).errors).toHaveProperty('nextBy');
    expect(domainErrorOf(() => changeCase(aCase(), { nextBy }, BEN)).errors).toHaveProperty('nextBy');
  });

  it('is on the timeline when it is opened, changed, closed and opened again, without its title', () => {
    const opened = aCase();
    const changed = changeCase(opened, { title: 'Second stay' }, BEN);
    const closed = changeCase(changed, { closed: true }, BEN);
    const again = changeCase(closed, { closed: false }, BEN);
    const history = [null, opened, changed, closed, again];
    const events = history
      .slice(1)
      .map((after, place) => caseEvent(history[place]!, after!, 'Sun Life Term 20'));
    expect(events).toEqual([
      { actionType: 'case_opened', actionDetails: 'Claim on Sun Life Term 20 opened' },
      { actionType: 'case_changed', actionDetails: 'Claim on Sun Life Term 20 changed' },
      { actionType: 'case_closed', actionDetails: 'Claim on Sun Life Term 20 closed' },
      { actionType: 'case_reopened', actionDetails: 'Claim on Sun Life Term 20 opened again' },
    ]);
    const kinds = CASE_KINDS.map((kind) => caseEvent(null, aCase({ kind }), 'X').actionDetails);
    expect(kinds).toEqual(['Claim on X opened', 'Request for a change on X opened', 'Complaint on X opened']);
  });
});
