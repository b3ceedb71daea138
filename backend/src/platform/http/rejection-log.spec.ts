import { Logger } from '../logger.js';
import { aConfig } from '../testing/config.js';
import { RejectionLog } from './rejection-log.js';

describe('the log of rejected requests', () => {
  const logger = new Logger(aConfig());
  let log: RejectionLog;
  let written: jest.SpyInstance;
  beforeEach(() => {
    jest.useFakeTimers();
    written = jest.spyOn(logger, 'rejection').mockImplementation();
    log = new RejectionLog(logger);
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('writes the first of a kind at once, with the details of its request', () => {
    log.add('request rejected', { status: 403 }, { requestId: 'r1' });
    expect(written.mock.calls).toEqual([['request rejected', { status: 403, requestId: 'r1' }]]);
  });

  it('counts repeats of a kind every ten seconds', () => {
    for (const count of [1_000, 500, 0, 0, 1]) {
      for (let request = 0; request < count; request += 1)
        log.add('request rejected', { status: 429 }, { requestId: `r${request}` });
      jest.advanceTimersByTime(10_000);
    }
    expect(written.mock.calls).toEqual([
      ['request rejected', { status: 429, requestId: 'r0' }],
      ['request rejected', { status: 429, times: 999 }],
      ['request rejected', { status: 429, times: 500 }],
      ['request rejected', { status: 429, requestId: 'r0' }],
    ]);
  });

  it('writes what it has counted when the server stops, and nothing later', () => {
    for (let request = 0; request < 3; request += 1) log.add('request rejected', { status: 429 });
    log.add('request rejected', { status: 403 });
    written.mockClear();
    log.onApplicationShutdown();
    jest.advanceTimersByTime(20_000);
    expect(written.mock.calls).toEqual([['request rejected', { status: 429, times: 2 }]]);
  });

  it('counts each kind separately', () => {
    for (let turn = 0; turn < 2; turn += 1) {
      log.add('request rejected', { status: 403 });
      log.add('request rejected', { status: 403, userId: 'u1' });
      log.add('cross-origin request rejected');
    }
    expect(written).toHaveBeenCalledTimes(3);
  });
});
