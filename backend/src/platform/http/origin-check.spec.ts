import type { Request, Response } from 'express';
import { aConfig } from '../testing/config.js';
import { Logger } from '../logger.js';
import { OriginCheck } from './origin-check.js';
import { RejectionLog } from './rejection-log.js';

type Headers = Record<string, string>;

const HOST = 'office.example:3000';

function statusOf(headers: Headers, { method = 'POST', publicUrl = '' } = {}): number {
  const config = aConfig({ PUBLIC_URL: publicUrl });
  const response = {
    statusCode: 200,
    locals: { requestId: 'id' },
    status(code: number) {
      this.statusCode = code;
      return this;
    },
    json: () => undefined,
  };
  const request = { method, headers: { host: HOST, ...headers } };
  const check = new OriginCheck(config, new RejectionLog(new Logger(config)));
  check.middleware(request as unknown as Request, response as unknown as Response, () => undefined);
  return response.statusCode;
}

describe('without a public origin an unsafe request', () => {
  it.each<[string, Headers]>([
    ['of another client than a browser', {}],
    ['of the same host over http', { origin: `http://${HOST}` }],
    ['of the same host over https', { origin: `https://${HOST}` }],
    ['that the browser marks as same-origin', { 'sec-fetch-site': 'same-origin' }],
    ['that the user entered', { 'sec-fetch-site': 'none' }],
    ['of the same origin by both', { origin: `http://${HOST}`, 'sec-fetch-site': 'same-origin' }],
  ])('%s is accepted', (_, headers) => expect(statusOf(headers)).toBe(200));

  it.each<[string, Headers]>([
    ['another host', { origin: 'https://evil.example' }],
    ['a sub-domain', { origin: 'http://www.office.example:3000' }],
    ['the domain above', { origin: 'http://example:3000' }],
    ['another port', { origin: 'http://office.example:3001' }],
    ['no port', { origin: 'http://office.example' }],
    ['a host that begins alike', { origin: `http://${HOST}.evil.example` }],
    ['a host that ends alike', { origin: 'http://evil-office.example:3000' }],
    ['the host as a user name', { origin: `http://${HOST}@evil.example` }],
    ['the host in the path', { origin: `http://evil.example/${HOST}` }],
    ['a slash behind it', { origin: `http://${HOST}/` }],
    ['a space behind it', { origin: `http://${HOST} ` }],
    ['other letters', { origin: 'http://OFFICE.example:3000' }],
    ['another protocol', { origin: `ftp://${HOST}` }],
    ['a protocol with capitals', { origin: `HTTP://${HOST}` }],
    ['no protocol', { origin: HOST }],
    ['no protocol but slashes', { origin: `//${HOST}` }],
    ['null', { origin: 'null' }],
    ['nothing', { origin: '' }],
    ['two origins', { origin: `http://${HOST}, http://evil.example` }],
    ['two origins, its own last', { origin: `http://evil.example http://${HOST}` }],
    ['a file', { origin: 'file://' }],
    ['an extension', { origin: 'chrome-extension://abcdef' }],
    ['a trailing dot', { origin: 'http://office.example.:3000' }],
    ['a full-width letter', { origin: 'http://ｏffice.example:3000' }],
    ['another site, by the browser’s word', { 'sec-fetch-site': 'cross-site' }],
    ['a sister site, by the browser’s word', { 'sec-fetch-site': 'same-site' }],
    ['a word that is none', { 'sec-fetch-site': 'Same-Origin' }],
    ['an empty word', { 'sec-fetch-site': '' }],
    ['two words', { 'sec-fetch-site': 'none, cross-site' }],
    ['its own by origin, another by word', { origin: `http://${HOST}`, 'sec-fetch-site': 'cross-site' }],
    [
      'another by origin, its own by word',
      { origin: 'http://evil.example', 'sec-fetch-site': 'same-origin' },
    ],
  ])('is rejected from %s', (_, headers) => expect(statusOf(headers)).toBe(403));
});

describe('with a public origin an unsafe request', () => {
  const publicUrl = 'https://office.example';

  it.each<[string, Headers]>([
    ['of another client than a browser', {}],
    ['of that origin', { origin: 'https://office.example' }],
    ['of that origin through a proxy that changes the host', { origin: publicUrl, host: '10.0.0.7:3000' }],
  ])('%s is accepted', (_, headers) => expect(statusOf(headers, { publicUrl })).toBe(200));

  it.each<[string, Headers]>([
    ['the same host over http', { origin: 'http://office.example', host: 'office.example' }],
    ['the host that it came to', { origin: `https://${HOST}` }],
    ['the default port written out', { origin: 'https://office.example:443' }],
    ['another port', { origin: 'https://office.example:8443' }],
    ['a slash behind it', { origin: 'https://office.example/' }],
    ['other letters', { origin: 'https://OFFICE.example' }],
    ['a user name before it', { origin: 'https://x@office.example' }],
    ['a host that begins alike', { origin: 'https://office.example.evil.example' }],
    ['a host that ends alike', { origin: 'https://eviloffice.example' }],
    ['two origins', { origin: 'https://office.example https://evil.example' }],
    ['no protocol', { origin: 'office.example' }],
    ['no protocol but slashes', { origin: '//office.example' }],
    ['null', { origin: 'null' }],
    ['the word undefined', { origin: 'undefined' }],
    ['nothing', { origin: '' }],
    ['a host that was forged to fit', { origin: 'https://evil.example', host: 'evil.example' }],
  ])('is rejected from %s', (_, headers) => expect(statusOf(headers, { publicUrl })).toBe(403));

  it('is compared with the origin of the configured address only', () => {
    expect(statusOf({ origin: publicUrl }, { publicUrl: 'https://OFFICE.example/' })).toBe(200);
  });
});

describe('a cross-origin request', () => {
  it.each(['GET', 'HEAD', 'OPTIONS'])('is accepted with %s', (method) => {
    expect(statusOf({ origin: 'https://evil.example' }, { method })).toBe(200);
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND', 'get'])('is rejected with %s', (method) => {
    expect(statusOf({ origin: 'https://evil.example' }, { method })).toBe(403);
  });
});

describe('a WebSocket upgrade', () => {
  const config = aConfig();
  const check = new OriginCheck(config, new RejectionLog(new Logger(config)));

  it.each([
    [`http://${HOST}`, true],
    ['https://evil.example', false],
    ['null', false],
  ])('from %s is allowed: %s', (origin, allowed) => {
    expect(check.allowsUpgrade({ headers: { host: HOST, origin } } as Request)).toBe(allowed);
  });
});
