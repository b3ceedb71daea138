import { Box, Button, Link, Typography } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { Today } from '@/shared/api-types';
import { LazyDialogs } from '@/admin/ground/loading/LazyDialogs';
import { lazyComponent } from '@/admin/ground/loading/lazyComponent';
import { policyListLink, premiumStateText } from '@/admin/ground/words/policyWords';
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
      {groups.map(({ title, states, ...group }) => {
        const premiums = rows.filter(({ state }) => states.includes(state));
        return (
          <Group key={title} title={title} premiums={premiums} isFirst={premiums[0] === rows[0]} {...group}>
            {premiums.map((premium) => (
              <PremiumLine
                key={premium.id}
                premium={premium}
                today={today}
                onPay={() => setPaying(premium)}
              />
            ))}
          </Group>
        );
      })}
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

/** Premiums shown of a group before the rest is asked for. */
const SHOWN = 3;

interface GroupProps {
  readonly title: string;
  readonly count: number;
  /** The list that has all of them. */
  readonly to: string;
  readonly premiums: readonly DuePremium[];
  readonly isFirst: boolean;
  readonly children: readonly ReactNode[];
}

/** The first group is open; of another one the heading names the most urgent, so that all fit the screen. */
function Group({ title, count, to, premiums, isFirst, children }: GroupProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(isFirst);
  const [isUnfolded, setUnfolded] = useState(false);
  const hidden = isUnfolded ? 0 : Math.max(0, children.length - SHOWN);
  const [first] = premiums;
  if (!first) return null;
  return (
    <Box component="section" aria-labelledby={id} sx={{ borderTop: isFirst ? 0 : 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', minHeight: 34 }}>
        <Typography id={id} variant="h3" color="textSecondary" sx={headingShape}>
          {title} {count}
        </Typography>
        {!isOpen && (
          <Typography variant="body2" color="textSecondary" noWrap sx={{ minWidth: 0 }}>
            {[first.name, premiumStateText(first)].filter(Boolean).join(', ')}
          </Typography>
        )}
        <Box sx={{ display: 'flex', ml: 'auto', whiteSpace: 'nowrap' }}>
          {isOpen && hidden > 0 && (
            <Button size="small" color="secondary" onClick={() => setUnfolded(true)}>
              Show {hidden} more
            </Button>
          )}
          {!isFirst && (
            <Button
              size="small"
              color="secondary"
              aria-expanded={isOpen}
              aria-label={`${isOpen ? 'Hide' : 'Show'}: ${title}`}
              onClick={() => setOpen(!isOpen)}
            >
              {isOpen ? 'Hide' : 'Show'}
            </Button>
          )}
        </Box>
      </Box>
      {isOpen && (
        <DeskLines {...(hidden === 0 && { all: { total: count, to, where: 'Policies' } })}>
          {hidden > 0 ? children.slice(0, SHOWN) : children}
        </DeskLines>
      )}
    </Box>
  );
}

const headingShape = { fontSize: 14, fontWeight: 650, whiteSpace: 'nowrap' };
