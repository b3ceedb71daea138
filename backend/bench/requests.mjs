// Sends one request repeatedly and reports statuses and latencies. Argument: a JSON with the port and the raw request. On
// `{ connections, seconds }` each connection sends the next request after the last response; with `rate`, requests are
// sent at that rate per second, and the latency includes the wait for a connection; with `burst`, that many are sent at
// once, each on its own connection.
import { connect } from 'node:net';

const { port, text } = JSON.parse(process.argv[2]);
const TICK_MS = 2;
const MOST_WAITED_MS = 15_000;

let results;
let pending = 0;
let idle = [];
let waiting = [];
let onResponse = () => undefined;

process.on('message', (order) => void run(order).then((result) => process.send(result)));
process.on('disconnect', () => process.exit());
process.send('ready');

async function run({ connections = 0, seconds = 0, rate = 0, burst = 0 }) {
  idle = await Promise.all(Array.from({ length: connections }, open));
  results = { accepted: [], rejected: [], statuses: {}, withoutRetryAfter: 0, disconnected: 0 };
  waiting = [];
  onResponse = () => undefined;
  const begun = performance.now();
  const end = begun + seconds * 1000;
  if (burst > 0) for (let number = 0; number < burst; number += 1) sendAlone(begun);
  else if (rate > 0) await atRate(rate, begun, end);
  else await inTurn(connections, end);
  const perSecond = results.accepted.length / ((performance.now() - begun) / 1000);
  const unsent = waiting.splice(0).length;
  for (let waited = 0; pending > 0 && waited < MOST_WAITED_MS; waited += 20) await sleep(20);
  for (const { socket } of idle.splice(0)) socket.destroy();
  const { accepted, rejected, ...counts } = results;
  return {
    ...counts,
    perSecond,
    accepted: summed(accepted),
    rejected: summed(rejected),
    pending,
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
  onResponse = () => {
    if (performance.now() < end) send(performance.now());
  };
  for (let number = 0; number < connections; number += 1) send(performance.now());
  await sleep(end - performance.now());
  onResponse = () => undefined;
}

function send(due) {
  const connection = idle.pop();
  if (!connection) return void waiting.push(due);
  connection.due = due;
  pending += 1;
  connection.socket.write(text);
}

function sendAlone(due) {
  pending += 1;
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
    onResponse();
  });
  socket.on('error', () => undefined);
  socket.on('close', () => {
    if (connection.due === null) return;
    results.disconnected += 1;
    pending -= 1;
  });
}

function record(head, milliseconds) {
  pending -= 1;
  const status = head.slice(9, 12);
  results.statuses[status] = (results.statuses[status] ?? 0) + 1;
  if (status < '300') return void results.accepted.push(milliseconds);
  results.rejected.push(milliseconds);
  if (!/retry-after: \d/i.test(head)) results.withoutRetryAfter += 1;
}

function summed(times) {
  const sorted = Float64Array.from(times).sort();
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { count: sorted.length, p50: at(0.5), p99: at(0.99), most: at(1) };
}

function sleep(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
