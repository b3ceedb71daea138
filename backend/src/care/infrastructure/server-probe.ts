import { existsSync } from 'node:fs';
import { stat, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.js';
import { Config } from '../../platform/config.js';
import { Database } from '../../platform/database/database.js';
import type { Probe } from '../application/ports.js';
import {
  addressCheck,
  clockCheck,
  diskCheck,
  type DiskFacts,
  nodeCheck,
  replicasCheck,
} from '../domain/server-checks.js';

/** Written by the time service of systemd as soon as the clock is right. */
const SYNCHRONISED = '/run/systemd/timesync/synchronized';

/** The machine: its address, clock, version of Node and pictures. */
@Injectable()
export class ServerProbe implements Probe {
  readonly titles = {
    address: 'Public address and HTTPS',
    clock: 'Clock',
    node: 'Program under the server (Node)',
    replicas: 'Pictures on every server',
  };

  constructor(
    private readonly config: Config,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async measure(now: Date) {
    const { timeZone, publicOrigin, redisUrl, media } = this.config;
    const businessTime = new Intl.DateTimeFormat('en', {
      timeZone,
      dateStyle: 'medium',
      timeStyle: 'short',
    }).format(now);
    const aheadOfDatabase = await this.aheadOfDatabase();
    const synchronised = existsSync(SYNCHRONISED) ? true : null;
    return {
      address: addressCheck(publicOrigin),
      clock: clockCheck({ businessTime, aheadOfDatabase, synchronised }),
      node: nodeCheck(process.versions.node, now),
      replicas: replicasCheck(redisUrl !== null, media.kind === 'folder' ? media.path : null),
    };
  }

  /** SQLite has no clock of its own. */
  private async aheadOfDatabase(): Promise<number | null> {
    if (this.database.dialect === 'sqlite') return null;
    const before = this.clock.now().getTime();
    const [row] = await this.database.reader.query<{ time: string }[]>(
      "SELECT DATE_FORMAT(UTC_TIMESTAMP(3), '%Y-%m-%dT%H:%i:%s.%f') AS time",
    );
    const between = (before + this.clock.now().getTime()) / 2;
    return between - Date.parse(`${row!.time.slice(0, 23)}Z`);
  }
}

/** Room for the database and the pictures, when they are files, and for the backups. */
@Injectable()
export class DiskProbe implements Probe {
  readonly titles = { disk: 'Room on the disk' };

  constructor(private readonly config: Config) {}

  async measure() {
    const { database, media, backup } = this.config;
    const folders = [
      database.dialect === 'sqlite' ? dirname(database.path) : process.cwd(),
      ...(media.kind === 'folder' ? [media.path] : []),
      ...(backup.nightly ? [backup.folder] : []),
    ].filter((folder) => existsSync(folder));
    const disks = new Map<number, DiskFacts>();
    for (const folder of folders) {
      const [{ dev }, { bavail, bsize, blocks }] = [await stat(folder), await statfs(folder)];
      if (!disks.has(dev)) disks.set(dev, { folder, free: bavail * bsize, size: blocks * bsize });
    }
    return { disk: diskCheck([...disks.values()]) };
  }
}
