import { existsSync } from 'node:fs';
import type { INestApplication } from '@nestjs/common';
import { BadEnvironment, readConfig } from './config.js';
import { createApp } from './create-app.js';
import { UnusableDatabase } from './database/unusable-database.js';
import { HttpServer } from './http-server.js';
import { Logger } from './shared/logger.js';

/** Accepted requests are answered within this time, or never. */
const STOP_WITHIN_MS = 9_000;

if (existsSync('.env')) process.loadEnvFile('.env');

let logger: Logger | undefined;
let app: INestApplication | undefined;
let stopping = false;
process.on('SIGTERM', () => void stop());
process.on('SIGINT', () => void stop());
process.on('uncaughtException', broken);
process.on('unhandledRejection', broken);

try {
  const config = readConfig(process.env);
  const front = new HttpServer(config.https);
  logger = new Logger(config);
  app = await createApp(config, front, () => {
    if (front.server.listening) return;
    logger?.event('waiting for the database');
    front.listen(config.port).catch(broken);
  });
  await front.listen(config.port);
  const address = config.publicOrigin ?? `http://localhost:${config.port}`;
  logger.event(`ready: ${address}, console at ${address}/admin`);
} catch (error) {
  const said = error instanceof BadEnvironment || error instanceof UnusableDatabase;
  const detail = error instanceof Error ? error.stack : String(error);
  process.stderr.write(said ? `${error.message}\n` : `The server could not start.\n${detail}\n`);
  process.exit(1);
}

/** Answers what is accepted, closes the database last, and ends; ends anyway when that takes too long. */
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  setTimeout(() => process.exit(1), STOP_WITHIN_MS);
  logger?.event('stopping');
  await app?.close().catch(broken);
  process.exit();
}

/** After an error that nobody caught nothing is certain: the process ends, and whoever watches it starts another. */
function broken(error: unknown): void {
  process.exitCode = 1;
  logger?.failure('uncaught error, stopping', error);
  void stop();
}
