import { startApp, type TestApp } from './app.js';
import type { DatabaseKind, TestDatabase } from './databases.js';

export interface RunningApp {
  readonly app: TestApp;
  /** Ends the application and starts it again on the same database, with changes of the environment. */
  restart(changes?: Readonly<Record<string, string>>): Promise<void>;
}

/** The application on a database of its own for the suite that calls this: started before it, gone after it. */
export function runningApp(
  create: DatabaseKind['create'],
  env: Readonly<Record<string, string>> = {},
): RunningApp {
  let database: TestDatabase | undefined;
  let app: TestApp | undefined;
  beforeAll(async () => {
    database = await create();
    app = await startApp(database, env);
  });
  afterAll(async () => {
    await app?.close();
    await database?.drop();
  });
  return {
    get app() {
      if (!app) throw new Error('The application runs only inside tests and hooks');
      return app;
    },
    async restart(changes = {}) {
      await app?.close();
      app = await startApp(database!, { ...env, ...changes });
    },
  };
}
