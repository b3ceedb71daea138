import type { LookupAddress } from 'node:dns';
import { once } from 'node:events';
import { createServer as createHttpServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, isIP, type Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { rejectionOf } from '../testing/domain-errors.js';
import { aConfig } from '../testing/config.js';
import { Outbound, OutboundRefused, type OutboundRequest } from './outbound.js';

const GET: OutboundRequest = { method: 'GET', timeoutMs: 10_000, maxBytes: 1_000 };

/** Knows the host names of a test, each with the answers to one look-up after the other. */
class KnownHosts extends Outbound {
  readonly lookups: string[] = [];

  constructor(
    private readonly hosts: Readonly<Record<string, readonly string[][]>> = {},
    privateAddresses: 'allow' | 'deny' = 'deny',
  ) {
    super(aConfig({ OUTBOUND_PRIVATE_ADDRESSES: privateAddresses }));
  }

  protected override async resolve(host: string): Promise<LookupAddress[]> {
    const answers = this.hosts[host];
    if (!answers) throw Object.assign(new Error(host), { code: 'ENOTFOUND' });
    const found = answers[Math.min(this.lookups.push(host), answers.length) - 1]!;
    return found.map((address) => ({ address, family: isIP(address) }));
  }
}

const codeOf = (request: Promise<unknown>) =>
  request.then(
    () => 'no error',
    (error: OutboundRefused) => error.code,
  );

const PRIVATE = [
  // 127.0.0.1 in decimal, octal, hexadecimal, short forms and full-width digits
  '127.0.0.1',
  '2130706433',
  '017700000001',
  '0x7f000001',
  '127.1',
  '127.0.1',
  '0177.0.0.1',
  '0x7f.1',
  '127.255.255.254',
  '１２７.０.０.１',
  '127.0.0.1.',
  '%31%32%37.0.0.1',
  // 10/8
  '10.0.0.1',
  '10.1',
  '012.0.0.1',
  '0xa000001',
  '167772161',
  // the networks of Docker, 192.168/16, carrier-grade NAT
  '172.16.0.1',
  '172.17.0.1',
  '172.31.255.255',
  '0xac100001',
  '192.168.1.1',
  '192.168.257',
  '100.64.0.1',
  // link-local with the metadata of clouds
  '169.254.169.254',
  '2852039166',
  '0xA9FEA9FE',
  '169.254.43518',
  '168.63.129.16',
  // nothing, broadcast, multicast, reserved, documentation, benchmarks
  '0.0.0.0',
  '0',
  '0.1.2.3',
  '255.255.255.255',
  '224.0.0.1',
  '240.0.0.1',
  '192.0.0.8',
  '192.0.2.1',
  '198.51.100.1',
  '203.0.113.1',
  '198.18.0.1',
  '198.19.255.255',
  '192.88.99.1',
  // IPv6: itself, nothing, link-local, unique-local, site-local, multicast, documentation, discard
  '[::1]',
  '[0:0:0:0:0:0:0:1]',
  '[::]',
  '[fe80::1]',
  '[fc00::1]',
  '[fd00:ec2::254]',
  '[fec0::1]',
  '[ff02::1]',
  '[2001:db8::1]',
  '[3fff::1]',
  '[100::1]',
  '[2001:10::1]',
  // IPv4 within IPv6: mapped, compatible, translated, NAT64, 6to4, Teredo
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[::ffff:10.0.0.1]',
  '[::ffff:a9fe:a9fe]',
  '[::127.0.0.1]',
  '[::ffff:0:127.0.0.1]',
  '[64:ff9b::127.0.0.1]',
  '[64:ff9b::a9fe:a9fe]',
  '[64:ff9b::c0a8:101]',
  '[64:ff9b:1::7f00:1]',
  '[2002:7f00:1::]',
  '[2002:a00:1::1]',
  '[2002:c0a8:101::1]',
  '[2001:0:7f00:1::]',
  '[2001:0:4136:e378:8000:63bf:3fff:fdd2]',
];

const PUBLIC = [
  '8.8.8.8',
  '1.1.1.1',
  '172.32.0.1',
  '100.128.0.1',
  '198.20.0.1',
  '2001:4860:4860::8888',
  '2606:4700::1111',
  '::ffff:8.8.8.8',
  '64:ff9b::808:808',
];

describe('addresses that are not public', () => {
  it.each(PRIVATE)('https://%s/ is rejected', async (host) => {
    const outbound = new KnownHosts();
    expect(await codeOf(outbound.request(`https://${host}:1/`, GET))).toBe('outbound.private');
    expect(outbound.lookups).toEqual([]);
  });

  it.each([
    ['localhost', ['127.0.0.1', '::1']],
    ['localhost.', ['127.0.0.1']],
    ['app.localhost', ['::1']],
    ['127.0.0.1.nip.example', ['127.0.0.1']],
    ['redis', ['172.18.0.3']],
    ['db', ['fd12:3456::5']],
    ['metadata.example', ['169.254.169.254']],
    ['scoped.example', ['fe80::1%eth0']],
    ['private-last.example', ['8.8.8.8', '10.0.0.1']],
    ['private-first.example', ['::1', '8.8.8.8']],
    ['two-families.example', ['2606:4700::1111', '1.1.1.1', '::ffff:192.168.0.1']],
    ['no-address.example', ['not an address']],
  ])('the name %s of %j is rejected', async (host, addresses) => {
    const outbound = new KnownHosts({ [host]: [addresses] });
    expect(await codeOf(outbound.request(`https://${host}/`, GET))).toBe('outbound.private');
  });

  it('the name localhost of this machine is rejected', async () =>
    expect(await codeOf(new Outbound(aConfig()).request('https://localhost/', GET))).toBe(
      'outbound.private',
    ));
});

describe('an address that is entered', () => {
  it.each([
    ['', 'outbound.no-address'],
    ['calendar.example/a.ics', 'outbound.no-address'],
    ['https://', 'outbound.no-address'],
    ['https://[::1', 'outbound.no-address'],
    ['https://256.256.256.256/', 'outbound.no-address'],
    ['http://calendar.example/', 'outbound.scheme'],
    ['ftp://calendar.example/', 'outbound.scheme'],
    ['file://calendar.example/etc/passwd', 'outbound.scheme'],
    ['file:///etc/passwd', 'outbound.no-address'],
    ['data:text/calendar,BEGIN', 'outbound.no-address'],
    ['javascript:alert(1)', 'outbound.no-address'],
    ['https://ana@calendar.example/', 'outbound.credentials'],
    ['https://ana:secret@calendar.example/', 'outbound.credentials'],
    ['https://:secret@calendar.example/', 'outbound.credentials'],
    ['https://nobody.example/', 'outbound.unknown-host'],
    ['https://private.example/', 'outbound.private'],
    ['https://calendar.example@10.0.0.1/', 'outbound.credentials'],
    ['https://10.0.0.1#calendar.example', 'outbound.private'],
    ['https:\\\\10.0.0.1\\calendar.example', 'outbound.private'],
  ])('%s is rejected as %s', async (address, code) => {
    const outbound = new KnownHosts({ 'private.example': [['10.0.0.1']] });
    expect(await codeOf(outbound.request(address, GET))).toBe(code);
    const { kind, errors } = await rejectionOf(outbound.checkAddress(address));
    expect({ kind, fields: Object.keys(errors ?? {}) }).toEqual({ kind: 'Invalid', fields: ['url'] });
  });

  it.each(PUBLIC)('of the public address %s is accepted', async (address) => {
    const outbound = new KnownHosts({ 'calendar.example': [[address]] });
    await expect(outbound.checkAddress('https://calendar.example:8443/a.ics?b=c')).resolves.toBeUndefined();
  });

  it('may be private and http when private addresses are allowed', async () => {
    const outbound = new KnownHosts({ 'nas.local': [['192.168.1.5']] }, 'allow');
    await expect(outbound.checkAddress('http://nas.local/a.ics')).resolves.toBeUndefined();
    expect((await rejectionOf(outbound.checkAddress('ftp://nas.local/'))).errors).toHaveProperty('url');
  });
});

describe('with private addresses allowed', () => {
  it.each([
    '169.254.169.254',
    '169.254.0.1',
    '2852039166',
    '[fe80::1]',
    '[::ffff:169.254.169.254]',
    '168.63.129.16',
    '[::ffff:168.63.129.16]',
    '[fd00:ec2::254]',
    '[64:ff9b::a9fe:a9fe]',
  ])('http://%s/ is rejected all the same', async (host) => {
    const outbound = new KnownHosts({}, 'allow');
    expect(await codeOf(outbound.request(`http://${host}:1/`, GET))).toBe('outbound.private');
  });

  it.each([['169.254.169.254'], ['fe80::1%eth0'], ['192.168.1.5', '168.63.129.16'], ['no address']])(
    'the name of %j is rejected',
    async (...addresses) => {
      const outbound = new KnownHosts({ 'metadata.example': [addresses] }, 'allow');
      expect(await codeOf(outbound.request('http://metadata.example/', GET))).toBe('outbound.private');
    },
  );

  it.each(['192.168.1.5', '10.0.0.1', '127.0.0.1', 'fd12:3456::5', '8.8.8.8'])(
    '%s is accepted',
    (address) => {
      const outbound = new KnownHosts({ 'nas.local': [[address]] }, 'allow');
      return expect(outbound.checkAddress('http://nas.local/')).resolves.toBeUndefined();
    },
  );
});

describe('a request', () => {
  let server: Server;
  let answer: RequestListener;
  let requests: number;
  const outbound = new KnownHosts({ 'receiver.example': [['127.0.0.1']] }, 'allow');
  const address = (path = '/') => `http://receiver.example:${(server.address() as AddressInfo).port}${path}`;

  beforeEach(async () => {
    requests = 0;
    server = createHttpServer((request, response) => {
      requests += 1;
      answer(request, response);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  it('sends method, headers and body, and keeps no connection', async () => {
    let received: object = {};
    answer = (request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const { method, url, headers } = request;
        received = { method, url, headers, body: Buffer.concat(chunks).toString() };
        response.writeHead(410, { etag: '"a"' }).end('gone');
      });
    };
    const headers = { 'content-type': 'application/json', 'webhook-id': 'a' };
    const response = await outbound.request(address('/a?b=c%20d'), {
      ...GET,
      method: 'POST',
      headers,
      body: '{"ñ":1}',
    });
    expect(received).toMatchObject({
      method: 'POST',
      url: '/a?b=c%20d',
      body: '{"ñ":1}',
      headers: { ...headers, host: new URL(address()).host, connection: 'close', 'content-length': '8' },
    });
    expect({ ...response, body: response.body.toString() }).toMatchObject({
      status: 410,
      headers: { etag: '"a"' },
      body: 'gone',
      truncated: false,
    });
  });

  it.each([301, 302, 303, 307, 308])('follows no redirect: %i', async (status) => {
    answer = (_request, response) => response.writeHead(status, { location: '/elsewhere' }).end();
    expect((await outbound.request(address(), GET)).status).toBe(status);
    expect(requests).toBe(1);
  });

  it.each([
    [999, 999, false],
    [1_000, 1_000, false],
    [1_001, 1_000, true],
    [500_000, 1_000, true],
  ])('reads of %i bytes %i', async (sent, read, truncated) => {
    answer = (_request, response) => response.end('x'.repeat(sent));
    const response = await outbound.request(address(), GET);
    expect([response.body.length, response.truncated]).toEqual([read, truncated]);
  });

  it('ends an answer without end at the limit of its size', async () => {
    answer = (_request, response) => {
      const more = () => !response.destroyed && response.write('x'.repeat(100), () => setImmediate(more));
      more();
    };
    expect(await outbound.request(address(), GET)).toMatchObject({ status: 200, truncated: true });
  });

  it.each<[string, RequestListener]>([
    ['is silent', () => undefined],
    ['sends headers only', (_request, response) => response.writeHead(200).flushHeaders()],
    [
      'sends a byte now and then',
      (_request, response) => {
        const timer = setInterval(() => response.write('x'), 20);
        response.on('close', () => clearInterval(timer));
      },
    ],
  ])('ends at the time limit when the server %s', async (_what, slow) => {
    answer = slow;
    const request = outbound.request(address(), { ...GET, timeoutMs: 200, maxBytes: 1_000_000 });
    expect(await codeOf(request)).toBe('outbound.timeout');
  });

  it('ends at the time limit when the look-up does', async () => {
    class Silent extends Outbound {
      protected override resolve = () => new Promise<never>(() => undefined);
    }
    const request = new Silent(aConfig()).request('https://a.example/', { ...GET, timeoutMs: 50 });
    expect(await codeOf(request)).toBe('outbound.timeout');
  });

  it('rejects half of an answer', async () => {
    answer = (_request, response) => {
      response.writeHead(200, { 'content-length': '500' }).write('half');
      setTimeout(() => response.destroy(), 20);
    };
    expect(await codeOf(outbound.request(address(), GET))).toBe('outbound.unreachable');
  });

  it('ends with the reason of its signal', async () => {
    const stopping = new AbortController();
    answer = () => stopping.abort(new Error('the server stops'));
    const request = outbound.request(address(), { ...GET, signal: stopping.signal });
    await expect(request).rejects.toThrow('the server stops');
  });

  it('looks a name up once and connects to that address', async () => {
    const changing = new KnownHosts({ 'changing.example': [['127.0.0.1'], ['192.0.2.1']] }, 'allow');
    answer = (_request, response) => response.end('the checked one');
    const url = address().replace('receiver', 'changing');
    expect((await changing.request(url, GET)).body.toString()).toBe('the checked one');
    expect(changing.lookups).toEqual(['changing.example']);
  });

  it('says why there was no connection, without the address', async () => {
    const { port } = server.address() as AddressInfo;
    server.close();
    await once(server, 'close');
    const error = await outbound
      .request(`http://127.0.0.1:${port}/secret`, GET)
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(OutboundRefused);
    expect(error).toMatchObject({ code: 'outbound.unreachable', reason: 'ECONNREFUSED' });
    expect(String(error)).not.toMatch(/secret|127/);
  });

  it('of https names the host to the server, and rejects an answer that is no TLS', async () => {
    const names: string[] = [];
    const tls = createTlsServer({
      SNICallback: (name, done) => {
        names.push(name);
        done(new Error('no certificate'));
      },
    });
    tls.on('tlsClientError', () => undefined);
    tls.listen(0, '127.0.0.1');
    await once(tls, 'listening');
    const { port } = tls.address() as AddressInfo;
    expect(await codeOf(outbound.request(`https://receiver.example:${port}/`, GET))).toBe(
      'outbound.unreachable',
    );
    expect(names).toEqual(['receiver.example']);
    tls.close();
    answer = (_request, response) => response.end();
    const plain = address().replace('http:', 'https:');
    expect(await codeOf(outbound.request(plain, GET))).toBe('outbound.unreachable');
  });

  it('rejects an answer that is no HTTP', async () => {
    const odd = createTcpServer((socket: Socket) => socket.end('220 mail.example ESMTP\r\n'));
    odd.listen(0, '127.0.0.1');
    await once(odd, 'listening');
    const { port } = odd.address() as AddressInfo;
    expect(await codeOf(outbound.request(`http://127.0.0.1:${port}/`, GET))).toBe('outbound.unreachable');
    odd.close();
  });
});
