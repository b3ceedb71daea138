import { startApp, type TestApp } from './app.js';
import { type DatabaseKind, SQLITE, type TestDatabase } from './databases.js';
import { auditResponses, type ResponseAudit } from './response-audit.js';

export interface RunningApp {
  readonly app: TestApp;
  readonly database: TestDatabase;
  /** Checks every response of the application after each test; a test that expects a violation takes it. */
  readonly audit: ResponseAudit;
  /** Stops the application and starts it again on the same database, with changes of the environment. */
  restart(changes?: Readonly<Record<string, string>>): Promise<void>;
}

/** Runs the application on its own database for the suite that calls this, and audits its responses. */
export function runningApp(
  env: Readonly<Record<string, string>> = {},
  create: DatabaseKind['create'] = SQLITE.create,
): RunningApp {
  let database: TestDatabase | undefined;
  let app: TestApp | undefined;
  const audit = auditResponses();
  beforeAll(async () => {
    database = await create();
    app = await startApp(database, audit, env);
  });
  afterAll(async () => {
    await app?.close();
    await database?.drop();
  });
  return {
    audit,
    get app() {
      return running(app);
    },
    get database() {
      return running(database);
    },
    async restart(changes = {}) {
      await app?.close();
      app = await startApp(running(database), audit, { ...env, ...changes });
    },
  };
}

function running<T>(value: T | undefined): T {
  if (!value) throw new Error('The application runs only inside tests and hooks');
  return value;
}
