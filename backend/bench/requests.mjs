// Sends one request over and over from one light process, and says what was answered how soon. Arguments: a JSON with the
// port and the request as it goes over the line. Told `{ connections, seconds }` each connection sends the next request
// when the last one is answered; with `rate` so many a second are sent whatever is answered, and one that has to wait for
// a connection counts as sent; with `burst` so many are sent at the same moment, each on a connection of its own.
import { connect } from 'node:net';

const { port, text } = JSON.parse(process.argv[2]);
const TICK_MS = 2;
const MOST_WAITED_MS = 15_000;

let figures;
let unanswered = 0;
let idle = [];
let waiting = [];
let answered = () => undefined;

process.on('message', (order) => void run(order).then((result) => process.send(result)));
process.on('disconnect', () => process.exit());
process.send('ready');

async function run({ connections = 0, seconds = 0, rate = 0, burst = 0 }) {
  idle = await Promise.all(Array.from({ length: connections }, open));
  figures = { accepted: [], refused: [], statuses: {}, hasty: 0, cutOff: 0 };
  waiting = [];
  answered = () => undefined;
  const begun = performance.now();
  const end = begun + seconds * 1000;
  if (burst > 0) for (let number = 0; number < burst; number += 1) sendAlone(begun);
  else if (rate > 0) await atRate(rate, begun, end);
  else await inTurn(connections, end);
  const perSecond = figures.accepted.length / ((performance.now() - begun) / 1000);
  const unsent = waiting.splice(0).length;
  for (let waited = 0; unanswered > 0 && waited < MOST_WAITED_MS; waited += 20) await sleep(20);
  for (const { socket } of idle.splice(0)) socket.destroy();
  const { accepted, refused, ...counts } = figures;
  return {
    ...counts,
    perSecond,
    accepted: summed(accepted),
    refused: summed(refused),
    unanswered,
    unsent,
  };
}

async function atRate(rate, begun, end) {
  let sent = 0;
  for (let now = begun; now < end; now = performance.now()) {
    for (const due = Math.floor(((now - begun) / 1000) * rate); sent < due; sent += 1) send(now);
    await sleep(TICK_MS);
  }
}

async function inTurn(connections, end) {
  answered = () => {
    if (performance.now() < end) send(performance.now());
  };
  for (let number = 0; number < connections; number += 1) send(performance.now());
  await sleep(end - performance.now());
  answered = () => undefined;
}

function send(due) {
  const connection = idle.pop();
  if (!connection) return void waiting.push(due);
  connection.due = due;
  unanswered += 1;
  connection.socket.write(text);
}

function sendAlone(due) {
  unanswered += 1;
  const connection = { due, rest: '', alone: true };
  connection.socket = connect({ port, host: '127.0.0.1', noDelay: true }, () =>
    connection.socket.write(text),
  );
  listen(connection);
}

function open() {
  return new Promise((resolve, reject) => {
    const connection = { rest: '', due: null };
    connection.socket = connect({ port, host: '127.0.0.1', noDelay: true }, () => {
      resolve(connection);
    });
    connection.socket.on('error', reject);
    listen(connection);
  });
}

function listen(connection) {
  const { socket } = connection;
  socket.on('data', (bytes) => {
    connection.rest += bytes.latin1Slice();
    const end = connection.rest.indexOf('\r\n\r\n');
    if (end < 0) return;
    const head = connection.rest.slice(0, end);
    const length = Number(/content-length: (\d+)/i.exec(head)[1]);
    if (connection.rest.length < end + 4 + length) return;
    connection.rest = '';
    record(head, performance.now() - connection.due);
    connection.due = null;
    if (connection.alone) return void socket.destroy();
    idle.push(connection);
    if (waiting.length > 0) send(waiting.shift());
    answered();
  });
  socket.on('error', () => undefined);
  socket.on('close', () => {
    if (connection.due === null) return;
    figures.cutOff += 1;
    unanswered -= 1;
  });
}

function record(head, milliseconds) {
  unanswered -= 1;
  const status = head.slice(9, 12);
  figures.statuses[status] = (figures.statuses[status] ?? 0) + 1;
  if (status < '300') return void figures.accepted.push(milliseconds);
  figures.refused.push(milliseconds);
  if (!/retry-after: \d/i.test(head)) figures.hasty += 1;
}

function summed(times) {
  const sorted = Float64Array.from(times).sort();
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { count: sorted.length, p50: at(0.5), p99: at(0.99), most: at(1) };
}

function sleep(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
