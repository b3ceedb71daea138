import { PassingUnitOfWork } from '../../platform/testing/passing-unit-of-work.js';
import { portWith } from '../../platform/testing/port-with.js';
import type { PolicyDays } from '../policy-days.js';
import { RecordingEvents } from '../../webhooks/testing/recording-events.js';
import { officeTime } from '../testing/policies-on.js';
import { TellPastGrace } from './tell-past-grace.js';

describe('telling of premiums past grace', () => {
  const setUp = (premiums: { readonly id: string; readonly clientId: string }[]) => {
    const events = new RecordingEvents();
    const asked: string[][] = [];
    const days = portWith<PolicyDays>({
      pastGrace: (from, today) => {
        asked.push([from, today]);
        return Promise.resolve(premiums);
      },
    });
    const time = officeTime('2026-11-20T17:00:00.000Z');
    return { events, asked, tell: new TellPastGrace(new PassingUnitOfWork(), days, events, time) };
  };

  it('makes up for days without the software, and names each premium by a key', async () => {
    const { tell, asked, events } = setUp([{ id: 'premium', clientId: 'client' }]);
    await tell.execute();
    expect(asked).toEqual([['2026-11-14', '2026-11-21']]);
    const event = { type: 'premium.past_grace', id: 'premium', aboutId: 'client' };
    expect(events.published).toEqual([{ ...event, dedupKey: 'past_grace:premium' }]);
  });

  it('says nothing when there is none', async () => {
    const { tell, events } = setUp([]);
    await tell.execute();
    expect(events.published).toEqual([]);
  });
});
