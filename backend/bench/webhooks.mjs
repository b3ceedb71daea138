// Bookings while twenty webhooks that asked for them are dead, against bookings without a webhook: half of the dead refuse the
// connection, the others accept it and never answer.
import { once } from 'node:events';
import { createServer } from 'node:net';
import { BOOKING, storedBookings } from './booking.mjs';
import { DATABASES } from './databases.mjs';
import { inRounds, load, ratio } from './measure.mjs';
import { signIn, startApplication } from './servers.mjs';

const WEBHOOKS = 20;
const EVENTS = ['booking.created', 'booking.confirmed', 'lead.status_changed'];
/** Nothing listens there. */
const REFUSING = 'http://127.0.0.1:9/';

export async function webhooks({ rounds }) {
  const rows = [];
  for (const create of DATABASES) rows.push(await onDatabase(create, rounds));
  return rows;
}

async function onDatabase(create, rounds) {
  const [without, dead] = [await create(), await create()];
  const silent = createServer((socket) => socket.on('error', () => undefined)).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const env = { OUTBOUND_PRIVATE_ADDRESSES: 'allow' };
  const plain = await startApplication(without.url, env);
  const told = await startApplication(dead.url, env);
  await addWebhooks(told.url, `http://127.0.0.1:${silent.address().port}/`);
  const results = await inRounds(rounds, { plain: () => booked(plain), told: () => booked(told) });
  await Promise.all([plain.stop(), told.stop()]);
  silent.close();
  const stored = await storedBookings(dead);
  const events = await dead.count('SELECT COUNT(*) FROM webhook_events');
  if (Number(events) !== stored) throw new Error(`${stored} bookings, ${events} events`);
  const deliveries = await dead.count('SELECT COUNT(*) FROM webhook_deliveries');
  await without.drop();
  await dead.drop();
  return {
    what: `${dead.name}: POST /api/appointments, 32 connections, with ${WEBHOOKS} dead webhooks / without any`,
    ratio: ratio(results.told, results.plain),
    atLeast: 0.9,
    note: `${stored} bookings and events stored, ${deliveries} deliveries wait`,
  };
}

async function booked(server) {
  const headers = { 'content-type': 'application/json', 'idempotency-key': '[<id>]' };
  const sent = { ...BOOKING, method: 'POST', status: 201, headers, idReplacement: true };
  return (await load(server, sent)).perSecond;
}

async function addWebhooks(url, silent) {
  const headers = { cookie: await signIn(url), 'content-type': 'application/json' };
  for (let place = 0; place < WEBHOOKS; place += 1) {
    const body = JSON.stringify({ url: place % 2 ? silent : REFUSING, events: EVENTS });
    const response = await fetch(`${url}/api/admin/webhooks`, { method: 'POST', headers, body });
    if (!response.ok) throw new Error(`A webhook got ${response.status}: ${await response.text()}`);
  }
}
