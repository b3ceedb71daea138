import { Worker } from 'node:worker_threads';
import { SQLITE_PACKAGE } from './sqlite-driver.js';

/**
 * In a thread, because the package blocks the thread that it works in. The file is written anew: where rows moved between
 * pages, copies of them stay behind in spite of `secure_delete`. The checkpoint fails while something reads.
 */
const SCRUB = `
  const { parentPort, workerData } = require('node:worker_threads');
  const db = new (require(workerData.driver))(workerData.path, { timeout: 2000 });
  try {
    db.pragma('secure_delete = ON');
    db.exec('VACUUM');
    parentPort.postMessage(db.pragma('wal_checkpoint(TRUNCATE)')[0].busy === 0);
  } finally {
    db.close();
  }`;

/** Writes the file anew and empties its write-ahead log; false when something else reads an earlier state of it. */
export function scrubSqlite(path: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(SCRUB, {
      eval: true,
      workerData: { path, driver: SQLITE_PACKAGE },
      execArgv: [],
    });
    let scrubbed = false;
    worker.once('message', (message: boolean) => {
      scrubbed = message;
    });
    worker.once('error', (error: Error & { code?: string }) =>
      error.code?.startsWith('SQLITE_BUSY') ? resolve(false) : reject(error),
    );
    worker.once('exit', () => resolve(scrubbed));
  });
}
