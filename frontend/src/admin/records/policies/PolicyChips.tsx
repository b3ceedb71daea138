import type { ForceState, PremiumState } from '@contract';
import type { Policy, PremiumToday } from '@/shared/api-types';
import { StatusChip } from '@/admin/ground/theme/StatusChip';
import type { StatusName } from '@/admin/ground/theme/statusColours';
import { APPLICATION_LABELS, FORCE_LABELS, premiumStateText } from '@/admin/ground/words/policyWords';

const FORCE_COLOURS: Readonly<Record<ForceState, StatusName>> = {
  'not yet': 'In Progress',
  'in force': 'New',
  lapsed: 'Hold',
  surrendered: 'Not Qualified',
  matured: 'Not Qualified',
  claimed: 'Not Qualified',
  cancelled: 'Not Qualified',
};

const PREMIUM_COLOURS: Readonly<Record<PremiumState, StatusName>> = {
  upcoming: 'Pending',
  due: 'In Progress',
  'in grace': 'Hold',
  'past grace': 'Failed',
  paid: 'New',
};

/** Whether the policy is in force; before it is issued, what became of the application. */
export function PolicyStateChip({ policy: { application, force } }: { policy: Policy }) {
  if (application === 'issued')
    return <StatusChip status={FORCE_COLOURS[force]} label={FORCE_LABELS[force]} />;
  const status = application === 'applied' ? 'In Progress' : 'Not Qualified';
  return <StatusChip status={status} label={APPLICATION_LABELS[application]} />;
}

/** The state of a policy in a list; nothing for one in force, as most are. */
export const UnusualStateChip = ({ policy }: { policy: Policy }) =>
  (policy.force !== 'in force' || policy.application !== 'issued') && <PolicyStateChip policy={policy} />;

interface PremiumStateChipProps {
  readonly premium: Pick<PremiumToday, 'state' | 'daysLeft'>;
  readonly label?: string | undefined;
}

export function PremiumStateChip({ premium, label = premiumStateText(premium) }: PremiumStateChipProps) {
  return premium.state && <StatusChip status={PREMIUM_COLOURS[premium.state]} label={label} />;
}
