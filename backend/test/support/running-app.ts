import { startApp, type TestApp } from './app.js';
import type { DatabaseKind, TestDatabase } from './databases.js';
import { auditResponses, type ResponseAudit } from './response-audit.js';

export interface RunningApp {
  readonly app: TestApp;
  /** Checks every response of the application after each test; a test that expects a violation takes it. */
  readonly audit: ResponseAudit;
  /** Stops the application and starts it again on the same database, with changes of the environment. */
  restart(changes?: Readonly<Record<string, string>>): Promise<void>;
}

/** Runs the application on its own database for the suite that calls this, and audits its responses. */
export function runningApp(
  create: DatabaseKind['create'],
  env: Readonly<Record<string, string>> = {},
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
      if (!app) throw new Error('The application runs only inside tests and hooks');
      return app;
    },
    async restart(changes = {}) {
      await app?.close();
      app = await startApp(database!, audit, { ...env, ...changes });
    },
  };
}
