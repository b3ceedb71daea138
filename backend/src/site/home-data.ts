import { Injectable } from '@nestjs/common';
import { BusyOffice } from '../calendar/busy-office.js';
import { ClosedDays } from '../calendar/closed-days.js';
import { PublishedIssues } from '../newsletter/published-issues.js';
import { summaryOf } from './issue-summary.js';
import type { IssueSummary, ReturnedForm } from './page-data.js';
import type { PageContent } from './site-renderer.js';

/** What the home page shows; its list of closed days changes with the month. */
@Injectable()
export class HomeData {
  constructor(
    private readonly closedDays: ClosedDays,
    private readonly busy: BusyOffice,
    private readonly issues: PublishedIssues,
  ) {}

  async latest(): Promise<PageContent> {
    const latest = await this.issues.latest();
    return this.content(latest ? summaryOf(latest) : null, {});
  }

  /** Without the link to the last issue, because this page must not wait for the database. */
  returned(form: 'booking' | 'newsletter', returned: ReturnedForm): PageContent {
    return this.content(null, { [form]: returned });
  }

  private content(
    latestIssue: IssueSummary | null,
    forms: { booking?: ReturnedForm; newsletter?: ReturnedForm },
  ): PageContent {
    const { takenTimes } = this.busy;
    return { page: 'home', closedDays: this.closedDays.upcoming(), takenTimes, latestIssue, ...forms };
  }
}
