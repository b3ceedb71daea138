// The privacy desk among many leads: how long it takes to find a person with a thousand rows, reading every note for
// mentions, to erase the person, and to list what is due for erasure.
import { DATABASES } from './databases.mjs';
import { manyLeads } from './many-leads.mjs';
import { latency } from './measure.mjs';
import { signIn, startApplication, temporaryFolder } from './servers.mjs';

const EMAIL = 'canary@nest.example';
const PRIVACY = '/api/admin/privacy';
const BOOKINGS = 250;
const AT_ONCE = 16;
const SEARCHES = 5;

export async function privacy({ quick }) {
  const rows = [];
  for (const create of DATABASES) rows.push(...(await measured(create, quick ? 10_000 : 100_000)));
  return rows;
}

async function measured(create, leads) {
  const database = await create();
  await database.filled(manyLeads(leads));
  const env = { BACKUP_FOLDER: temporaryFolder(), ERASURE_KEY: 'a key for benchmarks' };
  const application = await startApplication(database.url, env);
  const cookie = await signIn(application.url);
  const send = async (method, path, body, status) => {
    const headers = { 'content-type': 'application/json', cookie };
    const response = await fetch(application.url + path, {
      method,
      headers,
      body: body && JSON.stringify(body),
    });
    const text = await response.text();
    if (response.status !== status) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return JSON.parse(text);
  };
  const booking = {
    firstName: 'Canaria',
    lastName: 'Zinovia',
    email: EMAIL,
    phone: '+63 917 555 0143',
    dateOfBirth: '1984-03-12',
    preferredDate: inThreeDays(),
    preferredTime: '9am',
    serviceInterest: 'tax',
  };
  for (let done = 0; done < BOOKINGS; done += AT_ONCE)
    await Promise.all(
      Array.from({ length: Math.min(AT_ONCE, BOOKINGS - done) }, async () => {
        const { id } = await send('POST', '/api/appointments', booking, 201);
        await send('POST', `/api/admin/leads/appointment/${id}/notes`, { note: 'x'.repeat(300) }, 201);
      }),
    );
  const search = await latency(() => send('GET', `${PRIVACY}/people?q=${EMAIL}`, undefined, 200), SEARCHES);
  const due = await latency(() => send('GET', `${PRIVACY}/due`, undefined, 200), SEARCHES);
  const begun = performance.now();
  const { counts } = await send('POST', `${PRIVACY}/erasures`, { email: EMAIL, reason: 'Asked for it' }, 201);
  const seconds = (performance.now() - begun) / 1000;
  const erased = Object.values(counts).reduce((sum, count) => sum + count, 0);
  await application.stop();
  await database.drop();
  const among = `among ${leads.toLocaleString('en')} leads`;
  return [
    {
      what: `${database.name}: a person with ${erased.toLocaleString('en')} records is found ${among}, with mentions`,
      ratio: search,
      unit: ' ms',
      atMost: 1000,
    },
    { what: `${database.name}: and erased`, ratio: seconds, unit: ' s', atMost: 2 },
    { what: `${database.name}: what is due for erasure ${among}`, ratio: due, unit: ' ms', atMost: 2000 },
  ];
}

function inThreeDays() {
  return new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
}
