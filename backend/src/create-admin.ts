import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { NestFactory } from '@nestjs/core';
import { AppModule } from './app.module.js';
import { runCommand } from './command-line.js';
import { readConfig } from './config.js';
import { validated } from './shared/http/body.pipe.js';
import { CreateUser } from './users/application/create-user.js';
import { NewUserBody } from './users/infrastructure/users.dto.js';

const USAGE = `Makes a superadmin from the command line.
  npm run create-admin -- --username NAME --name "FULL NAME"
The password is taken from ADMIN_PASSWORD or, without it, from the first line of standard input.
`;

if (existsSync('.env')) process.loadEnvFile('.env');

await runCommand('No account was made', USAGE, async () => {
  const { values } = parseArgs({ options: { username: { type: 'string' }, name: { type: 'string' } } });
  if (!values.username) return USAGE;
  const config = readConfig(process.env);
  const account = {
    username: values.username,
    name: values.name ?? values.username,
    password: process.env.ADMIN_PASSWORD || (await firstLine()),
    role: 'superadmin',
  };
  // what is wrong is said here and nowhere else
  const quietly = { logger: false, abortOnError: false } as const;
  // a command that comes and goes has nothing to tell the replicas
  const alone = AppModule.with({ ...config, redisUrl: null });
  const app = await NestFactory.createApplicationContext(alone, quietly);
  try {
    const user = await app
      .get(CreateUser)
      .execute({ ...validated(NewUserBody, account), role: 'superadmin' });
    return `${user.username} can sign in at /admin/login.`;
  } finally {
    await app.close();
  }
});

async function firstLine(): Promise<string> {
  process.stderr.write('Password: ');
  process.stdin.setEncoding('utf8');
  let text = '';
  for await (const chunk of process.stdin) {
    text += String(chunk);
    if (text.includes('\n')) break;
  }
  return text.split('\n')[0]?.replace(/\r$/, '') ?? '';
}
