import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import mysql from 'mysql2/promise';
import { onlyWith } from './only-with.js';
import { freePort } from './server.js';

export const MARIADB_PROGRAM = ['/usr/sbin/mariadbd', '/usr/bin/mariadbd'].find((path) => existsSync(path));
/** MariaDB does not run as root. */
const USER = userInfo().username === 'root' ? 'mysql' : userInfo().username;

/** Suites that kill MariaDB start their own server; they run only where it is installed. */
export const withMariadbProgram = onlyWith(MARIADB_PROGRAM);

const running = new Set<PrivateMariadb>();
afterAll(async () => {
  for (const server of running) await server.remove();
});

/** The options of a MariaDB that keeps all its tables in one file of at most so many megabytes: then its disk is full. */
export const withRoomFor = (megabytes: number): string[] => [
  '--innodb-file-per-table=0',
  '--innodb-autoextend-increment=1',
  `--innodb-data-file-path=ibdata1:12M:autoextend:max:${megabytes}M`,
];

/** A private MariaDB server with its own folder and port, which can be killed and restarted. */
export class PrivateMariadb {
  private child: ChildProcess | null = null;

  private constructor(
    private readonly folder: string,
    readonly port: number,
  ) {}

  /** Creates the data folder; the server is not started yet. */
  static async install(): Promise<PrivateMariadb> {
    const folder = mkdtempSync(join(tmpdir(), 'office-mariadb-'));
    const server = new PrivateMariadb(folder, await freePort());
    running.add(server);
    execFileSync('chown', [USER, folder]);
    execFileSync(
      'mariadb-install-db',
      [
        '--no-defaults',
        `--datadir=${folder}/data`,
        '--skip-test-db',
        '--auth-root-authentication-method=normal',
        `--user=${USER}`,
      ],
      server.options,
    );
    return server;
  }

  /** With its own folder of temporary files: MariaDB deletes all it finds there at its start, also those of another server. */
  private get options() {
    return { stdio: 'ignore', env: { ...process.env, TMPDIR: this.folder } } as const;
  }

  url(port = this.port): string {
    return `mariadb://root@127.0.0.1:${port}/office`;
  }

  async start(...options: string[]): Promise<void> {
    const child = spawn(
      MARIADB_PROGRAM!,
      [
        '--no-defaults',
        `--datadir=${this.folder}/data`,
        `--socket=${this.folder}/socket`,
        `--port=${this.port}`,
        '--bind-address=127.0.0.1',
        `--user=${USER}`,
        '--innodb-buffer-pool-size=64M',
        `--log-error=${this.folder}/data/error.log`,
        ...options,
      ],
      this.options,
    );
    this.child = child;
    child.once('exit', (code, signal) => {
      if (this.child === child) console.error(`MariaDB ended by itself (${code ?? signal}):\n${this.log()}`);
    });
    for (let attempt = 0; attempt < 300; attempt += 1) {
      if (await this.query('CREATE DATABASE IF NOT EXISTS office CHARACTER SET utf8mb4')) return;
      await sleep(100);
    }
    throw new Error(`MariaDB did not start:\n${this.log()}`);
  }

  /** Runs one statement; null when the connection or the statement fails. */
  async query<Row>(sql: string): Promise<Row[] | null> {
    const connection = await mysql
      .createConnection({ host: '127.0.0.1', port: this.port, user: 'root' })
      .catch(() => null);
    const result = await connection?.query(sql).catch(() => null);
    connection?.destroy();
    return (result?.[0] as Row[] | undefined) ?? null;
  }

  /** The megabytes of the file with all its tables, see `withRoomFor`. */
  get megabytes(): number {
    return Math.ceil(statSync(`${this.folder}/data/ibdata1`).size / 2 ** 20);
  }

  /** The end of the error log of MariaDB. */
  log(): string {
    const file = `${this.folder}/data/error.log`;
    return existsSync(file) ? readFileSync(file, 'utf8').split('\n').slice(-60).join('\n') : '';
  }

  /** Kills the server as a power failure would; SIGTERM stops it properly. */
  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    const { child } = this;
    if (!child) return;
    this.child = null;
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }

  async remove(): Promise<void> {
    await this.kill();
    running.delete(this);
    rmSync(this.folder, { recursive: true, force: true });
  }
}
