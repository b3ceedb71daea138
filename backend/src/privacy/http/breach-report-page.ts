import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { actionWords } from '../../audit/actions.js';
import { Config } from '../../platform/config.js';
import { PersonalData } from '../../platform/personal-data.js';
import { Business } from '../../settings/business.js';
import type { BreachReport } from '../application/report-breach.js';
import { escaped, PRINTED_POLICY, printedPage, table } from './printed-html.js';

/** The report of a breach as a page to print. Times are those of the office. */
@Injectable()
export class BreachReportPage {
  private readonly format: Intl.DateTimeFormat;

  constructor(
    private readonly business: Business,
    private readonly data: PersonalData,
    { timeZone }: Config,
  ) {
    this.format = new Intl.DateTimeFormat('en', { timeZone, dateStyle: 'long', timeStyle: 'short' });
  }

  send(report: BreachReport, response: Response): void {
    response.setHeader('Content-Security-Policy', PRINTED_POLICY);
    response.setHeader('Cache-Control', 'no-store');
    response.type('html').send(printedPage('Report of a personal data breach', this.body(report)));
  }

  private body(report: BreachReport): string {
    const { people, fields, looked, affected } = report;
    const { name, advisor, email, phone } = this.business.current().identity;
    const kinds = this.data.parts.flatMap(({ held }) => held?.kinds ?? []);
    const step = (at: string | null) => (at ? this.time(at) : 'Not yet');
    return `<h1>Report of a personal data breach</h1>
<p>${escaped(`${name}. Data protection officer: ${advisor}, ${email}, ${phone}`)}</p>
${table(
  ['What', 'When or how much'],
  [
    ['Discovered', this.time(report.discoveredAt)],
    ['To be notified by (72 hours)', this.time(report.notifyBy)],
    ['Time in which the data was open', `${this.time(report.from)} to ${this.time(report.to)}`],
    ['National Privacy Commission notified', step(report.npcNotifiedAt)],
    ['People notified', step(report.peopleNotifiedAt)],
    ['Closed', step(report.closedAt)],
    ['People affected', people.total.toLocaleString('en')],
    ...kinds.map(({ counted, many }) => [many, people[counted].toLocaleString('en')]),
    [
      'Sensitive records (birth dates, civil status, government numbers)',
      report.sensitiveRecords.toLocaleString('en'),
    ],
  ],
)}
<h2>What happened</h2><p>${escaped(report.what)}</p>
<h2>Which data</h2>${table(
      ['Field', 'Records'],
      fields.map(({ field, records }) => [field, records.toLocaleString('en')]),
    )}
<h2>Who looked</h2>${
      looked.length === 0
        ? '<p>The audit has no large read, no export and no sign-in of the account in this time.</p>'
        : table(
            ['When', 'Who', 'What', 'Records'],
            looked.map(({ at, userName, action, rows }) => [
              this.time(at),
              userName ?? 'Nobody of the staff',
              wordsOf(action, rows),
              rows?.toLocaleString('en') ?? '',
            ]),
          )
    }
<h2>Who is affected</h2><p>${affected.total.toLocaleString('en')} records; the list for notifying them is a file of its own.</p>${table(
      ['Name', 'E-mail', 'Left by', 'Since'],
      affected.rows.map(({ name, email, kind, createdAt }) => {
        const leftBy = kinds.find((one) => one.kind === kind)?.one ?? kind;
        return [name, email, leftBy, this.time(createdAt)];
      }),
    )}`;
  }

  private time(at: string): string {
    return this.format.format(new Date(at));
  }
}

function wordsOf(action: string, rows: number | null): string {
  return actionWords({ action, details: { rows } }) ?? action;
}
