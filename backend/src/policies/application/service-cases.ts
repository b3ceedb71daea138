import { Injectable } from '@nestjs/common';
import { BusinessTime } from '../../calendar/business-time.js';
import { newId } from '../../platform/clock.js';
import { NotFound } from '../../platform/domain-error.js';
import type { FollowUps } from '../domain/follow-ups.js';
import { type Policy, policyName } from '../domain/policy.js';
import {
  type CaseAuthor,
  type CaseChange,
  caseEvent,
  changeCase,
  type NewCase,
  openCase,
  type ServiceCase,
} from '../domain/service-case.js';
import { PolicyUnits } from './policy-units.js';
import { CaseRepository } from './ports.js';

type User = Omit<CaseAuthor, 'at'>;

/** Opens, changes and closes the service cases of policies; each change is in the timeline of the client who owns the policy. */
@Injectable()
export class ServiceCases {
  constructor(
    private readonly units: PolicyUnits,
    private readonly cases: CaseRepository,
    private readonly time: BusinessTime,
  ) {}

  /** Rejects an unknown policy, and an impossible day. */
  open(policyId: string, details: NewCase, user: User): Promise<ServiceCase> {
    const author = this.authorOf(user);
    const opened = openCase(details, { id: newId(), policyId }, author);
    return this.units.run(policyId, async (unit, { policy }) => {
      await this.cases.add(unit, opened);
      return { result: opened, changes: { followUps: followUpsOf(policy, null, opened, author) } };
    });
  }

  /** Rejects an unknown case, and an impossible day. */
  async change(id: string, change: CaseChange, user: User): Promise<ServiceCase> {
    const author = this.authorOf(user);
    const unknown = 'case.unknown';
    const found = await this.cases.findById(id);
    return this.units.run(
      found?.policyId ?? null,
      async (unit, { policy }) => {
        const before = await this.cases.lock(unit, id);
        if (!before) throw new NotFound(unknown);
        const after = changeCase(before, change, author);
        if (after === before) return { result: before };
        await this.cases.save(unit, after);
        return { result: after, changes: { followUps: followUpsOf(policy, before, after, author) } };
      },
      unknown,
    );
  }

  private authorOf({ id, name }: User): CaseAuthor {
    return { id, name, at: this.time.timestamp() };
  }
}

function followUpsOf(
  policy: Policy,
  before: ServiceCase | null,
  after: ServiceCase,
  { id, name, at }: CaseAuthor,
): FollowUps {
  const event = caseEvent(before, after, policyName(policy));
  return { timeline: [{ clientId: policy.clientId, event, by: { id, name }, at }] };
}
