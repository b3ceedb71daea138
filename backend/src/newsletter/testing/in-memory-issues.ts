import { IssueRepository } from '../application/ports.js';
import type { Issue } from '../domain/issue.js';

/** Issues of the newsletter; `stopped` are the ids whose mails were taken back. */
export class InMemoryIssues extends IssueRepository {
  readonly stopped: string[] = [];
  private readonly issues = new Map<string, Issue>();

  override async add(issue: Issue): Promise<void> {
    this.issues.set(issue.id, issue);
  }

  override async find(id: string): Promise<Issue | null> {
    return this.issues.get(id) ?? null;
  }

  override async change(id: string, decide: (issue: Issue) => Issue): Promise<Issue | null> {
    const issue = this.issues.get(id);
    if (!issue) return null;
    const changed = decide(issue);
    this.issues.set(id, changed);
    return changed;
  }

  override async stop(id: string, decide: (issue: Issue) => Issue): Promise<Issue | null> {
    const changed = await this.change(id, decide);
    if (changed) this.stopped.push(id);
    return changed;
  }

  override async showing(words: string): Promise<Issue[]> {
    return [...this.issues.values()].filter(({ content }) => content.includes(words));
  }

  override async remove(id: string, check: (issue: Issue) => void): Promise<boolean> {
    const issue = this.issues.get(id);
    if (issue) check(issue);
    return this.issues.delete(id);
  }

  override async page(): Promise<never> {
    throw new Error('Not in memory');
  }
}
