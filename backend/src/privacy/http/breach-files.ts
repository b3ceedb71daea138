import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { NotFound } from '../../platform/domain-error.js';
import { Breaches } from '../application/duty-ports.js';
import type { BreachReport } from '../application/report-breach.js';
import { AffectedCsv } from './affected-csv.js';
import { BreachReportPage } from './breach-report-page.js';

/** What is handed out about a breach: the report to print, and the people to notify. */
@Injectable()
export class BreachFiles {
  constructor(
    private readonly breaches: Breaches,
    private readonly page: BreachReportPage,
    private readonly csv: AffectedCsv,
  ) {}

  report(report: BreachReport, response: Response): void {
    this.page.send(report, response);
  }

  /** Rejects an unknown id. */
  async affected(id: string, userId: string, response: Response): Promise<void> {
    const breach = await this.breaches.find(id);
    if (!breach) throw new NotFound('breach.unknown');
    await this.csv.send(breach, userId, response);
  }
}
