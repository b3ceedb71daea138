import { ServerResponse } from 'node:http';
import { AddLeadNote } from '../src/leads/application/add-lead-note.js';
import { SqlLeadQueries } from '../src/leads/store/sql-lead-queries.js';
import { Forbidden } from '../src/platform/domain-error.js';
import { send } from './support/http.js';
import { AdminClient } from './support/admin-client.js';
import { type AuditedResponse, violations } from './support/response-audit.js';
import { runningApp } from './support/running-app.js';

const GOOD: AuditedResponse = {
  method: 'GET',
  url: '/api/user',
  status: 200,
  headers: {
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none';base-uri 'none';frame-ancestors 'none'",
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'set-cookie': ['sid=x; Path=/; HttpOnly; SameSite=Lax'],
  },
  body: '{"note":"SELECT the right plan"}',
  committed: [],
};

describe('the rules of the response audit', () => {
  const violationsWith = ({ headers, ...changes }: Partial<AuditedResponse>) =>
    violations({ ...GOOD, ...changes, headers: { ...GOOD.headers, ...headers } });

  it('accept a correct JSON response, a change by a successful request, and a page', () => {
    expect(violations(GOOD)).toEqual([]);
    const committed = ['INSERT INTO appointments'];
    expect(violationsWith({ method: 'POST', status: 201, committed })).toEqual([]);
    const page = { url: '/', body: '<p>', headers: { 'content-type': 'text/html; charset=utf-8' } };
    expect(violationsWith(page)).toEqual([]);
  });

  it.each<[string, Partial<AuditedResponse>]>([
    ['a rejected request that committed a change', { method: 'POST', status: 409, committed: ['INSERT'] }],
    ['a failed request that committed a change', { method: 'PATCH', status: 500, committed: ['UPDATE'] }],
    ['a read that committed a change', { committed: ['DELETE'] }],
    ['a password hash in the body', { body: '{"password":"$2b$12$abc"}' }],
    ['a sealed number in the body', { body: '{"tin":"sealed:789:abc"}' }],
    ['SQL in an error', { status: 400, body: 'INSERT INTO users VALUES (1)' }],
    ['a stack trace in an error', { status: 500, body: 'at Users.find (/app/users.js:3:14)' }],
    ['no nosniff', { headers: { 'x-content-type-options': undefined } }],
    ['no default-src', { headers: { 'content-security-policy': "frame-ancestors 'none'" } }],
    ['no frame-ancestors', { headers: { 'content-security-policy': "default-src 'none'" } }],
    ['no referrer policy', { headers: { 'referrer-policy': undefined } }],
    ['no cross-origin resource policy', { headers: { 'cross-origin-resource-policy': undefined } }],
    ['the name of the server software', { headers: { 'x-powered-by': 'Express' } }],
    ['a permission for other origins', { headers: { 'access-control-allow-origin': '*' } }],
    ['no charset', { headers: { 'content-type': 'application/json' } }],
    ['HTML under /api', { headers: { 'content-type': 'text/html; charset=utf-8' } }],
    ['a cacheable response under /api', { headers: { 'cache-control': 'no-cache' } }],
    ['a cookie without HttpOnly', { headers: { 'set-cookie': ['sid=x; SameSite=Lax'] } }],
    ['a cookie without SameSite', { headers: { 'set-cookie': ['sid=x; HttpOnly'] } }],
  ])('report %s', (_, changes) => expect(violationsWith(changes)).toHaveLength(1));
});

describe('the response audit of a running application', () => {
  const running = runningApp();
  afterEach(() => jest.restoreAllMocks());

  const change = () =>
    running.app.database.write((tx) => tx.query("UPDATE appointments SET firstName = 'Ana'"));

  it('reports what a rejected request commits before or after its response, and ignores a rolled-back transaction', async () => {
    const admin = await AdminClient.signIn(running.app);
    const notes = `/api/admin/leads/appointment/${await admin.createBooking()}/notes`;
    const add = jest.spyOn(running.app.app.get(AddLeadNote), 'execute');
    add.mockImplementationOnce(async () => {
      await change();
      throw new Forbidden('account.not-allowed');
    });
    expect((await admin.request('POST', notes, { note: 'x' })).status).toBe(403);
    expect(running.audit.take()).toEqual([expect.stringMatching(/403 has changed the database: UPDATE/)]);

    let late: Promise<unknown> = Promise.resolve();
    add.mockImplementationOnce(async () => {
      late = new Promise(setImmediate).then(change);
      throw new Forbidden('account.not-allowed');
    });
    expect((await admin.request('POST', notes, { note: 'x' })).status).toBe(403);
    await late;
    expect(running.audit.take()).toEqual([expect.stringMatching(/403 has changed the database: UPDATE/)]);

    add.mockImplementationOnce(() =>
      running.app.database.write(async (tx) => {
        await tx.query("UPDATE appointments SET firstName = 'Ben'");
        throw new Forbidden('account.not-allowed');
      }),
    );
    expect((await admin.request('POST', notes, { note: 'x' })).status).toBe(403);
    expect(running.audit.take()).toEqual([]);
  });

  it('reports a change by a read, and a password hash in a response', async () => {
    const admin = await AdminClient.signIn(running.app);
    const queries = running.app.app.get(SqlLeadQueries);
    jest.spyOn(queries, 'buckets').mockImplementationOnce(async () => {
      await change();
      return [];
    });
    await admin.request('GET', '/api/admin/stats');
    expect(running.audit.take()).toEqual([expect.stringMatching(/200 has changed the database: UPDATE/)]);

    jest.spyOn(queries, 'weeks').mockResolvedValueOnce(['$2b$12$abcdefghijklmnopqrstuv'] as never);
    await admin.request('GET', '/api/admin/stats/weeks');
    expect(running.audit.take()).toEqual([expect.stringMatching(/200 contains a password hash/)]);
  });

  it('reports a missing header', async () => {
    const set = ServerResponse.prototype.setHeader;
    jest.spyOn(ServerResponse.prototype, 'setHeader').mockImplementation(function (
      this: ServerResponse,
      name,
      value,
    ) {
      return name === 'referrer-policy' ? this : set.call(this, name, value);
    });
    await send(running.app, 'GET', '/api/user');
    expect(running.audit.take()).toEqual([expect.stringMatching(/401 has no Referrer-Policy/)]);
  });
});
