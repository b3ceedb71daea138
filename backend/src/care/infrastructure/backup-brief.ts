import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DailyBriefs } from '../../mail/daily-briefs.js';
import { Clock } from '../../platform/clock.js';
import { Config } from '../../platform/config.js';
import { BackupRecords } from '../application/ports.js';
import { backupProblems } from '../domain/backup-checks.js';

/** Tells staff in the daily brief of a nightly backup that failed, is late or cannot be restored. */
@Injectable()
export class BackupBrief implements OnModuleInit {
  constructor(
    private readonly records: BackupRecords,
    private readonly briefs: DailyBriefs,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    if (!this.config.backup.nightly) return;
    this.briefs.reportBackups(async () => backupProblems(await this.records.read(), this.clock.now()));
  }
}
