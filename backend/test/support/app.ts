import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Test } from '@nestjs/testing';
import { DataSource } from 'typeorm';
import { AppModule } from '../../src/app/app.module.js';
import { ERASURE_KEY } from '../../src/app/testing/filled-database.js';
import { CalendarReader } from '../../src/busy-times/application/ports.js';
import { IcalReader } from '../../src/busy-times/infrastructure/ical-reader.js';
import { PictureMaker } from '../../src/media/application/ports.js';
import { SharpPictureMaker } from '../../src/media/infrastructure/sharp-picture-maker.js';
import { BackupProgram } from '../../src/care/backup-program.js';
import { DeliverySignal } from '../../src/mail/delivery-signal.js';
import { readConfig } from '../../src/platform/config.js';
import { expressAdapter, openApp } from '../../src/app/create-app.js';
import { Database } from '../../src/platform/database/database.js';
import { HttpServer } from '../../src/platform/http/http-server.js';
import { SiteRenderer } from '../../src/site/site-renderer.js';
import { Clock } from '../../src/platform/clock.js';
import { PasswordHasher } from '../../src/users/application/ports.js';
import { BcryptPasswordHasher } from '../../src/users/infrastructure/bcrypt-password-hasher.js';
import type { TestDatabase } from './databases.js';
import { PlainRenderer } from './plain-renderer.js';
import { WorkbookThread } from '../../src/imports/infrastructure/workbooks.js';
import { builtProgram } from '../../src/platform/testing/programs.js';
import type { ResponseAudit } from './response-audit.js';

export const SUPERADMIN = { username: 'admin', password: 'first-password' };

/** Where the application on this database stores its pictures. */
export const mediaFolderOf = ({ folder }: TestDatabase) => join(folder, 'media');

/** The running application. */
export class TestApp {
  readonly url: string;

  constructor(readonly app: NestExpressApplication) {
    this.url = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  get server(): Server {
    return this.app.getHttpServer();
  }

  get database(): Database {
    return this.app.get(Database);
  }

  /** Stops the application's clock at this time; null lets it run again. */
  setTime(time: Date | null): void {
    const now = jest.spyOn(this.app.get(Clock), 'now');
    if (time) now.mockReturnValue(time);
    else now.mockRestore();
  }

  /** All rows of a table, read with plain SQL. */
  rows<Row = Record<string, unknown>>(table: string): Promise<Row[]> {
    return this.database.reader.query<Row[]>(`SELECT * FROM ${table}`);
  }

  /** Ends the time in which messages can be taken back, and lets them be sent at once. */
  async endUndoTime(): Promise<void> {
    await this.database.write((tx) =>
      tx.query(`UPDATE outgoing_mails SET leasedUntil = NULL WHERE state = 'queued'`),
    );
    this.app.get(DeliverySignal).wake();
  }

  async close(): Promise<void> {
    await this.app.close();
  }
}

/**
 * Starts the application on that database with cheap password hashes, no sample content, and a page renderer without
 * React. The audit checks every response it sends.
 */
export async function startApp(
  database: TestDatabase,
  audit: ResponseAudit,
  env: Readonly<Record<string, string>> = {},
): Promise<TestApp> {
  const config = readConfig({
    DATABASE_URL: database.url,
    ADMIN_USERNAME: SUPERADMIN.username,
    ADMIN_PASSWORD: SUPERADMIN.password,
    SESSION_SECRET: 'a secret for tests that is long enough',
    SEED_DEMO: 'false',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
    MEDIA_URL: `file:${mediaFolderOf(database)}`,
    BACKUP_FOLDER: join(database.folder, 'backups'),
    ERASURE_KEY,
    ...env,
  });
  const module = await Test.createTestingModule({ imports: [AppModule.with(config)] })
    .overrideProvider(PictureMaker)
    .useClass(SharpPictureMaker)
    .overrideProvider(CalendarReader)
    .useValue(new IcalReader(config.timeZone))
    .overrideProvider(PasswordHasher)
    .useValue(new BcryptPasswordHasher(4))
    .overrideProvider(SiteRenderer)
    .useClass(PlainRenderer)
    .overrideProvider(WorkbookThread)
    .useValue(new WorkbookThread(builtProgram('imports/infrastructure/workbook-thread')))
    .overrideProvider(BackupProgram)
    .useValue(new BackupProgram(builtProgram('app/backup-process')))
    .compile();
  const front = new HttpServer(false);
  const app = module.createNestApplication<NestExpressApplication>(expressAdapter(front), {
    bodyParser: false,
  });
  await openApp(app, front);
  await app.listen(0, '127.0.0.1');
  audit.attach(app.getHttpServer(), app.get(Database), app.get(DataSource));
  return new TestApp(app);
}
