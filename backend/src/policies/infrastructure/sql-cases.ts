import { Injectable } from '@nestjs/common';
import { recordClientActivity } from '../../clients/client-activity.js';
import { Database, type Transaction } from '../../platform/database/database.js';
import { policyName } from '../domain/policy.js';
import { type CaseAuthor, caseEvent, type ServiceCase } from '../domain/service-case.js';
import { ServiceCases } from './policy.tables.js';
import { lockPolicy, namesOf } from './sql-policies.js';

/** The service cases of policies; each change is on the timeline of the client who owns the policy. */
@Injectable()
export class SqlCases {
  constructor(private readonly database: Database) {}

  /** False for an unknown policy. */
  add(added: ServiceCase, author: CaseAuthor): Promise<boolean> {
    return this.database.write(async (tx) => {
      if (!(await this.record(tx, null, added, author))) return false;
      await tx.insert(ServiceCases, added);
      return true;
    });
  }

  /** Applies `decide` to the locked, current case; the same object means no change. Null for an unknown id. */
  change(
    id: string,
    decide: (found: ServiceCase) => ServiceCase,
    author: CaseAuthor,
  ): Promise<{ before: ServiceCase; after: ServiceCase } | null> {
    return this.database.write(async (tx) => {
      const before = await tx.findOne(ServiceCases, { where: { id }, ...this.database.rowLock });
      if (!before) return null;
      const after = decide(before);
      if (after === before) return { before, after };
      await this.record(tx, before, after, author);
      await tx.update(ServiceCases, { id }, after);
      return { before, after };
    });
  }

  /** Locks the policy; false for an unknown one. */
  private async record(
    tx: Transaction,
    before: ServiceCase | null,
    after: ServiceCase,
    author: CaseAuthor,
  ): Promise<boolean> {
    const policy = await lockPolicy(tx, this.database, after.policyId);
    if (!policy) return false;
    const name = policyName({ ...policy, ...(await namesOf(tx, policy)) });
    const event = caseEvent(before, after, name);
    await recordClientActivity(tx, policy.clientId, event, { actor: author, at: author.at }, policy.id);
    return true;
  }
}
