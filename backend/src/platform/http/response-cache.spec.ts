import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { FixedClock } from '../testing/fixed-clock.js';
import { aConfig } from '../testing/config.js';
import { RecordingPublicContent } from '../testing/recording-public-content.js';
import { type Content, PublicResponseCache } from './response-cache.js';
import { SecurityHeaders } from './security-headers.js';

interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A server that makes a response only if none is cached, as the application does. */
class Site {
  made: string[] = [];
  page: (url: string) => Partial<Content> | Promise<Partial<Content>> = () => ({});
  addressOf = (url: string): string | null => url;
  isInvented = (_url: string) => false;
  readonly content = new RecordingPublicContent();
  readonly clock = new FixedClock();
  readonly cache = new PublicResponseCache(new SecurityHeaders(aConfig()), this.content, this.clock);
  readonly server: Server = createServer((incoming, response) => {
    if (this.cache.serve(incoming, response)) return;
    const content = async () => {
      this.made.push(incoming.url!);
      const page = {
        status: 200,
        type: 'text/plain',
        body: `text ${this.made.length}`,
        audience: 'site',
      } as const;
      return { ...page, ...(await this.page(incoming.url!)) };
    };
    const url = incoming.url!;
    void this.cache.respond(incoming, response, this.addressOf(url), content, this.isInvented(url));
  });

  async get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Reply> {
    const { port } = this.server.address() as AddressInfo;
    const outgoing = request({ port, path, headers, method, agent: false }).end();
    const [response] = (await once(outgoing, 'response')) as [import('node:http').IncomingMessage];
    const chunks = await response.toArray();
    return {
      status: response.statusCode!,
      headers: response.headers,
      body: Buffer.concat(chunks as Buffer[]),
    };
  }
}

let site: Site;
beforeEach(async () => {
  site = new Site();
  await once(site.server.listen(0), 'listening');
});
afterEach(() => {
  site.server.close();
});

describe('a public response', () => {
  it('is made once and then served from the cache with the same bytes', async () => {
    const first = await site.get('/blog');
    const second = await site.get('/blog');
    expect(site.made).toEqual(['/blog']);
    expect([second.status, second.body.toString()]).toEqual([200, 'text 1']);
    const { date: _, ...headers } = first.headers;
    expect(second.headers).toMatchObject(headers);
  });

  it('has the security headers of its audience, its content type, and must be revalidated', async () => {
    site.page = () => ({ type: 'application/json; charset=utf-8', audience: 'api' });
    expect((await site.get('/api/blog-posts')).headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-cache',
      vary: 'Accept-Encoding',
      etag: expect.stringMatching(/^W\/"[\w-]{22}"$/),
    });
  });

  it('is cached once under its address, however the URL is spelled', async () => {
    site.addressOf = () => '/blog';
    for (const path of ['/blog', '/%62log', '/blog?x', '/admin/1', '/admin/2']) await site.get(path);
    expect(site.made).toEqual(['/blog']);
  });

  it('is cached separately for each address', async () => {
    const bodies = [await site.get('/a'), await site.get('/b'), await site.get('/a')];
    expect(bodies.map(({ body }) => body.toString())).toEqual(['text 1', 'text 2', 'text 1']);
  });

  it.each([
    [undefined, undefined],
    ['', undefined],
    ['identity', undefined],
    ['gzip', 'gzip'],
    ['br', 'br'],
    ['gzip, deflate, br', 'br'],
    ['gzip;q=1.0, br;q=0', 'gzip'],
    ['br;q=0.0, gzip', 'gzip'],
    ['br; q=0 , gzip;q=0', undefined],
    ['br;q=0.5', 'br'],
    ['deflate', undefined],
    ['*', undefined],
  ])('with Accept-Encoding %j is encoded as %s', async (accepted, encoding) => {
    site.page = () => ({ body: 'ñ'.repeat(1000) });
    for (const turn of ['made', 'cached']) {
      const { headers, body } = await site.get(
        '/',
        accepted === undefined ? {} : { 'accept-encoding': accepted },
      );
      const plain = encoding === 'br' ? brotliDecompressSync(body) : encoding ? gunzipSync(body) : body;
      expect([turn, headers['content-encoding'], plain.toString()]).toEqual([
        turn,
        encoding,
        'ñ'.repeat(1000),
      ]);
      expect(headers['content-length']).toBe(String(body.length));
    }
  });

  it('to HEAD has the same headers and no body', async () => {
    const { headers } = await site.get('/');
    const head = await site.get('/', {}, 'HEAD');
    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect(head.headers['content-length']).toBe(headers['content-length']);
    expect(head.headers.etag).toBe(headers.etag);
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('is not served from the cache to %s', async (method) => {
    await site.get('/');
    const incoming = { url: '/', method, headers: {} } as never;
    expect(site.cache.serve(incoming, {} as never)).toBe(false);
  });
});

describe('revalidation with If-None-Match', () => {
  it.each<[string, (tag: string) => string]>([
    ['the tag', (tag) => tag],
    ['the tag among others', (tag) => `"other", ${tag}, W/"more"`],
    ['the tag without the weak prefix', (tag) => tag.replace('W/', '')],
    ['any tag', () => '*'],
  ])('is 304 without a body for %s', async (_, header) => {
    const { etag } = (await site.get('/')).headers;
    const again = await site.get('/', { 'if-none-match': header(etag!) });
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag]);
    expect(again.headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'Accept-Encoding' });
    expect(again.headers['content-type']).toBeUndefined();
    expect(again.headers['x-content-type-options']).toBe('nosniff');
  });

  it('is 304 for HEAD and for every encoding', async () => {
    const { etag } = (await site.get('/', { 'accept-encoding': 'br' })).headers;
    expect((await site.get('/', { 'if-none-match': etag! }, 'HEAD')).status).toBe(304);
    expect((await site.get('/', { 'if-none-match': etag!, 'accept-encoding': 'gzip' })).status).toBe(304);
  });

  it.each(['"other"', 'W/"other"', 'garbage', '""'])('is 200 for another tag: %s', async (tag) => {
    await site.get('/');
    expect((await site.get('/', { 'if-none-match': tag })).status).toBe(200);
  });

  it('is 200 with another tag after the text has changed', async () => {
    const before = await site.get('/');
    site.content.changed();
    const after = await site.get('/', { 'if-none-match': before.headers.etag! });
    expect([after.status, after.body.toString()]).toEqual([200, 'text 2']);
  });

  it('keeps the tag when the same text is made again', async () => {
    site.page = () => ({ body: 'the same' });
    const before = await site.get('/');
    site.content.changed();
    expect((await site.get('/')).headers.etag).toBe(before.headers.etag);
  });
});

