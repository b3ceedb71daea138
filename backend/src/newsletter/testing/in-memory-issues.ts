import type { Unit } from '../../platform/unit-of-work.js';
import { IssueRepository, type SendingIssue } from '../application/issue.ports.js';
import type { Issue } from '../domain/issue.js';

export class InMemoryIssues extends IssueRepository {
  readonly stored = new Map<string, SendingIssue>();

  /** For tests that have no unit of work. */
  keep(issue: Issue, chosenUntil: string | null = ''): void {
    this.stored.set(issue.id, { issue, chosenUntil });
  }

  override async find(id: string): Promise<Issue | null> {
    return this.stored.get(id)?.issue ?? null;
  }

  override async active(): Promise<Issue[]> {
    return this.all().filter(({ state }) => state === 'scheduled' || state === 'sending');
  }

  override async lock(_unit: Unit, id: string): Promise<SendingIssue | null> {
    return this.stored.get(id) ?? null;
  }

  override async add(_unit: Unit, issue: Issue): Promise<void> {
    this.keep(issue);
  }

  override async update(_unit: Unit, issue: Issue): Promise<void> {
    this.keep(issue, this.stored.get(issue.id)!.chosenUntil);
  }

  override async remove(_unit: Unit, id: string): Promise<void> {
    this.stored.delete(id);
  }

  override async slugsLike(_unit: Unit, slug: string): Promise<string[]> {
    return this.all().flatMap((issue) => (issue.slug?.startsWith(slug) ? [issue.slug] : []));
  }

  override async showing(words: string): Promise<Issue[]> {
    return this.all().filter(({ content }) => content.includes(words));
  }

  override async page(): Promise<never> {
    throw new Error('Not in memory');
  }

  private all(): Issue[] {
    return [...this.stored.values()].map(({ issue }) => issue);
  }
}
