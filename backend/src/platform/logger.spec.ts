import { Logger } from './logger.js';
import { UnusableDatabase } from './database/unusable-database.js';
import { aConfig } from './testing/config.js';

/** Returns the JSON lines that `act` logs. */
function logged(act: (logger: Logger) => void, level = 'trace'): Record<string, unknown>[] {
  const production = {
    NODE_ENV: 'production',
    SESSION_SECRET: 'k7Qm2vX9pLr4Tz8Wb1Nc6Hd3Js5Fg0Ya',
    PUBLIC_URL: 'https://office.example',
  };
  const logger = new Logger(aConfig({ ...production, LOG_LEVEL: level }));
  const lines: string[] = [];
  const inner = logger as unknown as { pino: Record<symbol, unknown> };
  const [stream] = Object.getOwnPropertySymbols(inner.pino).filter(
    ({ description }) => description === 'pino.stream',
  );
  inner.pino[stream!] = { write: (line: string) => lines.push(line) };
  act(logger);
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}

/** An error of a driver: user input is in its message, its statement and its parameters. */
function driverError(message = "Duplicate entry 'liza@sample.example' for key"): Error {
  return Object.assign(new Error(message), {
    name: 'QueryFailedError',
    code: 'ER_DUP_ENTRY',
    sqlMessage: message,
    query: "INSERT INTO appointments VALUES ('liza@sample.example')",
    parameters: ['liza@sample.example'],
    driverError: new Error(message),
  });
}

describe('a log line about an error', () => {
  it('contains its class, its code and its stack, and the given fields', () => {
    const [line] = logged((logger) => logger.failure('request failed', driverError(), { requestId: 'r1' }));
    expect(line).toMatchObject({
      msg: 'request failed',
      requestId: 'r1',
      error: 'QueryFailedError',
      code: 'ER_DUP_ENTRY',
      at: expect.arrayContaining([expect.stringMatching(/^at .*logger\.spec/)]),
    });
  });

  it.each([
    ['of a driver', driverError()],
    ['with a message of several lines', driverError('no\n    at liza@sample.example (secret)\nmore')],
    ['thrown as a text', 'liza@sample.example'],
    ['thrown as an object', { message: 'liza@sample.example' }],
    ['with a cause', new Error('outer', { cause: driverError() })],
    ['of several errors', new AggregateError([driverError()], 'liza@sample.example')],
  ])('%s contains no user input', (_, error) => {
    const lines = logged((logger) => {
      logger.failure('request failed', error);
      if (error instanceof Error) logger.error(error, error.stack, 'ExceptionsHandler');
    });
    expect(lines.length).toBeGreaterThan(0);
    expect(JSON.stringify(lines)).not.toContain('liza');
  });

  it.each([null, undefined, 5, Symbol('x')])('is written even when %p was thrown', (error) => {
    expect(logged((logger) => logger.failure('request failed', error))).toMatchObject([
      { msg: 'request failed' },
    ]);
  });
});

describe('the log', () => {
  it('has a level for events, rejections and failures, a time, and no host or process', () => {
    const lines = logged((logger) => {
      logger.event('ready', { port: 3000 });
      logger.rejection('cross-origin request rejected');
      logger.failure('request failed', new Error());
    });
    expect(lines.map(({ level }) => level)).toEqual([30, 40, 50]);
    expect(lines[0]).toEqual({
      level: 30,
      time: expect.stringMatching(/^\d{4}-.*Z$/),
      msg: 'ready',
      port: 3000,
    });
  });

  it('contains messages of the framework only at the levels debug and trace', () => {
    const speak = (logger: Logger) => {
      logger.log('Mapped {/api/user, GET} route', 'RouterExplorer');
      logger.debug('more');
      logger.verbose('most');
    };
    expect(logged(speak, 'info')).toEqual([]);
    expect(logged(speak, 'trace')).toHaveLength(3);
  });

  it('is empty at the level silent', () => {
    expect(logged((logger) => logger.failure('request failed', new Error()), 'silent')).toEqual([]);
  });
});

it('an unusable database is not logged as an error of the framework: the program prints its sentence', () =>
  expect(
    logged((logger) => logger.error(new UnusableDatabase('The database refused the connection'), '', 'x')),
  ).toEqual([]));
