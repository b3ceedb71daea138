// An issue of the newsletter to a local SMTP server with the rate lifted: how long it takes, its memory, bookings meanwhile
// against bookings without it; and the start of an issue with up to a million subscribers.
import { setTimeout as sleep } from 'node:timers/promises';
import { BOOKING } from './booking.mjs';
import { DATABASES } from './databases.mjs';
import { inRounds, latency, load, median, ratio, residentMegabytes } from './measure.mjs';
import { manySubscribers } from './many-subscribers.mjs';
import { signIn, startApplication, startBare } from './servers.mjs';

const CALLS = 10;
const ISSUES = '/api/admin/newsletters';

export async function newsletter({ rounds, quick }) {
  const rows = [];
  for (const create of DATABASES) {
    rows.push(...(await sending(create, rounds, quick ? 2_000 : 10_000)));
    rows.push(...(await start(create, quick ? 100_000 : 1_000_000)));
  }
  return rows;
}

async function sending(create, rounds, recipients) {
  const office = await Office.open(create, recipients);
  const results = [];
  for (let round = 0; round < rounds; round += 1)
    results.push(await office.send((received) => received >= recipients));
  await office.close();
  const bookings = await inRounds(rounds, {
    without: () => booked(create, recipients, false),
    meanwhile: () => booked(create, recipients, true),
  });
  const seconds = median(results.map((result) => result.seconds));
  const what = `${office.name}: an issue to ${recipients.toLocaleString('en')} subscribers, MAIL_RATE lifted`;
  return [
    {
      what,
      ratio: seconds,
      unit: ' s',
      atMost: (60 * recipients) / 10_000,
      note: `${Math.round(recipients / seconds)} a second`,
    },
    memoryOf(`${what}: memory at most`, results),
    {
      what: `${office.name}: POST /api/appointments while an issue is sent / without it`,
      ratio: ratio(bookings.meanwhile, bookings.without),
      atLeast: 0.8,
    },
  ];
}

/** Bookings a second on a new database. */
async function booked(create, recipients, isSending) {
  const office = await Office.open(create, recipients);
  if (isSending) await office.send((received) => received > 0);
  const headers = { 'content-type': 'application/json', 'idempotency-key': '[<id>]' };
  const request = { ...BOOKING, method: 'POST', status: 201, headers, idReplacement: true };
  const { perSecond } = await load(office.application, request);
  await office.close();
  return perSecond;
}

async function start(create, subscribers) {
  const office = await Office.open(create, subscribers);
  const draft = await office.draft();
  const milliseconds = await latency(() => office.request('GET', `${draft}/audience`), CALLS);
  const result = await office.send((received) => received > 0);
  await office.close();
  const what = `${office.name}: ${subscribers.toLocaleString('en')} subscribers`;
  return [
    { what: `${what}: GET audience`, ratio: milliseconds, unit: ' ms' },
    { what: `${what}: from POST send to the first message`, ratio: result.seconds, unit: ' s', atMost: 10 },
    memoryOf(`${what}: memory at most until then`, [result]),
  ];
}

function memoryOf(what, results) {
  const before = results.map((result) => result.before);
  const most = results.map((result) => result.most);
  return {
    what,
    ratio: median(most),
    unit: ' MB',
    note: `before: ${before.map(Math.round).join(', ')}; at most: ${most.map(Math.round).join(', ')}`,
  };
}

/** The application with confirmed subscribers and a mail server. */
export class Office {
  static async open(create, subscribers) {
    const office = new Office();
    office.database = await create();
    await office.database.filled(manySubscribers(subscribers));
    office.smtp = await startBare('bare-smtp.mjs');
    const { port } = await office.received();
    const env = { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_RATE: '10000' };
    office.application = await startApplication(office.database.url, env);
    office.cookie = await signIn(office.application.url);
    return office;
  }

  get name() {
    return this.database.name;
  }

  async received() {
    return (await fetch(this.smtp.url)).json();
  }

  /** The path of a new draft. */
  async draft() {
    const content = 'Three questions to ask **before** you buy.\n\n- One\n- Two\n- Three\n\n'.repeat(10);
    const { id } = await this.request('POST', ISSUES, { subject: 'Three questions', content });
    return `${ISSUES}/${id}`;
  }

  /** Sends an issue; the seconds and the resident memory until that many of its messages were received. */
  async send(isEnough) {
    const draft = await this.draft();
    const { pid } = this.application.child;
    const [before, { received }] = [residentMegabytes(pid), await this.received()];
    await this.request('POST', `${draft}/send`, {});
    const begun = performance.now();
    await this.request('POST', `${draft}/send-now`, {});
    let most = before;
    while (!isEnough((await this.received()).received - received)) {
      most = Math.max(most, residentMegabytes(pid));
      await sleep(20);
    }
    return { seconds: (performance.now() - begun) / 1000, before, most };
  }

  async request(method, path, body) {
    const headers = { cookie: this.cookie, 'content-type': 'application/json' };
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
    const response = await fetch(this.application.url + path, init);
    if (!response.ok) throw new Error(`${path} got ${response.status}: ${await response.text()}`);
    return response.json();
  }

  async close() {
    await this.application.stop();
    await this.smtp.stop();
    await this.database.drop();
  }
}
