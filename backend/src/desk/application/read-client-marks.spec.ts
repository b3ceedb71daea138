import { BusinessTime } from '../../calendar/business-time.js';
import { aClient } from '../../clients/testing/builders.js';
import { aConfig } from '../../platform/testing/config.js';
import { FixedClock } from '../../platform/testing/fixed-clock.js';
import type { Lead } from '../../leads/client-marks.js';
import { anAppointment, aSubscription } from '../../leads/testing/builders.js';
import { InMemoryDesk } from '../testing/in-memory-desk.js';
import { ReadClientMarks } from './read-client-marks.js';

const setUp = () => {
  const desk = new InMemoryDesk();
  const time = new BusinessTime(new FixedClock('2026-11-23T02:00:00.000Z'), aConfig());
  const marks = new ReadClientMarks(desk.clients, desk.policies, time);
  const marksOf = async (leads: readonly Lead[]) => leads.map(await marks.execute(leads));
  return { desk, marksOf };
};

describe('the client of a lead', () => {
  it('is the linked one with the policies that go on, also without any', async () => {
    const { desk, marksOf } = setUp();
    desk.policyCounts.set('liza', { policies: 2, inGrace: 1, pastGrace: 0 });
    const leads = ['liza', 'ben'].map((clientId) => anAppointment({ clientId }));
    expect((await marksOf(leads)).map(({ known, perhaps }) => [known, perhaps])).toEqual([
      [{ clientId: 'liza', policies: 2, inGrace: 1, pastGrace: 0 }, undefined],
      [{ clientId: 'ben', policies: 0, inGrace: 0, pastGrace: 0 }, undefined],
    ]);
    expect(desk.asked.countsOf).toEqual([['liza', 'ben'], '2026-11-23']);
  });

  it('may be one with the address or phone number, when it is linked to none', async () => {
    const { desk, marksOf } = setUp();
    const signUp = aSubscription();
    const { email } = signUp;
    desk.withContacts = [
      aClient({ id: 'rosa', firstName: 'Rosa', lastName: 'Lim', email, phone: '0917 555 0144' }),
    ];
    const leads = [
      signUp,
      anAppointment({ phone: '+63 917 555 0144', email: 'caller@no-email.invalid' }),
      anAppointment({ phone: '', email: 'nobody@sample.example' }),
    ];
    const rosa = { clientId: 'rosa', name: 'Rosa Lim' };
    expect((await marksOf(leads)).map(({ perhaps }) => perhaps)).toEqual([rosa, rosa, undefined]);
    expect(desk.asked.withContacts).toEqual([
      { emailKeys: [email.toLowerCase(), 'nobody@sample.example'], phones: ['+639175550144'] },
      500,
    ]);
  });
});
