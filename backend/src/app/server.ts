import '../platform/source-lines.js';
import { existsSync } from 'node:fs';
import type { INestApplication } from '@nestjs/common';
import { BadEnvironment, type DatabaseConfig, readConfig } from '../platform/config.js';
import { createApp } from './create-app.js';
import { lockForServer } from '../platform/database/server-lock.js';
import { damagedFileOr } from '../platform/database/sqlite-file.js';
import { databaseAvailable } from '../platform/database/start-lock.js';
import { UnusableDatabase } from '../platform/database/unusable-database.js';
import { collectWhenIdle, keepHeapSmall } from '../platform/idle-collection.js';
import { assertPortFree } from '../platform/http/free-port.js';
import { HttpServer } from '../platform/http/http-server.js';
import { Logger } from '../platform/logger.js';
import { startWarnings } from './start-warnings.js';

/** Shutdown timeout: the process exits after it, even if requests are still in progress. */
const SHUTDOWN_TIMEOUT_MS = 9_000;

// the files of this process hold personal data: only its own user may read them
process.umask(0o077);
if (existsSync('.env')) process.loadEnvFile('.env');

let database: DatabaseConfig | undefined;
let logger: Logger | undefined;
let app: INestApplication | undefined;
let stopping = false;
process.on('SIGTERM', () => void stop());
process.on('SIGINT', () => void stop());
process.on('uncaughtException', fail);
process.on('unhandledRejection', fail);

try {
  const config = readConfig(process.env);
  ({ database } = config);
  const http = new HttpServer(config.https);
  logger = new Logger(config);
  for (const warning of startWarnings(config)) logger.warn(warning);
  // before the database is made and its first password shown
  await assertPortFree(config.port, config.host);
  await lockForServer(config.database);
  await databaseAvailable(config.database, () => {
    if (http.server.listening) return;
    logger?.event('waiting for the database');
    http.listen(config.port, config.host).catch(fail);
  });
  app = await createApp(config, http);
  await http.listen(config.port, config.host);
  collectWhenIdle();
  keepHeapSmall();
  const address = config.publicOrigin ?? `http://localhost:${config.port}`;
  logger.event(`ready: ${address}, console at ${address}/admin`);
} catch (failure) {
  // damage that the checks of the file missed shows when the first start of a version reads old rows
  const error = database ? damagedFileOr(failure, database) : failure;
  const expected = error instanceof BadEnvironment || error instanceof UnusableDatabase;
  const detail = error instanceof Error ? error.stack : String(error);
  process.stderr.write(expected ? `${error.message}\n` : `The server could not start.\n${detail}\n`);
  process.exit(1);
}

/** Graceful shutdown: answers accepted requests, closes the database last, and exits. */
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  setTimeout(() => process.exit(1), SHUTDOWN_TIMEOUT_MS);
  logger?.event('stopping');
  await app?.close().catch(fail);
  process.exit();
}

/** After an uncaught error the state is unknown: the process exits, and its supervisor starts another. */
function fail(error: unknown): void {
  process.exitCode = 1;
  logger?.failure('uncaught error, stopping', error);
  void stop();
}