describe('invalidation', () => {
  it('drops every response when the content changes', async () => {
    for (const path of ['/a', '/b']) await site.get(path);
    site.content.changed();
    for (const path of ['/a', '/b']) await site.get(path);
    expect(site.made).toEqual(['/a', '/b', '/a', '/b']);
  });

  it('does not cache a response made while the content changed', async () => {
    site.page = async () => {
      if (site.made.length === 1) site.content.changed();
      return {};
    };
    const bodies = [await site.get('/'), await site.get('/'), await site.get('/')];
    expect(bodies.map(({ body }) => body.toString())).toEqual(['text 1', 'text 2', 'text 2']);
  });

  it('caches a 404, which is never answered with 304', async () => {
    site.page = () => ({ status: 404, body: 'Not found' });
    const { headers } = await site.get('/nowhere');
    expect((await site.get('/nowhere', { 'if-none-match': headers.etag! })).status).toBe(404);
    expect(site.made).toHaveLength(1);
  });

  it('does not cache a response without an address', async () => {
    site.addressOf = () => null;
    for (const path of ['/', '/', '/?page=1']) await site.get(path);
    expect(site.made).toHaveLength(3);
  });

  it('keeps of queries that anybody can invent the last hundred, and no page makes way for them', async () => {
    site.isInvented = (url) => url.includes('?');
    await site.get('/calculators');
    for (let query = 0; query < 10_000; query += 99) await site.get(`/calculators?amount=${query}`);
    site.made = [];
    for (const path of ['/calculators', '/calculators?amount=9999', '/calculators?amount=0'])
      await site.get(path);
    expect(site.made).toEqual(['/calculators?amount=0']);
  });

  it('caches nothing when making the content fails', async () => {
    const incoming = { url: '/', method: 'GET', headers: {} } as never;
    const failing = () => Promise.reject(new Error('the database is unavailable'));
    await expect(site.cache.respond(incoming, {} as never, '/', failing)).rejects.toThrow(
      'the database is unavailable',
    );
    expect((await site.get('/')).status).toBe(200);
  });
});

describe('a response with a time limit', () => {
  beforeEach(() => {
    site.page = () => ({ goodUntil: '2026-11-21T02:00:01.000Z' });
  });

  it('is served until then, and made anew afterwards', async () => {
    const texts: string[] = [];
    for (const step of [0, 999, 1, 0]) {
      site.clock.moveBy(step);
      texts.push((await site.get('/a')).body.toString());
    }
    expect(texts).toEqual(['text 1', 'text 1', 'text 2', 'text 3']);
  });

  it('is followed by one without a limit, which stays', async () => {
    await site.get('/a');
    site.clock.moveBy(1000);
    site.page = () => ({ goodUntil: null });
    await site.get('/a');
    site.clock.moveBy(365 * 24 * 3_600_000);
    expect((await site.get('/a')).body.toString()).toBe('text 2');
  });
});
