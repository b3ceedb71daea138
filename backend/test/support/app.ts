import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Test } from '@nestjs/testing';
import supertest from 'supertest';
import { DataSource } from 'typeorm';
import { AppModule } from '../../src/app.module.js';
import { readConfig } from '../../src/config.js';
import { expressAdapter, openApp } from '../../src/create-app.js';
import { Database } from '../../src/database/database.js';
import { HttpServer } from '../../src/http-server.js';
import { SiteRenderer } from '../../src/pages/site-renderer.js';
import { Clock } from '../../src/shared/clock.js';
import { PasswordHasher } from '../../src/users/application/ports.js';
import type { Role } from '../../src/users/domain/user.js';
import { BcryptPasswordHasher } from '../../src/users/infrastructure/bcrypt-password-hasher.js';
import type { TestDatabase } from './databases.js';
import { takeComplaints, watchAnswers } from './every-answer.js';
import { PlainRenderer } from './plain-renderer.js';

export const SUPERADMIN = { username: 'admin', password: 'first-password' };

// whatever a test is about: no refused request stores anything, and no answer lacks what every answer has
afterEach(() => expect(takeComplaints()).toEqual([]));

/** A clock that stands where it is put; without a time it is the real one. */
export class TestClock extends Clock {
  time: Date | null = null;

  override now(): Date {
    return this.time ?? new Date();
  }
}

/** The running application, as its callers see it. */
export class TestApp {
  readonly clock: TestClock;
  readonly url: string;

  constructor(readonly app: NestExpressApplication) {
    this.clock = app.get(Clock);
    this.url = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  get server(): Server {
    return this.app.getHttpServer();
  }

  get database(): Database {
    return this.app.get(Database);
  }

  /** A visitor without cookies. */
  get visitor() {
    return supertest(this.server);
  }

  /** The first superadmin, signed in, in a browser of their own. */
  superadmin() {
    return this.signedIn(SUPERADMIN.username, SUPERADMIN.password);
  }

  /** A new account with that role, signed in. */
  async member(role: Role, username = `member-${Math.random().toString(36).slice(2, 10)}`) {
    const admin = await this.superadmin();
    const account = { username, password: 'member-password', name: `Member ${username}`, role };
    const { body } = await admin.post('/api/admin/users').send(account).expect(201);
    return { id: body.id as string, ...account, agent: await this.signedIn(username, account.password) };
  }

  async signedIn(username: string, password: string) {
    const agent = supertest.agent(this.server);
    await agent.post('/api/login').send({ username, password }).expect(200);
    return agent;
  }

  /** All rows of a table, read past the application's own queries. */
  rows<Row = Record<string, unknown>>(table: string): Promise<Row[]> {
    return this.database.reader.query<Row[]>(`SELECT * FROM ${table}`);
  }

  async close(): Promise<void> {
    await this.app.close();
  }
}

/** Starts the application on that database with quick hashes, no starter content, and a page renderer without React. */
export async function startApp(database: TestDatabase, env: Record<string, string> = {}): Promise<TestApp> {
  const config = readConfig({
    DATABASE_URL: database.url,
    ADMIN_USERNAME: SUPERADMIN.username,
    ADMIN_PASSWORD: SUPERADMIN.password,
    SESSION_SECRET: 'a secret for tests that is long enough',
    SEED_DEMO: 'false',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
    ...env,
  });
  const module = await Test.createTestingModule({ imports: [AppModule.with(config)] })
    .overrideProvider(PasswordHasher)
    .useValue(new BcryptPasswordHasher(4))
    .overrideProvider(Clock)
    .useClass(TestClock)
    .overrideProvider(SiteRenderer)
    .useClass(PlainRenderer)
    .compile();
  const front = new HttpServer(false);
  const app = module.createNestApplication<NestExpressApplication>(expressAdapter(front), {
    bodyParser: false,
  });
  await openApp(app, front);
  await app.listen(0, '127.0.0.1');
  watchAnswers(app.getHttpServer(), app.get(Database), app.get(DataSource));
  return new TestApp(app);
}
