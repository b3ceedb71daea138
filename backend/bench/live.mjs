// The live channel against a bare ws server: the latency of a message to 1, 100 and 1,000 consoles, and the server CPU per
// message. The request that causes a message costs the application more than the bare server, so the same requests go to
// a second instance of each without consoles, and that time is subtracted.
import { join } from 'node:path';
import { BOOKING } from './booking.mjs';
import { cpuSeconds, inRounds, median, ratio } from './measure.mjs';
import { signIn, startApplication, startBare, startWorker, temporaryFolder } from './servers.mjs';

const SIZES = [
  { consoles: 1, times: 300 },
  { consoles: 100, times: 400 },
  { consoles: 1000, times: 120 },
];
/** A burst, to check for lost messages: the number of requests, and how many are concurrent. */
const BURST = { times: 100, together: 50 };

export async function liveFanOut({ rounds }) {
  const folder = temporaryFolder();
  const start = async (name) => ({
    ours: await startApplication(`sqlite:${join(folder, `${name}.sqlite`)}`),
    bare: await startBare('bare-ws.mjs'),
  });
  const [servers, unheard] = [await start('heard'), await start('unheard')];
  const cookie = await signIn(servers.ours.url);
  const none = await holders(unheard, 0, cookie);
  const rows = [];
  for (const { consoles, times } of SIZES) {
    const held = await holders(servers, consoles, cookie);
    const measured = (name) => async () => {
      const without = await none[name].run({ times, together: 1 });
      const withAll = await held[name].run({ times, together: 1 });
      const { lost } = await held[name].run(BURST);
      return {
        ...withAll,
        lost: withAll.lost + lost,
        cpu: (withAll.cpu - without.cpu) / (times * consoles),
      };
    };
    await Promise.all([measured('ours')(), measured('bare')()]); // warm
    rows.push(
      ...rowsOf(consoles, await inRounds(rounds, { ours: measured('ours'), bare: measured('bare') })),
    );
    for (const { stop } of Object.values(held)) await stop();
  }
  for (const { stop } of [none, servers, unheard].flatMap(Object.values)) await stop();
  return rows;
}

function rowsOf(consoles, { ours, bare }) {
  const p99 = (results) => results.map(({ waits }) => waits.p99);
  const lost = ours.reduce((sum, round) => sum + round.lost, 0);
  if (lost > 0) throw new Error(`${lost} messages to ${consoles} consoles were lost`);
  const to = `${consoles.toLocaleString('en')} ${consoles === 1 ? 'console' : 'consoles'}`;
  const milliseconds = (results) => median(p99(results)).toFixed(1);
  const all = consoles === 1000;
  const rows = [
    {
      what: `a booking's message to ${to} / bare ws, p99`,
      ratio: ratio(p99(ours), p99(bare)),
      ...(all && { atMost: 1.3 }),
      note: `${milliseconds(ours)} ms and ${milliseconds(bare)} ms from the request that causes it; none lost`,
    },
  ];
  if (consoles === 1)
    return [
      {
        what: `a booking's message to ${to} / the booking's own response, p99`,
        ratio: ratio(
          p99(ours),
          ours.map(({ responseTimes }) => responseTimes.p99),
        ),
        atMost: 1.5,
      },
    ];
  const cpu = (results) => results.map((round) => round.cpu);
  rows.push({
    what: `server CPU a message, ${to} / bare ws`,
    ratio: ratio(cpu(ours), cpu(bare)),
    ...(all && { atMost: 1.15 }),
    note: `${(median(cpu(ours)) * 1e6).toFixed(1)} µs and ${(median(cpu(bare)) * 1e6).toFixed(1)} µs`,
  });
  return rows;
}

/** For each server a process that holds this many sockets to it. */
async function holders(servers, sockets, cookie) {
  const entries = Object.entries(servers).map(async ([name, server]) => [
    name,
    await hold(server, sockets, cookie),
  ]);
  return Object.fromEntries(await Promise.all(entries));
}

async function hold(server, sockets, cookie) {
  const { port } = new URL(server.url);
  const worker = await startWorker('live-clients.mjs', { port, sockets, cookie, cause: BOOKING });
  return {
    async run(order) {
      const before = cpuSeconds(server.child.pid);
      const result = await worker.ask(order);
      return { ...result, cpu: cpuSeconds(server.child.pid) - before };
    },
    stop: worker.stop,
  };
}
