import { ServerResponse } from 'node:http';
import { AddLeadNote } from '../src/leads/application/add-lead-note.js';
import { LeadQueries } from '../src/leads/application/ports.js';
import { Forbidden } from '../src/shared/domain-error.js';
import { DATABASES } from './support/databases.js';
import { complaintsOf, type GivenAnswer, takeComplaints } from './support/every-answer.js';
import { send } from './support/http.js';
import { World } from './support/people-and-things.js';
import { runningApp } from './support/running-app.js';

const GOOD: GivenAnswer = {
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

/** The suites look at every answer through this (support/app.ts); here is what they look for, and that they see it. */
describe('an answer is complained of', () => {
  const complaints = ({ headers, ...changes }: Partial<GivenAnswer>) =>
    complaintsOf({ ...GOOD, ...changes, headers: { ...GOOD.headers, ...headers } });

  it('not at all when it is as it should be', () => {
    expect(complaintsOf(GOOD)).toEqual([]);
    const committed = ['INSERT INTO appointments'];
    expect(complaints({ method: 'POST', status: 201, committed })).toEqual([]);
    const page = { url: '/', body: '<p>', headers: { 'content-type': 'text/html; charset=utf-8' } };
    expect(complaints(page)).toEqual([]);
  });

  it.each<[string, Partial<GivenAnswer>]>([
    ['a refused request has stored something', { method: 'POST', status: 409, committed: ['INSERT'] }],
    ['a failed one has', { method: 'PATCH', status: 500, committed: ['UPDATE'] }],
    ['a read has', { committed: ['DELETE'] }],
    ['it shows a password hash', { body: '{"password":"$2b$12$abc"}' }],
    ['it shows SQL', { status: 400, body: 'INSERT INTO users VALUES (1)' }],
    ['it shows a stack', { status: 500, body: 'at Users.find (/app/users.js:3:14)' }],
    ['it lacks nosniff', { headers: { 'x-content-type-options': undefined } }],
    ['it lacks a policy', { headers: { 'content-security-policy': "frame-ancestors 'none'" } }],
    ['it may be framed', { headers: { 'content-security-policy': "default-src 'none'" } }],
    ['it lacks a referrer policy', { headers: { 'referrer-policy': undefined } }],
    ['it may be embedded', { headers: { 'cross-origin-resource-policy': undefined } }],
    ['it names what made it', { headers: { 'x-powered-by': 'Express' } }],
    ['other sites may read it', { headers: { 'access-control-allow-origin': '*' } }],
    ['its charset is missing', { headers: { 'content-type': 'application/json' } }],
    ['it is HTML under /api', { headers: { 'content-type': 'text/html; charset=utf-8' } }],
    ['it may be kept', { headers: { 'cache-control': 'no-cache' } }],
    ['scripts may read its cookie', { headers: { 'set-cookie': ['sid=x; SameSite=Lax'] } }],
    ['other sites send its cookie', { headers: { 'set-cookie': ['sid=x; HttpOnly'] } }],
  ])('when %s', (_, changes) => expect(complaints(changes)).toHaveLength(1));
});

describe.each(DATABASES)('the look at every answer on $name', ({ create }) => {
  const running = runningApp(create);
  afterEach(() => jest.restoreAllMocks());

  const touched = () =>
    running.app.database.write((tx) => tx.query("UPDATE appointments SET firstName = 'Ana'"));

  it('sees what a refused request has stored, before and after its answer, and nothing that was undone', async () => {
    const world = await World.of(running.app);
    const notes = `/api/admin/leads/appointment/${await world.booking()}/notes`;
    const add = jest.spyOn(running.app.app.get(AddLeadNote), 'execute');
    add.mockImplementationOnce(async () => {
      await touched();
      throw new Forbidden('Too late');
    });
    expect((await world.as('POST', notes, { note: 'x' })).status).toBe(403);
    expect(takeComplaints()).toEqual([expect.stringMatching(/403 has changed the database: UPDATE/)]);

    let late: Promise<unknown> = Promise.resolve();
    add.mockImplementationOnce(async () => {
      late = new Promise(setImmediate).then(touched);
      throw new Forbidden('Much too late');
    });
    expect((await world.as('POST', notes, { note: 'x' })).status).toBe(403);
    await late;
    expect(takeComplaints()).toEqual([expect.stringMatching(/403 has changed the database: UPDATE/)]);

    add.mockImplementationOnce(() =>
      running.app.database.write(async (tx) => {
        await tx.query("UPDATE appointments SET firstName = 'Ben'");
        throw new Forbidden('In time');
      }),
    );
    expect((await world.as('POST', notes, { note: 'x' })).status).toBe(403);
    expect(takeComplaints()).toEqual([]);
  });

  it('sees what a read has stored, and what its answer shows', async () => {
    const world = await World.of(running.app);
    const queries = running.app.app.get(LeadQueries);
    jest.spyOn(queries, 'buckets').mockImplementationOnce(async () => {
      await touched();
      return [];
    });
    await world.as('GET', '/api/admin/stats');
    expect(takeComplaints()).toEqual([expect.stringMatching(/200 has changed the database: UPDATE/)]);

    jest.spyOn(queries, 'weeks').mockResolvedValueOnce(['$2b$12$abcdefghijklmnopqrstuv'] as never);
    await world.as('GET', '/api/admin/stats/weeks');
    expect(takeComplaints()).toEqual([expect.stringMatching(/200 shows a password hash/)]);
  });

  it('sees a header that is missing', async () => {
    const set = ServerResponse.prototype.setHeader;
    jest.spyOn(ServerResponse.prototype, 'setHeader').mockImplementation(function (
      this: ServerResponse,
      name,
      value,
    ) {
      return name === 'referrer-policy' ? this : set.call(this, name, value);
    });
    await send(running.app, 'GET', '/api/user');
    expect(takeComplaints()).toEqual([expect.stringMatching(/401 says no referrer policy/)]);
  });
});
