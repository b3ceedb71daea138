import { Invalid, type Said } from '../../platform/domain-error.js';
import { hasLink, isPlainName } from '../../platform/plain-names.js';

interface Names {
  readonly insurer: string;
  readonly product: string;
  readonly policyNumber: string | null;
}

/** Mails to clients say them: they have no links and no phone numbers. Those of before the rule stay. */
export function assertPlainNames(after: Names, before?: Names): void {
  const problems: Record<string, Said> = {};
  for (const field of ['insurer', 'product'] as const)
    if (after[field] !== before?.[field] && !isPlainName(after[field])) problems[field] = 'policy.plain-name';
  const { policyNumber } = after;
  if (policyNumber !== null && policyNumber !== before?.policyNumber && hasLink(policyNumber))
    problems.policyNumber = 'policy.plain-name';
  if (Object.keys(problems).length > 0) throw new Invalid(problems);
}

/** The name of an insurer or a product. Rejects one with a link or a phone number: mails to clients say it. */
export function assertPlainName(name: string): void {
  if (!isPlainName(name)) throw new Invalid({ name: 'policy.plain-name' });
}
