import '../../platform/check-node.js';
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../app.module.js';
import { runCommand } from './command-line.js';
import { readConfig } from '../../platform/config.js';
import { askPassword } from './password-prompt.js';
import { validated } from '../../platform/http/body.pipe.js';
import { CreateUser } from '../../users/application/create-user.js';
import { NewUserBody } from '../../users/infrastructure/users.dto.js';

const USAGE = `Creates a superadmin from the command line.
  npm run create-admin -- --username NAME --name "FULL NAME"
The password is taken from ADMIN_PASSWORD of the environment or of .env or, without it, asked for: a terminal does not
show what is typed, and of a pipe the first line is read.
`;

const passwordIsInEnvironment = 'ADMIN_PASSWORD' in process.env;
if (existsSync('.env')) process.loadEnvFile('.env');

await runCommand('No account was made', USAGE, async (signal) => {
  const { values } = parseArgs({ options: { username: { type: 'string' }, name: { type: 'string' } } });
  if (!values.username) return USAGE;
  const config = readConfig(process.env);
  const account = {
    username: values.username,
    name: values.name ?? values.username,
    password: passwordOfEnvironment() || (await askPassword(process.stdin, process.stderr, signal)),
    role: 'superadmin',
  };
  // runCommand reports the errors
  const quietly = { logger: false, abortOnError: false } as const;
  // a command of a few seconds needs no connection to the replicas
  const alone = AppModule.with({ ...config, redisUrl: null });
  const app = await NestFactory.createApplicationContext(alone, quietly);
  try {
    const user = await app
      .get(CreateUser)
      .execute({ ...validated(NewUserBody, account), role: 'superadmin' }, null);
    return `${user.username} can sign in at /admin/login.`;
  } finally {
    await app.close();
  }
});

/** Reports where the password comes from: in .env it may be an old one of the first start. */
function passwordOfEnvironment(): string | undefined {
  const password = process.env.ADMIN_PASSWORD;
  if (password) {
    const where = passwordIsInEnvironment ? 'the environment' : '.env';
    process.stderr.write(`The password is taken from ADMIN_PASSWORD in ${where}.\n`);
  }
  return password;
}
