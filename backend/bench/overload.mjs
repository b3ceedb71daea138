// Overload with bookings. The held rate is the highest at which 99 % are stored, 99 % of those within a second; then three
// times that rate is sent. The peak is the best rate of the round, measured in any way.
import { BOOKING, storedBookings } from './booking.mjs';
import { DATABASES } from './databases.mjs';
import { cpuSeconds, median, ratio } from './measure.mjs';
import { startApplication, startWorker } from './servers.mjs';

const SHARES = [1.2, 1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2];
const TIMES_HELD = 3;
/** Enough connections for shared commits, and fewer than the load shedding limit. */
const MANY = 200;
/** More connections than the load shedding limit. */
const CONNECTIONS = 1_500;
const BURST = 1_000;
const MOST_RECOVERY_S = 10;

export async function overload({ rounds }) {
  const rows = [];
  for (const create of DATABASES) rows.push(...(await onDatabase(create, rounds)));
  return rows;
}

async function onDatabase(create, rounds) {
  const database = await create();
  const application = await startApplication(database.url);
  const worker = await startWorker('requests.mjs', requestTo(application));
  let accepted = 0;
  const send = async (order) => {
    const before = cpuSeconds(application.child.pid);
    const result = await worker.ask(order);
    result.perCpuSecond = result.accepted.count / (cpuSeconds(application.child.pid) - before);
    accepted += result.accepted.count;
    const { withoutRetryAfter, disconnected, pending, statuses } = result;
    const others = Object.keys(statuses).filter((status) => !['201', '429', '503'].includes(status));
    if (withoutRetryAfter + disconnected + pending + others.length > 0)
      throw new Error(`Unexpected responses to bookings: ${JSON.stringify(result)}`);
    return result;
  };
  await send({ connections: MANY, seconds: 2 }); // warm
  const measured = [];
  for (let round = 0; round < rounds; round += 1) measured.push(await oneRound(send));
  const burst = await send({ burst: BURST });
  await application.stop();
  const stored = await storedBookings(database);
  if (stored !== accepted) throw new Error(`${accepted} bookings got 201, ${stored} are stored`);
  await database.drop();
  return rowsOf(database.name, measured, burst);
}

async function oneRound(send) {
  const full = await send({ connections: MANY, seconds: 2 });
  const held = await heldRate(send, full.perSecond);
  const flood = await send({ connections: CONNECTIONS, seconds: 4, rate: TIMES_HELD * held });
  const begun = performance.now();
  let recovered = false;
  while (!recovered && performance.now() - begun < MOST_RECOVERY_S * 1000 * 2)
    recovered = isHeld(await send({ connections: CONNECTIONS, seconds: 1, rate: held * 0.8 }));
  return {
    peak: Math.max(full.perSecond, held),
    held,
    full,
    flood,
    recovery: (performance.now() - begun) / 1000,
    byCpu: flood.perCpuSecond / full.perCpuSecond,
  };
}

async function heldRate(send, peak) {
  for (const share of SHARES) {
    const rate = Math.round(peak * share);
    if (isHeld(await send({ connections: CONNECTIONS, seconds: 2, rate }))) return rate;
  }
  throw new Error(`The server does not hold a fifth of ${peak} bookings per second`);
}

function isHeld({ accepted, rejected, unsent }) {
  return unsent === 0 && accepted.count / (accepted.count + rejected.count) >= 0.99 && accepted.p99 < 1000;
}

function rowsOf(name, measured, burst) {
  const of = (result) => measured.map(result);
  const middle = (result) => median(of(result));
  const milliseconds = (times) => `${Math.round(middle((round) => times(round).p99))} ms`;
  const share = middle(({ flood }) => flood.rejected.count / (flood.rejected.count + flood.accepted.count));
  return [
    {
      what: `${name}: bookings stored at ${TIMES_HELD} x the held rate / the peak`,
      ratio: ratio(
        of(({ flood }) => flood.perSecond),
        of(({ peak }) => peak),
      ),
      atLeast: 0.7,
      note:
        `${middle(({ byCpu }) => byCpu).toFixed(2)} a second of server CPU; ${Math.round(share * 100)} % rejected, ` +
        `all with Retry-After; every 201 stored; held ${Math.round(middle(({ held }) => held))} a second`,
    },
    {
      what: `${name}: a rejection at that rate / a booking at ${MANY} connections, p99`,
      ratio: ratio(
        of(({ flood }) => flood.rejected.p99),
        of(({ full }) => full.accepted.p99),
      ),
      atMost: 1,
      note: `${milliseconds(({ flood }) => flood.rejected)}; bookings at that rate ${milliseconds(({ flood }) => flood.accepted)}`,
    },
    {
      what: `${name}: until four fifths of the held rate are held again`,
      ratio: middle(({ recovery }) => recovery),
      unit: ' s',
      atMost: 10,
      note: 'of which one is the measurement',
    },
    {
      what: `${name}: ${BURST.toLocaleString('en')} bookings at the same moment, the last response`,
      ratio: Math.max(burst.accepted.most, burst.rejected.most) / 1000,
      unit: ' s',
      atMost: 10,
      note: `${burst.accepted.count} stored, the others rejected`,
    },
  ];
}

function requestTo({ url }) {
  const { host, port } = new URL(url);
  const text =
    `POST ${BOOKING.path} HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\n` +
    `Content-Length: ${Buffer.byteLength(BOOKING.body)}\r\n\r\n${BOOKING.body}`;
  return { port, text };
}
