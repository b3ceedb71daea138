import '../../platform/check-node.js';
import '../../platform/source-lines.js';
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../app.module.js';
import { runCommand } from './command-line.js';
import { type Config, readConfig } from '../../platform/config.js';
import { askPassword } from './password-prompt.js';
import { validated } from '../../platform/http/body.pipe.js';
import { CreateUser } from '../../users/application/create-user.js';
import { ResetSecondFactors } from '../../users/application/reset-second-factors.js';
import { NewUserBody } from '../../users/http/users.dto.js';

const USAGE = `Creates a superadmin from the command line, or removes the second factors of an account that lost them.
  npm run create-admin -- --username NAME --name "FULL NAME"
  npm run create-admin -- --reset-second-factor NAME
The password is taken from ADMIN_PASSWORD of the environment or of .env or, without it, asked for: a terminal does not
show what is typed, and of a pipe the first line is read.
`;

const passwordIsInEnvironment = 'ADMIN_PASSWORD' in process.env;
if (existsSync('.env')) process.loadEnvFile('.env');

await runCommand('Nothing was changed', USAGE, async (signal) => {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ options: { username: text, name: text, 'reset-second-factor': text } });
  const config = readConfig(process.env);
  const locked = values['reset-second-factor'];
  if (locked) {
    const name = await inApplication(config, (app) => app.get(ResetSecondFactors).byName(locked));
    return `The second factors of ${name} are removed and its sessions have ended; the password alone signs in.`;
  }
  if (!values.username) return USAGE;
  const account = {
    username: values.username,
    name: values.name ?? values.username,
    password: passwordOfEnvironment() || (await askPassword(process.stdin, process.stderr, signal)),
    role: 'superadmin',
  };
  const { username } = await inApplication(config, (app) =>
    app.get(CreateUser).execute({ ...validated(NewUserBody, account), role: 'superadmin' }, null),
  );
  return `${username} can sign in at /admin/login.`;
});

/** `runCommand` reports the errors. A command of a few seconds needs no connection to the replicas. */
async function inApplication<T>(
  config: Config,
  work: (app: INestApplicationContext) => Promise<T>,
): Promise<T> {
  const quietly = { logger: false, abortOnError: false } as const;
  const alone = AppModule.with({ ...config, redisUrl: null });
  const app = await NestFactory.createApplicationContext(alone, quietly);
  try {
    return await work(app);
  } finally {
    await app.close();
  }
}

/** Reports where the password comes from: in .env it may be an old one of the first start. */
function passwordOfEnvironment(): string | undefined {
  const password = process.env.ADMIN_PASSWORD;
  if (password) {
    const where = passwordIsInEnvironment ? 'the environment' : '.env';
    process.stderr.write(`The password is taken from ADMIN_PASSWORD in ${where}.\n`);
  }
  return password;
}
