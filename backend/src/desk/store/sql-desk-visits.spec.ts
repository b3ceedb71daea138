import { openedDatabase } from '../../app/testing/opened-database.js';
import type { Database } from '../../platform/database/database.js';
import { DATABASES } from '../../platform/database/testing/databases.js';
import { Logger } from '../../platform/logger.js';
import { aConfig } from '../../platform/testing/config.js';
import { SqlDeskVisits } from './sql-desk-visits.js';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 23, 1, minute)).toISOString();

describe.each(DATABASES)('the visits of the desk on $name', ({ create }) => {
  const database = openedDatabase(create);
  const logger = new Logger(aConfig());
  const visits = new SqlDeskVisits(database, logger);
  afterEach(() => jest.restoreAllMocks());

  it('are stored for each user', async () => {
    expect(await visits.find('ana')).toBeNull();
    const first = { since: null, seenAt: at(0) };
    await visits.record('ana', first, null);
    await visits.record('ben', { since: null, seenAt: at(1) }, null);
    expect(await visits.find('ana')).toEqual(first);
    const second = { since: at(0), seenAt: at(40) };
    await visits.record('ana', second, first);
    expect(await visits.find('ana')).toEqual(second);
    expect(await visits.find('ben')).toEqual({ since: null, seenAt: at(1) });
  });

  it('are those of the first of several requests at the same moment', async () => {
    const failure = jest.spyOn(logger, 'failure');
    const first = { since: null, seenAt: at(0) };
    await visits.record('cora', first, null);
    await visits.record('cora', { since: null, seenAt: at(1) }, null);
    expect(await visits.find('cora')).toEqual(first);
    await visits.record('cora', { since: at(0), seenAt: at(40) }, first);
    await visits.record('cora', { since: at(0), seenAt: at(41) }, first);
    expect(await visits.find('cora')).toEqual({ since: at(0), seenAt: at(40) });
    expect(failure).not.toHaveBeenCalled();
  });

  it('that cannot be stored are logged', async () => {
    const failure = jest.spyOn(logger, 'failure').mockReturnValue();
    const full = { write: () => Promise.reject(new Error('disk full')) } as unknown as Database;
    await new SqlDeskVisits(full, logger).record('dan', { since: null, seenAt: at(0) }, null);
    expect(failure).toHaveBeenCalledTimes(1);
  });
});
