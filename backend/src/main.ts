import { existsSync } from 'node:fs';
import { BadEnvironment, readConfig } from './config.js';
import { createApp } from './create-app.js';
import { Logger } from './shared/logger.js';

if (existsSync('.env')) process.loadEnvFile('.env');

try {
  const config = readConfig(process.env);
  const app = await createApp(config);
  await app.listen(config.port);
  const address = config.publicOrigin ?? `http://localhost:${config.port}`;
  app.get(Logger).event(`ready: ${address}, console at ${address}/admin`);
} catch (error) {
  if (error instanceof BadEnvironment) process.stderr.write(`${error.message}\n`);
  else
    process.stderr.write(
      `The server could not start.\n${error instanceof Error ? error.stack : String(error)}\n`,
    );
  process.exit(1);
}
