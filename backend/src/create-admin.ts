import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { NestFactory } from '@nestjs/core';
import { AppModule } from './app.module.js';
import { readConfig } from './config.js';
import { DomainError, Invalid } from './shared/domain-error.js';
import { validated } from './shared/http/body.pipe.js';
import { CreateUser } from './users/application/create-user.js';
import { NewUserBody } from './users/infrastructure/users.dto.js';

const USAGE = `Makes a superadmin from the command line.
  npm run create-admin -- --username NAME --name "FULL NAME"
The password is taken from ADMIN_PASSWORD or, without it, from the first line of standard input.
`;

if (existsSync('.env')) process.loadEnvFile('.env');

try {
  const { values } = parseArgs({ options: { username: { type: 'string' }, name: { type: 'string' } } });
  if (!values.username) throw new Invalid({ username: USAGE });
  const password = process.env.ADMIN_PASSWORD ?? (await firstLine());
  const account = {
    username: values.username,
    name: values.name ?? values.username,
    password,
    role: 'superadmin',
  };
  const app = await NestFactory.createApplicationContext(AppModule.with(readConfig(process.env)), {
    logger: false,
  });
  try {
    const user = await app
      .get(CreateUser)
      .execute({ ...validated(NewUserBody, account), role: 'superadmin' });
    process.stdout.write(`${user.username} can sign in at /admin/login.\n`);
  } finally {
    await app.close();
  }
} catch (error) {
  const expected =
    error instanceof DomainError || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS');
  process.stderr.write(`${expected ? (error as Error).message : String((error as Error).stack)}\n`);
  process.exitCode = 1;
}

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
