import { Injectable } from '@nestjs/common';
import { recordClientActivity } from '../../clients/client-activity.js';
import { Database, type Transaction } from '../../platform/database/database.js';
import { policyName } from '../domain/policy.js';
import { type CaseAuthor, caseEvent, type ServiceCase } from '../domain/service-case.js';
import { type PolicyRow, ServiceCases } from './policy.tables.js';
import { namesOf, withPolicy } from './locked-policy.js';

/** The service cases of policies; each change is on the timeline of the client who owns the policy. */
@Injectable()
export class SqlCases {
  constructor(private readonly database: Database) {}

  /** False for an unknown policy. */
  async add(added: ServiceCase, author: CaseAuthor): Promise<boolean> {
    const stored = await withPolicy(this.database, added.policyId, async (tx, policy) => {
      await record(tx, policy, null, added, author);
      await tx.insert(ServiceCases, added);
      return true;
    });
    return stored ?? false;
  }

  /** Applies `decide` to the locked, current case; the same object means no change. Null for an unknown id. */
  async change(
    id: string,
    decide: (found: ServiceCase) => ServiceCase,
    author: CaseAuthor,
  ): Promise<{ before: ServiceCase; after: ServiceCase } | null> {
    const known = await this.database.reader.findOneBy(ServiceCases, { id });
    if (!known) return null;
    return withPolicy(this.database, known.policyId, async (tx, policy) => {
      const before = await tx.findOne(ServiceCases, { where: { id }, ...this.database.rowLock });
      if (!before) return null;
      const after = decide(before);
      if (after === before) return { before, after };
      await record(tx, policy, before, after, author);
      await tx.update(ServiceCases, { id }, after);
      return { before, after };
    });
  }
}

async function record(
  tx: Transaction,
  policy: PolicyRow,
  before: ServiceCase | null,
  after: ServiceCase,
  author: CaseAuthor,
): Promise<void> {
  const name = policyName({ ...policy, ...(await namesOf(tx, policy)) });
  const event = caseEvent(before, after, name);
  await recordClientActivity(tx, policy.clientId, event, { actor: author, at: author.at }, policy.id);
}
