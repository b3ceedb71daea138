import { Injectable } from '@nestjs/common';
import { NotFound } from '../../platform/domain-error.js';
import { LiveUpdates } from '../../platform/live-updates.js';
import { type Unit, UnitOfWork } from '../../platform/unit-of-work.js';
import type { Issue, NewsletterMessage } from '../domain/issue.js';
import { IssueRepository } from './issue.ports.js';

/** Stores changes of issues and announces them. */
@Injectable()
export class IssueChanges {
  constructor(
    private readonly units: UnitOfWork,
    private readonly issues: IssueRepository,
    private readonly live: LiveUpdates<NewsletterMessage>,
  ) {}

  async add(issue: Issue): Promise<void> {
    await this.units.run((unit) => this.issues.add(unit, issue));
    this.announce(issue.id);
  }

  /**
   * Applies `decide` to the locked, current issue; the same object means no change. `follow` is what follows, in the same unit
   * of work. Rejects an unknown id.
   */
  async change(
    id: string,
    decide: (issue: Issue) => Issue,
    follow?: (unit: Unit) => Promise<void>,
  ): Promise<Issue> {
    let isChanged = false;
    const issue = await this.locked(id, async (unit, before) => {
      const after = decide(before);
      isChanged = after !== before;
      if (isChanged) await this.issues.update(unit, after);
      await follow?.(unit);
      return after;
    });
    if (isChanged) this.announce(id);
    return issue;
  }

  /** Rejects an unknown id, and what `check` rejects. */
  async remove(id: string, check: (issue: Issue) => void): Promise<void> {
    await this.locked(id, (unit, issue) => {
      check(issue);
      return this.issues.remove(unit, id);
    });
    this.announce(id);
  }

  private locked<T>(id: string, work: (unit: Unit, issue: Issue) => Promise<T>): Promise<T> {
    return this.units.run(async (unit) => {
      const found = await this.issues.lock(unit, id);
      if (!found) throw noSuchIssue();
      return work(unit, found.issue);
    });
  }

  private announce(id: string): void {
    this.live.publish({ type: 'newsletter_updated', data: { id } });
  }
}

/** Rejects an unknown id. */
export async function foundIssue(issues: IssueRepository, id: string): Promise<Issue> {
  const issue = await issues.find(id);
  if (!issue) throw noSuchIssue();
  return issue;
}

function noSuchIssue(): NotFound {
  return new NotFound('issue.unknown');
}
