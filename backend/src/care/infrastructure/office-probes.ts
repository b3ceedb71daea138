import { Injectable } from '@nestjs/common';
import { Config } from '../../platform/config.js';
import { FirstAccount } from '../../users/first-account.js';
import { BackupRecords } from '../application/ports.js';
import type { Probe } from '../application/run-self-check.js';
import { backupCheck, proofCheck } from '../domain/backup-checks.js';
import { samplesCheck } from '../domain/samples-check.js';
import { firstPasswordCheck } from '../domain/server-checks.js';
import { EditedSettings } from './edited-settings.js';

@Injectable()
export class BackupProbe implements Probe {
  readonly titles = { backup: 'Last backup', proof: 'Backup restored as a test' };

  constructor(
    private readonly records: BackupRecords,
    private readonly config: Config,
  ) {}

  async measure(now: Date) {
    const { nightly } = this.config.backup;
    const record = await this.records.read();
    return { backup: backupCheck(nightly, record, now), proof: proofCheck(nightly, record, now) };
  }
}

@Injectable()
export class SamplesProbe implements Probe {
  readonly titles = { samples: 'Samples on the site' };

  constructor(private readonly settings: EditedSettings) {}

  async measure() {
    return {
      samples: samplesCheck({
        identity: await this.settings.sampleIdentity(),
        stats: !(await this.settings.has('stats')),
        testimonials: !(await this.settings.has('testimonials')),
      }),
    };
  }
}

@Injectable()
export class FirstPasswordProbe implements Probe {
  readonly titles = { firstPassword: 'Password of the first account' };

  constructor(private readonly account: FirstAccount) {}

  async measure() {
    return {
      firstPassword: firstPasswordCheck(this.account.username, await this.account.hasFirstPassword()),
    };
  }
}
