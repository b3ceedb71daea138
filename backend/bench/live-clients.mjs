// Holds the sockets of many consoles in one process, and sends the requests that cause messages. Argument: a JSON with
// the port, the number of sockets, their cookie, and the request that causes a message. On `{ times, together }` it sends
// the request `times` times, `together` at once, and reports when each socket received the message.
import { Agent, request } from 'node:http';
import { connect } from 'node:net';

const { port, sockets, cookie, cause } = JSON.parse(process.argv[2]);
const MOST_WAITED_MS = 10_000;
const PONG = Buffer.from([0x8a, 0x80, 0, 0, 0, 0]);
const TEXT = 0x81;
const PING = 0x89;

const counts = new Uint32Array(sockets);
let begun = 0;
let waits = [];
let missing = 0;
let complete = () => undefined;

await Promise.all(Array.from(counts, (_, number) => open(number)));
const agent = new Agent({ keepAlive: true });
process.on('message', (order) => void run(order).then((result) => process.send(result)));
process.on('disconnect', () => process.exit());
process.send('ready');

async function run({ times, together }) {
  counts.fill(0);
  waits = [];
  const responseTimes = [];
  for (let step = 0; step < times; step += together) {
    begun = performance.now();
    missing += sockets * together;
    const told = new Promise((resolve) => (complete = resolve));
    const causes = Array.from({ length: together }, async () => {
      await send();
      responseTimes.push(performance.now() - begun);
    });
    await Promise.all(causes);
    if (missing > 0) await Promise.race([told, late()]);
  }
  const lost = counts.reduce((sum, count) => sum + Math.abs(times - count), 0);
  missing = 0;
  return { waits: percentiles(waits), responseTimes: percentiles(responseTimes), lost };
}

function late() {
  return new Promise((resolve) => setTimeout(resolve, MOST_WAITED_MS).unref());
}

function send() {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(cause.body) };
    const outgoing = request(
      { port, host: '127.0.0.1', method: 'POST', path: cause.path, headers, agent },
      (response) => {
        response.resume().on('end', resolve);
        if (response.statusCode >= 300) reject(new Error(`${cause.path} got ${response.statusCode}`));
      },
    );
    outgoing.on('error', reject).end(cause.body);
  });
}

function received(number) {
  counts[number] += 1;
  waits.push(performance.now() - begun);
  missing -= 1;
  if (missing === 0) complete();
}

/** A raw TCP socket: a client library would use more CPU than the measured server. */
function open(number) {
  return new Promise((resolve, reject) => {
    let upgraded = false;
    let rest = Buffer.alloc(0);
    const socket = connect({
      port,
      host: '127.0.0.1',
      noDelay: true,
      onread: {
        buffer: Buffer.allocUnsafe(16_384),
        callback: (length, buffer) => {
          let bytes = buffer.subarray(0, length);
          if (rest.length > 0) bytes = Buffer.concat([rest, bytes]);
          if (!upgraded) {
            const end = bytes.indexOf('\r\n\r\n');
            if (end < 0) return void (rest = Buffer.from(bytes));
            const status = bytes.toString('latin1', 9, 12);
            if (status !== '101') return reject(new Error(`The upgrade got ${status}`));
            upgraded = true;
            bytes = bytes.subarray(end + 4);
            resolve();
          }
          rest = Buffer.from(frames(bytes, socket, number));
        },
      },
    });
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('A socket was closed')));
    socket.write(
      `GET /ws HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
        `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nCookie: ${cookie}\r\n\r\n`,
    );
  });
}

/** Counts text frames, responds to pings, and returns the bytes of an incomplete frame. */
function frames(bytes, socket, number) {
  while (bytes.length >= 2 && bytes.length >= 2 + bytes[1]) {
    if (bytes[0] === TEXT && missing > 0) received(number);
    if (bytes[0] === PING) socket.write(PONG);
    bytes = bytes.subarray(2 + bytes[1]);
  }
  return bytes;
}

function percentiles(numbers) {
  const sorted = Float64Array.from(numbers).sort();
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  return { p50: at(0.5), p99: at(0.99) };
}
