import { BadRequestException, HttpException, NotFoundException, UnauthorizedException } from '@nestjs/common';
import { Conflict, Forbidden, Invalid, KeyReused, NotFound, TooMany, Unavailable } from '../domain-error.js';
import { errorResponseOf } from './error.filter.js';

const coded = (code: string) => Object.assign(new Error(`liza@sample.example and ${code}`), { code });
const UNEXPECTED = { status: 500, message: 'Internal server error', code: 'request.failed' };
const NOT_JSON = {
  status: 400,
  message: 'The request body is not valid JSON',
  code: 'request.not-json',
  errors: { body: 'The request body is not valid JSON' },
  codes: { body: { code: 'request.not-json' } },
};
const ofParser = (status: number) => Object.assign(new Error('Unexpected token l in "liza"'), { status });

describe('a domain error', () => {
  it.each([
    [
      new Invalid({ email: 'field.required', name: ['field.too-long', { max: 1000 }] }),
      {
        status: 400,
        code: 'field.required',
        errors: { email: 'Email is required', name: 'Name must be at most 1,000 characters long' },
        codes: {
          email: { code: 'field.required' },
          name: { code: 'field.too-long', params: { max: 1000 } },
        },
      },
    ],
    [new Forbidden('account.not-allowed'), { status: 403, code: 'account.not-allowed' }],
    [new NotFound('lead.unknown'), { status: 404, code: 'lead.unknown' }],
    [
      new Conflict(['account.status', { from: 'removed', to: 'active' }]),
      { status: 409, code: 'account.status', params: { from: 'removed', to: 'active' } },
    ],
    [new KeyReused(), { status: 422, code: 'idempotency-key.reused' }],
    [new TooMany(17), { status: 429, code: 'request.too-many', retryAfter: 17 }],
    [new Unavailable('sign-in.busy'), { status: 503, code: 'sign-in.busy', retryAfter: 5 }],
  ])('%s keeps its own message and code', (error, expected) => {
    expect(errorResponseOf(error)).toEqual({ ...expected, message: error.message });
  });
});

describe('a database error', () => {
  it.each(['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY', 'ER_DUP_ENTRY'])(
    '%s is a conflict',
    (code) =>
      expect(errorResponseOf(coded(code))).toEqual({
        status: 409,
        message: 'This is stored already',
        code: 'request.stored-already',
      }),
  );

  it.each([
    'ECONNREFUSED',
    'ECONNRESET',
    'PROTOCOL_CONNECTION_LOST',
    'ER_CON_COUNT_ERROR',
    'ER_LOCK_DEADLOCK',
    'ER_LOCK_WAIT_TIMEOUT',
    'ER_CHECKREAD',
    'ER_SERVER_SHUTDOWN',
    'SQLITE_BUSY',
    'SQLITE_BUSY_SNAPSHOT',
    'SQLITE_LOCKED',
    'SQLITE_FULL',
    'SQLITE_IOERR_WRITE',
    'SQLITE_READONLY',
    'SQLITE_CANTOPEN',
    'ENOSPC',
  ])('%s is 503 with Retry-After', (code) => {
    expect(errorResponseOf(coded(code))).toEqual({
      status: 503,
      message: 'Please try again in a moment',
      code: 'request.try-again',
      retryAfter: 5,
    });
  });

  it('of a lost connection is 503 even without a code', () => {
    const gone = new Error("Can't add new command when connection is in closed state");
    expect(errorResponseOf(Object.assign(gone, { fatal: true }))).toMatchObject({
      status: 503,
      retryAfter: 5,
    });
  });

  it.each([
    'SQLITE_CONSTRAINT_FOREIGNKEY',
    'SQLITE_CORRUPT',
    'ER_PARSE_ERROR',
    'ER_DATA_TOO_LONG',
    'E_OTHER',
  ])('%s is 500 without details', (code) => expect(errorResponseOf(coded(code))).toEqual(UNEXPECTED));
});

describe('an error of the framework or of the body parser', () => {
  it.each([
    [
      new NotFoundException('Cannot GET /api/liza'),
      { status: 404, message: 'Not found', code: 'request.unknown' },
    ],
    [
      new UnauthorizedException('Please sign in'),
      { status: 401, message: 'Please sign in', code: 'sign-in.needed' },
    ],
    [new BadRequestException('liza'), NOT_JSON],
    [ofParser(400), NOT_JSON],
    [ofParser(413), { status: 413, message: 'The request is too large', code: 'request.too-large' }],
    [
      ofParser(415),
      { status: 415, message: 'Only application/json in UTF-8 is read', code: 'request.only-json' },
    ],
    [
      new HttpException('liza', 405),
      { status: 405, message: 'The request was refused', code: 'request.refused' },
    ],
    [ofParser(418), { status: 418, message: 'The request was refused', code: 'request.refused' }],
  ])('%s has a message of our own', (error, expected) => expect(errorResponseOf(error)).toEqual(expected));
});

describe('any other error', () => {
  it.each([
    new Error('secret'),
    new TypeError("Cannot read properties of undefined (reading 'secret')"),
    new HttpException('secret', 502),
    ofParser(500),
    ofParser(200),
    Object.assign(new Error('secret'), { status: '400' }),
    Object.assign(new Error('secret'), { code: 5 }),
    'secret',
    { message: 'secret' },
    null,
    undefined,
  ])('is 500 without details: %s', (error) => {
    expect(errorResponseOf(error)).toEqual(UNEXPECTED);
  });
});
