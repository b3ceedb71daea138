import type { TestDatabase } from '../../src/platform/database/testing/databases.js';
import { MARIADB, onlyWith } from './only-with.js';
import { PrivateRedis, REDIS_PROGRAM } from './redis.js';
import { Server, type ServerOptions } from './server.js';

/** Suites of several replicas need MariaDB and a private Redis. */
export const withReplicas = onlyWith(MARIADB && REDIS_PROGRAM);

/** Servers on one database and one Redis, started at the same time. */
export class Replicas {
  private constructor(
    readonly servers: readonly Server[],
    readonly database: TestDatabase,
    readonly redis: PrivateRedis,
  ) {}

  /** Starts them on an empty database; `options` returns the options of each, by its index. */
  static async start(
    count: number,
    options: (place: number, redis: PrivateRedis) => ServerOptions | Promise<ServerOptions> = () => ({}),
  ): Promise<Replicas> {
    const [database, redis] = await Promise.all([MARIADB!.create(), PrivateRedis.start()]);
    const servers = await Promise.all(
      Array.from({ length: count }, async (_, place) => {
        const { env, ...others } = await options(place, redis);
        return Server.spawn(database.url, { ...others, env: { REDIS_URL: redis.url(), ...env } });
      }),
    );
    await Promise.all(servers.map((server) => server.ready()));
    await redis.waitForReplicas(count);
    return new Replicas(servers, database, redis);
  }

  async stop(): Promise<void> {
    await Promise.all(this.servers.map((server) => server.kill()));
    await this.redis.kill();
    await this.database.drop();
  }
}
