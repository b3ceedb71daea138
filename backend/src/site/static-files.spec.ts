import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import express from 'express';
import { securityHeaders } from '../platform/http/security-headers.js';
import { assets, publicFiles } from './static-files.js';

const SCRIPT = 'export const answer = 42;'.repeat(20);

describe('the files of a build', () => {
  let folder: string;
  let server: Server;
  let paths: readonly string[];
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'static-files-'));
    writeFileSync(join(folder, 'x.js'), SCRIPT);
    writeFileSync(join(folder, 'x.js.br'), brotliCompressSync(SCRIPT));
    writeFileSync(join(folder, 'x.js.gz'), gzipSync(SCRIPT));
    const app = express().set('etag', false);
    const files = assets('/assets', folder, securityHeaders('site', false));
    ({ paths } = files);
    app.use('/assets', files.handler);
    app.use(publicFiles(folder, securityHeaders('site', false)));
    server = createServer(app as never).listen(0);
    await once(server, 'listening');
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
    rmSync(folder, { recursive: true });
  });
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { headers });

  it('are listed with their paths', () => {
    expect([...paths].sort()).toEqual(['/assets/x.js', '/assets/x.js.br', '/assets/x.js.gz']);
  });

  it('are served compressed, with Brotli where the client has it, and cached for a year', async () => {
    for (const [accepted, encoding] of [
      ['gzip, deflate, br, zstd', 'br'],
      ['gzip, br;q=0', 'gzip'],
      ['gzip', 'gzip'],
    ] as const) {
      const answer = await get('/assets/x.js', { 'Accept-Encoding': accepted });
      expect(await answer.text()).toBe(SCRIPT);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-encoding': encoding,
        'content-type': expect.stringMatching(/^text\/javascript/),
        'cache-control': 'public, max-age=31536000, immutable',
      });
    }
  });

  it.each<[number, Record<string, string>]>([
    [416, { Range: 'bytes=99999999-' }],
    [412, { 'If-Match': '"x"' }],
    [412, { 'If-Unmodified-Since': 'Mon, 01 Jan 1990 00:00:00 GMT' }],
  ])('answer %d to %j in the shape of every error, which no cache keeps', async (status, headers) => {
    for (const path of ['/assets/x.js', '/x.js'])
      for (const encoding of ['br', 'gzip', 'identity']) {
        const answer = await get(path, { ...headers, 'Accept-Encoding': encoding });
        const body = (await answer.json()) as Record<string, unknown>;
        expect([answer.status, body.statusCode]).toEqual([status, status]);
        const given = Object.fromEntries(answer.headers);
        expect(given).toMatchObject({
          'content-type': 'application/json; charset=utf-8',
          'cache-control': 'no-store',
          'x-request-id': body.requestId,
          'x-content-type-options': 'nosniff',
        });
        for (const name of ['content-encoding', 'last-modified', 'etag']) expect(given[name]).toBeUndefined();
      }
  });

  it('that do not exist get a short 404 without calling the next handler', async () => {
    for (const path of ['/assets/y.js', '/assets/', '/assets/%78.js', '/assets/..%2fx.js']) {
      const answer = await get(path);
      expect([path, answer.status, await answer.text()]).toEqual([path, 404, 'Not found']);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    }
  });
});
