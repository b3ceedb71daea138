// Delivery of the outbox to a local SMTP server with the rate lifted, bookings meanwhile against bookings without it, and
// the console's list of messages with up to a million of them.
import { setTimeout as sleep } from 'node:timers/promises';
import { BOOKING } from './booking.mjs';
import { DATABASES } from './databases.mjs';
import { inRounds, latency, load, median, ratio } from './measure.mjs';
import { manyMails } from './many-mails.mjs';
import { signIn, startApplication, startBare } from './servers.mjs';

const QUEUED = 4_000;
const SIZES = [1_000, 1_000_000];
const CALLS = 30;

export async function mail({ rounds, quick }) {
  const rows = [];
  for (const create of DATABASES) {
    rows.push(...(await delivery(create, rounds)));
    rows.push(...(await list(create, rounds, quick ? [1_000, 100_000] : SIZES)));
  }
  return rows;
}

async function delivery(create, rounds) {
  const database = await create();
  await database.filled(manyMails(QUEUED * rounds, 'queued'));
  const smtp = await startBare('bare-smtp.mjs');
  const { port } = await status(smtp);
  const application = await startApplication(database.url, {
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_RATE: '10000',
  });
  const perSecond = [];
  for (let round = 0; round < rounds; round += 1) perSecond.push(await sent(smtp, QUEUED * (round + 0.9)));
  while ((await status(smtp)).received < QUEUED * rounds) await sleep(20);

  // bookings on the same server: each adds two messages, which are delivered while the next bookings come in
  const quiet = await create();
  const without = await startApplication(quiet.url);
  const results = await inRounds(rounds, {
    without: () => booked(without),
    meanwhile: () => booked(application),
  });
  for (const server of [application, without, smtp]) await server.stop();
  await database.drop();
  await quiet.drop();
  return [
    {
      what: `${database.name}: messages a second to a local SMTP server, MAIL_RATE lifted`,
      ratio: median(perSecond),
      unit: '/s',
      atLeast: 500,
    },
    {
      what: `${database.name}: POST /api/appointments while messages are delivered / without a mail server`,
      ratio: ratio(results.meanwhile, results.without),
      atLeast: 0.8,
    },
  ];
}

/** Messages a second until the server has that many. */
async function sent(smtp, until) {
  const begun = performance.now();
  const { received: before } = await status(smtp);
  let now = before;
  while (now < until) {
    await sleep(20);
    ({ received: now } = await status(smtp));
  }
  return ((now - before) / (performance.now() - begun)) * 1000;
}

async function status({ url }) {
  return (await fetch(url)).json();
}

async function booked(server) {
  const headers = { 'content-type': 'application/json', 'idempotency-key': '[<id>]' };
  return (await load(server, { ...BOOKING, method: 'POST', status: 201, headers, idReplacement: true }))
    .perSecond;
}

async function list(create, rounds, sizes) {
  const sized = [];
  for (const mails of sizes) {
    const database = await create();
    await database.filled(manyMails(mails, 'sent'));
    const application = await startApplication(database.url);
    const cookie = await signIn(application.url);
    sized.push({ mails, database, application, cookie });
  }
  const [name, [small, large]] = [sized[0].database.name, sizes];
  const address = (filter, first = 0) =>
    `/api/admin/mails?range=[${first},${first + 24}]&filter=${encodeURIComponent(JSON.stringify(filter))}`;
  const calls = {
    'first page': () => address({}),
    'last page': (mails) => address({}, mails - 25),
    'failed ones': () => address({ state: 'failed' }),
    'one kind': () => address({ kind: 'booking_reminder' }),
    'a kind in a state': () => address({ kind: 'booking_reminder', state: 'failed' }),
    'of one address': () => address({ q: 'person77@' }),
    'addresses with one beginning': () => address({ q: 'person' }),
    'of one lead': () => address({ leadType: 'appointment', leadId: '00000000-0000-7000-8000-000000000077' }),
  };
  const rows = [];
  for (const [what, path] of Object.entries(calls)) {
    const measurements = Object.fromEntries(
      sized.map(({ mails, application, cookie }) => [
        mails,
        () => latency(() => get(application.url + path(mails), cookie), CALLS),
      ]),
    );
    const times = await inRounds(rounds, measurements);
    rows.push({ what, ratio: ratio(times[large], times[small]), times });
  }
  for (const { application, database } of sized) {
    await application.stop();
    await database.drop();
  }
  const [worst] = rows.sort((one, other) => other.ratio - one.ratio);
  return [
    {
      what: `${name}: GET /api/admin/mails, ${large.toLocaleString('en')} messages / ${small.toLocaleString('en')}, the worst of ${rows.length} calls`,
      ratio: worst.ratio,
      atMost: 1.5,
      note: `${worst.what}: ${[large, small].map((size) => `${median(worst.times[size]).toFixed(1)} ms`).join(' and ')}`,
    },
  ];
}

async function get(url, cookie) {
  const response = await fetch(url, { headers: { cookie } });
  const body = await response.text();
  if (!response.ok) throw new Error(`${url} got ${response.status}: ${body.slice(0, 200)}`);
}
