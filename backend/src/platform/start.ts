import type {
  FactoryProvider,
  InjectionToken,
  OnApplicationBootstrap,
  OnApplicationShutdown,
  OnModuleInit,
} from '@nestjs/common';
import { Config } from './config.js';
import { OwnServer } from './http/own-server.js';
import { Scheduler } from './scheduler.js';

/** The classes of the parts, for injection. */
type Tokens<Parts extends readonly unknown[]> = {
  readonly [Index in keyof Parts]: abstract new (...dependencies: never[]) => Parts[Index];
};

interface JobOptions<Parts extends readonly unknown[]> {
  /** Runs the job once at start as well. */
  readonly atStart?: boolean;
  /** Without it the job always runs. */
  readonly enabled?: (config: Config) => boolean;
  /** Ends a run when the application stops. */
  readonly stop?: (...parts: Parts) => Promise<void>;
}

interface Service<Parts extends readonly unknown[]> {
  readonly start: (...parts: Parts) => void | Promise<void>;
  readonly stop: (...parts: Parts) => Promise<void>;
}

/** Enters what an area offers in registries of other areas, before anything is served, run or sent. */
export function registration<Parts extends readonly unknown[]>(
  parts: Tokens<Parts>,
  enter: (...parts: Parts) => unknown,
): FactoryProvider {
  return provider(parts, (...own: Parts): OnModuleInit => ({ onModuleInit: () => enter(...own) }));
}

/** Work that the scheduler does at the times of a cron pattern; a command does none. */
export function job<Parts extends readonly unknown[]>(
  name: string,
  pattern: string,
  parts: Tokens<Parts>,
  run: (...parts: Parts) => Promise<unknown>,
  { atStart, enabled = () => true, stop }: JobOptions<Parts> = {},
): FactoryProvider {
  const needed = [Scheduler, Config, ...parts] as Tokens<[Scheduler, Config, ...Parts]>;
  return provider<[Scheduler, Config, ...Parts]>(
    needed,
    (scheduler, config, ...own): OnApplicationBootstrap & OnApplicationShutdown => ({
      onApplicationBootstrap: () => {
        if (enabled(config)) scheduler.every(name, pattern, () => run(...own), { atStart });
      },
      onApplicationShutdown: () => stop?.(...own),
    }),
  );
}

/** Work that goes on as long as the server runs; a command beside the server leaves it to the server. */
export function service<Parts extends readonly unknown[]>(
  parts: Tokens<Parts>,
  { start, stop }: Service<Parts>,
): FactoryProvider {
  const needed = [OwnServer, ...parts] as Tokens<[OwnServer, ...Parts]>;
  return provider<[OwnServer, ...Parts]>(
    needed,
    (server, ...own): OnApplicationBootstrap & OnApplicationShutdown => ({
      onApplicationBootstrap: () => (server.http ? start(...own) : undefined),
      onApplicationShutdown: () => stop(...own),
    }),
  );
}

function provider<Parts extends readonly unknown[]>(
  parts: Tokens<Parts>,
  useFactory: (...parts: Parts) => object,
): FactoryProvider {
  // nothing asks for it by its name
  return { provide: Symbol('start'), inject: parts as unknown as InjectionToken[], useFactory };
}
