import { Injectable } from '@nestjs/common';
import { MailReport } from '../../mail/mail-report.js';
import { Config } from '../../platform/config.js';
import type { Probe } from '../application/ports.js';
import { mailCheck } from '../domain/mail-check.js';

@Injectable()
export class MailProbe implements Probe {
  readonly titles = { mail: 'Sending mail' };

  constructor(
    private readonly report: MailReport,
    private readonly config: Config,
  ) {}

  async measure(now: Date) {
    const server = this.config.mail.server !== null;
    return { mail: mailCheck({ server, ...(await this.report.read()) }, now) };
  }
}
