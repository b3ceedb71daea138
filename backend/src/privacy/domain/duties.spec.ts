import { addDays } from '../../calendar/domain/calendar-date.js';
import { aBreach, aPrivacyRequest } from '../testing/builders.js';
import { notifyBy, recordBreach, takeSteps } from './breach.js';
import { changeRequest, openRequest } from './privacy-request.js';
import { dueAfter, tooRecentFrom } from './retention.js';

const ANA = { name: 'Ana Cruz', at: '2026-11-22T02:00:00.000Z' };

describe('what has been kept long enough', () => {
  it.each([
    ['2024-11-22', 24, '2026-11-22'],
    ['2024-02-29', 24, '2026-02-28'],
    ['2026-01-31', 1, '2026-02-28'],
  ])('was last touched on %s, with %i months, and is due on %s', (last, months, due) => {
    expect(dueAfter(last, months)).toBe(due);
  });

  it('is never touched on a day that is too recent, on any day of four years', () => {
    for (const months of [1, 2, 12, 24, 120])
      for (let day = '2023-01-01'; day < '2027-01-01'; day = addDays(day, 1)) {
        const recent = tooRecentFrom(day, months);
        expect([day, dueAfter(recent, months) > day]).toEqual([day, true]);
      }
  });
});

describe('a request', () => {
  const open = { id: 'one', today: '2026-11-22', dueOn: (day: string) => addDays(day, 20) };
  const asked = { kind: 'access', email: 'liza@sample.example', note: null } as const;

  it('is open, and due after the day on which it was received', () => {
    expect(openRequest({ ...asked, receivedOn: '2026-11-22' }, open)).toMatchObject({
      state: 'open',
      dueOn: '2026-12-12',
      outcome: null,
      doneAt: null,
    });
  });

  it.each(['2026-11-23', '2026-02-30', '2011-12-31', 'today'])('is not received on %s', (receivedOn) => {
    expect(() => openRequest({ ...asked, receivedOn }, open)).toThrow('not in the future');
  });

  it('can have been received on the first day of 2012', () => {
    expect(openRequest({ ...asked, receivedOn: '2012-01-01' }, open)).toMatchObject({ state: 'open' });
  });

  it('is done without an outcome', () => {
    expect(changeRequest(aPrivacyRequest(), { state: 'done' }, ANA)).toMatchObject({
      state: 'done',
      outcome: null,
      doneAt: ANA.at,
    });
  });

  it('keeps who closed it and when, until it is opened again', () => {
    const done = changeRequest(aPrivacyRequest(), { state: 'done', outcome: 'Sent' }, ANA);
    expect(done).toMatchObject({ state: 'done', outcome: 'Sent', doneAt: ANA.at, doneByName: ANA.name });
    const later = { name: 'Ben Uy', at: '2026-11-23T02:00:00.000Z' };
    expect(changeRequest(done, { state: 'done', outcome: 'Sent twice' }, later)).toEqual({
      ...done,
      outcome: 'Sent twice',
    });
    expect(changeRequest(done, { state: 'open' }, later)).toEqual({
      ...done,
      state: 'open',
      doneAt: null,
      doneByName: null,
    });
  });

  it('is refused with a reason only', () => {
    expect(() => changeRequest(aPrivacyRequest(), { state: 'refused' }, ANA)).toThrow('why the request');
    const refused = changeRequest(aPrivacyRequest(), { state: 'refused', outcome: 'Not her' }, ANA);
    expect(refused).toMatchObject({ state: 'refused', outcome: 'Not her' });
  });
});

describe('a breach', () => {
  const made = { id: 'one', at: '2026-11-22T02:00:00.000Z', byName: 'Ana Cruz' };

  it('is to be notified within 72 hours of its discovery', () => {
    expect(notifyBy(aBreach({ discoveredAt: '2026-11-20T08:00:00.000Z' }))).toBe('2026-11-23T08:00:00.000Z');
  });

  it.each([
    ['discoveredAt', { discoveredAt: '2026-11-22T02:00:00.001Z' }],
    ['to', { to: '2026-11-22T02:00:00.001Z' }],
    ['from', { from: '2026-11-20T08:00:00.001Z' }],
  ])('is rejected, with the field %s, for %j', (field, changes) => {
    expect(() => recordBreach(aBreach(changes), made)).toThrow(
      expect.objectContaining({ errors: { [field]: expect.any(String) } }) as Error,
    );
  });

  it('can be discovered now, of data that was open for a moment until now', () => {
    const { at } = made;
    const steps = { npcNotifiedAt: null, peopleNotifiedAt: null, closedAt: null };
    const breach = recordBreach(aBreach({ discoveredAt: at, from: at, to: at }), made);
    expect(breach).toMatchObject({ discoveredAt: at, from: at, to: at, ...steps });
    expect(takeSteps(breach, { npcNotifiedAt: at }, at)).toMatchObject({ npcNotifiedAt: at });
  });

  it('keeps the steps that were taken, and lets them be taken back', () => {
    const at = '2026-11-21T00:00:00.000Z';
    const told = takeSteps(aBreach(), { npcNotifiedAt: at }, made.at);
    expect(told).toMatchObject({ npcNotifiedAt: at, peopleNotifiedAt: null, closedAt: null });
    expect(takeSteps(told, { closedAt: at }, made.at)).toMatchObject({ npcNotifiedAt: at, closedAt: at });
    expect(takeSteps(told, { npcNotifiedAt: null }, made.at)).toMatchObject({ npcNotifiedAt: null });
  });

  it.each(['2026-11-19T00:00:00.000Z', '2026-11-22T02:00:00.001Z'])('has no step at %s', (closedAt) => {
    expect(() => takeSteps(aBreach(), { closedAt }, made.at)).toThrow('between the discovery and now');
  });
});
