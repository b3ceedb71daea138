import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { aConfig } from '../testing/config.js';
import { RecordingPublicContent } from '../testing/recordings.js';
import { type Content, HotAnswers } from './hot-answers.js';

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A server that makes each answer anew unless it has it already, as the application does. */
class Site {
  made: string[] = [];
  page: (url: string) => Partial<Content> | Promise<Partial<Content>> = () => ({});
  addressOf = (url: string): string | null => url;
  readonly content = new RecordingPublicContent();
  readonly answers = new HotAnswers(aConfig(), this.content);
  readonly server: Server = createServer((incoming, response) => {
    if (this.answers.serve(incoming, response)) return;
    void this.answers.make(incoming, response, this.addressOf(incoming.url!), async () => {
      this.made.push(incoming.url!);
      const page = {
        status: 200,
        type: 'text/plain',
        body: `text ${this.made.length}`,
        face: 'site',
      } as const;
      return { ...page, ...(await this.page(incoming.url!)) };
    });
  });

  async ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
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

describe('a public answer', () => {
  it('is made once, and the same bytes come from memory ever after', async () => {
    const first = await site.ask('/blog');
    const second = await site.ask('/blog');
    expect(site.made).toEqual(['/blog']);
    expect([second.status, second.body.toString()]).toEqual([200, 'text 1']);
    const { date: _, ...headers } = first.headers;
    expect(second.headers).toMatchObject(headers);
  });

  it('carries the security headers of its face, its type, and the order to ask again', async () => {
    site.page = () => ({ type: 'application/json; charset=utf-8', face: 'api' });
    expect((await site.ask('/api/blog-posts')).headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-cache',
      vary: 'Accept-Encoding',
      etag: expect.stringMatching(/^W\/"[\w-]{22}"$/),
    });
  });

  it('is kept once under its address, however anybody spells it', async () => {
    site.addressOf = () => '/blog';
    for (const path of ['/blog', '/%62log', '/blog?x', '/admin/1', '/admin/2']) await site.ask(path);
    expect(site.made).toEqual(['/blog']);
  });

  it('is kept by address: each has its own', async () => {
    const bodies = [await site.ask('/a'), await site.ask('/b'), await site.ask('/a')];
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
  ])('for a browser that takes %j is encoded as %s', async (accepted, encoding) => {
    site.page = () => ({ body: 'ñ'.repeat(1000) });
    for (const turn of ['made', 'kept']) {
      const { headers, body } = await site.ask(
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
    const { headers } = await site.ask('/');
    const head = await site.ask('/', {}, 'HEAD');
    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect(head.headers['content-length']).toBe(headers['content-length']);
    expect(head.headers.etag).toBe(headers.etag);
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('is not given from memory to %s', async (method) => {
    await site.ask('/');
    const incoming = { url: '/', method, headers: {} } as never;
    expect(site.answers.serve(incoming, {} as never)).toBe(false);
  });
});

describe('an answer that the browser has', () => {
  it.each<[string, (tag: string) => string]>([
    ['its tag', (tag) => tag],
    ['its tag among others', (tag) => `"other", ${tag}, W/"more"`],
    ['its tag without the mark of weakness', (tag) => tag.replace('W/', '')],
    ['any tag', () => '*'],
  ])('is 304 without a body for %s', async (_, header) => {
    const { etag } = (await site.ask('/')).headers;
    const again = await site.ask('/', { 'if-none-match': header(etag!) });
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag]);
    expect(again.headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'Accept-Encoding' });
    expect(again.headers['content-type']).toBeUndefined();
    expect(again.headers['x-content-type-options']).toBe('nosniff');
  });

  it('is 304 to HEAD too, and whatever the encoding', async () => {
    const { etag } = (await site.ask('/', { 'accept-encoding': 'br' })).headers;
    expect((await site.ask('/', { 'if-none-match': etag! }, 'HEAD')).status).toBe(304);
    expect((await site.ask('/', { 'if-none-match': etag!, 'accept-encoding': 'gzip' })).status).toBe(304);
  });

  it.each(['"other"', 'W/"other"', 'garbage', '""'])('is sent again for the tag %s', async (tag) => {
    await site.ask('/');
    expect((await site.ask('/', { 'if-none-match': tag })).status).toBe(200);
  });

  it('has another tag once its text is another', async () => {
    const before = await site.ask('/');
    site.content.changed();
    const after = await site.ask('/', { 'if-none-match': before.headers.etag! });
    expect([after.status, after.body.toString()]).toEqual([200, 'text 2']);
  });

  it('has the same tag when it is made again with the same text', async () => {
    site.page = () => ({ body: 'the same' });
    const before = await site.ask('/');
    site.content.changed();
    expect((await site.ask('/')).headers.etag).toBe(before.headers.etag);
  });
});

describe('what is thrown away and what is never kept', () => {
  it('is everything, when the content changes', async () => {
    for (const path of ['/a', '/b']) await site.ask(path);
    site.content.changed();
    for (const path of ['/a', '/b']) await site.ask(path);
    expect(site.made).toEqual(['/a', '/b', '/a', '/b']);
  });

  it('is an answer during whose making the content changed', async () => {
    site.page = async () => {
      if (site.made.length === 1) site.content.changed();
      return {};
    };
    const bodies = [await site.ask('/'), await site.ask('/'), await site.ask('/')];
    expect(bodies.map(({ body }) => body.toString())).toEqual(['text 1', 'text 2', 'text 2']);
  });

  it('is what was not found, which is 404 even to a browser that has it', async () => {
    site.page = () => ({ status: 404, body: 'Not found' });
    const { headers } = await site.ask('/nowhere');
    expect((await site.ask('/nowhere', { 'if-none-match': headers.etag! })).status).toBe(404);
    expect(site.made).toHaveLength(2);
  });

  it('is what has no address', async () => {
    site.addressOf = () => null;
    for (const path of ['/', '/', '/?page=1']) await site.ask(path);
    expect(site.made).toHaveLength(3);
  });

  it('is an answer that could not be made', async () => {
    const incoming = { url: '/', method: 'GET', headers: {} } as never;
    const failing = () => Promise.reject(new Error('the database is away'));
    await expect(site.answers.make(incoming, {} as never, '/', failing)).rejects.toThrow(
      'the database is away',
    );
    expect((await site.ask('/')).status).toBe(200);
  });
});
