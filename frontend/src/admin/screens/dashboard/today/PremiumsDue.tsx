import { Box, Link, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { Today } from '@/shared/api-types';
import { LazyDialogs } from '@/admin/ground/loading/LazyDialogs';
import { lazyComponent } from '@/admin/ground/loading/lazyComponent';
import { policyListLink } from '@/admin/ground/words/policyWords';
import { DeskCard, DeskLines } from './DeskCard';
import { type DuePremium, PremiumLine } from './PremiumLine';

const PaymentDialog = lazyComponent(() =>
  import('@/admin/records/policies/PaymentDialog').then((module) => module.PaymentDialog),
);

/** Unpaid premiums: those past grace, those in grace by the days left, and those due within seven days. */
export function PremiumsDue({ today }: { today: Today }) {
  const [paying, setPaying] = useState<DuePremium | null>(null);
  const { rows, total, pastGrace, inGrace, dueSoon } = today.premiums;
  if (rows.length === 0) return null;
  const groups = [
    {
      title: 'Past grace',
      count: pastGrace,
      states: ['past grace'],
      to: policyListLink({ premiumState: 'past grace' }),
    },
    {
      title: 'In grace',
      count: inGrace,
      states: ['in grace'],
      to: policyListLink({ premiumState: 'in grace' }),
    },
    { title: 'Due within seven days', count: dueSoon, states: ['due', 'upcoming'], to: '/admin/policies' },
  ];
  return (
    <DeskCard
      title="Premiums"
      count={total}
      aside={
        <Link component={RouterLink} to="/admin/policies" color="secondary">
          Show policies
        </Link>
      }
    >
      {groups.map(({ title, count, states, to }) => (
        <Group key={title} title={title} count={count} to={to}>
          {rows
            .filter(({ state }) => states.includes(state))
            .map((premium) => (
              <PremiumLine
                key={premium.id}
                premium={premium}
                today={today}
                onPay={() => setPaying(premium)}
              />
            ))}
        </Group>
      ))}
      {paying && (
        <LazyDialogs onClose={() => setPaying(null)}>
          <PaymentDialog
            premium={paying}
            policy={{ ...paying, id: paying.policyId, clientName: paying.name }}
            onClose={() => setPaying(null)}
          />
        </LazyDialogs>
      )}
    </DeskCard>
  );
}

interface GroupProps {
  readonly title: string;
  readonly count: number;
  /** The list that has all of them. */
  readonly to: string;
  readonly children: readonly React.ReactNode[];
}

function Group({ title, count, to, children }: GroupProps) {
  const id = useId();
  if (children.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 1 }}>
      <Typography id={id} variant="h3" color="textSecondary" sx={{ fontSize: 14, fontWeight: 650 }}>
        {title} {count}
      </Typography>
      <DeskLines short all={{ total: count, to, where: 'Policies' }}>
        {children}
      </DeskLines>
    </Box>
  );
}
