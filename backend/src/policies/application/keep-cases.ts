import { Injectable } from '@nestjs/common';
import { BusinessTime } from '../../calendar/business-time.js';
import { newId } from '../../platform/clock.js';
import { NotFound } from '../../platform/domain-error.js';
import { LiveUpdates } from '../../platform/live-updates.js';
import type { PolicyMessage } from '../domain/policy.js';
import {
  type CaseAuthor,
  type CaseChange,
  changeCase,
  type NewCase,
  openCase,
  type ServiceCase,
} from '../domain/service-case.js';
import { SqlCases } from '../store/sql-cases.js';

type User = Omit<CaseAuthor, 'at'>;

/** Opens, changes and closes the service cases of policies. */
@Injectable()
export class KeepCases {
  constructor(
    private readonly cases: SqlCases,
    private readonly live: LiveUpdates<PolicyMessage>,
    private readonly time: BusinessTime,
  ) {}

  /** Rejects an unknown policy, and an impossible day. */
  async open(policyId: string, details: NewCase, user: User): Promise<ServiceCase> {
    const author = this.authorOf(user);
    const opened = openCase(details, { id: newId(), policyId }, author);
    if (!(await this.cases.add(opened, author))) throw new NotFound('policy.unknown');
    this.announce(opened);
    return opened;
  }

  /** Rejects an unknown case, and an impossible day. */
  async change(id: string, change: CaseChange, user: User): Promise<ServiceCase> {
    const author = this.authorOf(user);
    const stored = await this.cases.change(id, (found) => changeCase(found, change, author), author);
    if (!stored) throw new NotFound('case.unknown');
    const { before, after } = stored;
    if (after !== before) this.announce(after);
    return after;
  }

  private authorOf({ id, name }: User): CaseAuthor {
    return { id, name, at: this.time.timestamp() };
  }

  private announce({ policyId }: ServiceCase): void {
    this.live.publish({ type: 'policy_updated', data: { id: policyId } });
  }
}
