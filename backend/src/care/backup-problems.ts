import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/clock.js';
import { Config } from '../platform/config.js';
import { BackupRecords } from './application/ports.js';
import { backupProblems } from './domain/backup-checks.js';

@Injectable()
export class BackupProblems {
  constructor(
    private readonly records: BackupRecords,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** In sentences: a nightly backup that failed, is late or cannot be restored. */
  async find(): Promise<readonly string[]> {
    if (!this.config.backup.nightly) return [];
    return backupProblems(await this.records.read(), this.clock.now());
  }
}
