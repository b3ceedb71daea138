import { Injectable } from '@nestjs/common';
import { AuditReport } from '../../audit/audit-report.js';
import { BusinessTime } from '../../calendar/business-time.js';
import { Config } from '../../platform/config.js';
import { KeyNames } from '../../api-keys/key-names.js';
import { ActiveUsers } from '../../users/active-users.js';
import { StaffWithoutSecondFactor } from '../../users/staff-without-second-factor.js';
import { FirstAccount } from '../../users/first-account.js';
import { BackupRecords } from '../application/ports.js';
import type { Probe } from '../application/ports.js';
import { auditCheck } from '../domain/audit-check.js';
import { backupCheck, proofCheck } from '../domain/backup-checks.js';
import { Settings } from '../../settings/settings.js';
import { figuresCheck } from '../domain/figures-check.js';
import { samplesCheck } from '../domain/samples-check.js';
import { firstPasswordCheck, keysOfLeaversCheck, secondFactorsCheck } from '../domain/server-checks.js';
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
export class AuditProbe implements Probe {
  readonly titles = { audit: 'Audit trail' };

  constructor(private readonly report: AuditReport) {}

  async measure(now: Date) {
    return { audit: auditCheck(await this.report.read(), now) };
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
export class FiguresProbe implements Probe {
  readonly titles = { figures: 'Figures of the calculators' };

  constructor(
    private readonly settings: Settings,
    private readonly time: BusinessTime,
  ) {}

  async measure(now: Date) {
    const { figures } = await this.settings.read('calculators');
    return { figures: figuresCheck(figures, this.time.dayOf(now.toISOString())) };
  }
}

@Injectable()
export class SecondFactorsProbe implements Probe {
  readonly titles = { secondFactors: 'Second factors' };

  constructor(private readonly staff: StaffWithoutSecondFactor) {}

  async measure() {
    return { secondFactors: secondFactorsCheck(await this.staff.names(), this.staff.isRequired) };
  }
}

@Injectable()
export class KeysOfLeaversProbe implements Probe {
  readonly titles = { keysOfLeavers: 'API keys of people who left' };

  constructor(
    private readonly keys: KeyNames,
    private readonly users: ActiveUsers,
  ) {}

  async measure(now: Date) {
    const active = new Set((await this.users.all()).map(({ id }) => id));
    const keys = await this.keys.usable(now.toISOString());
    return { keysOfLeavers: keysOfLeaversCheck(keys.filter(({ createdBy }) => !active.has(createdBy))) };
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
