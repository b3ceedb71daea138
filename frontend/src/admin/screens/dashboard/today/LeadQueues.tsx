import { SERVICE_LABELS } from '@contract';
import { Button, Link, Typography } from '@mui/material';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { Lead, Today } from '@/shared/api-types';
import { formatSchedule } from '@/admin/ground/words/bookingWords';
import { leadListLink } from '@/admin/ground/words/leadRules';
import type { LeadFilter } from '@/admin/ground/api/requests';
import { DeskCard, DeskLines } from './DeskCard';
import { LeadLine } from './LeadLine';
import { usualAnswer, waitingTime } from './waitingTime';

/** What a lead wishes for. */
export const wishOf = (lead: Lead) =>
  lead.leadType === 'appointment'
    ? `${SERVICE_LABELS[lead.serviceInterest]}, ${formatSchedule(lead.preferredDate, lead.preferredTime)}`
    : 'Newsletter';

interface WaitingLongestProps {
  readonly unanswered: Today['unanswered'];
  readonly signUps: Today['unansweredSignUps'];
  /** The median time to the first answer, in business minutes; null without answers. */
  readonly medianMinutes: number | null;
}

/**
 * The bookings that staff have not answered yet, those that wait longest first. Who only signed up for the newsletter does
 * not wait for an answer and stands folded below.
 */
export function WaitingLongest({ unanswered, signUps, medianMinutes }: WaitingLongestProps) {
  const [unfolded, setUnfolded] = useState(false);
  if (unanswered.rows.length === 0 && signUps.rows.length === 0) return null;
  const filter = { leadType: 'appointment', unanswered: true } as const;
  return (
    <DeskCard
      title="Waiting longest"
      count={unanswered.total}
      aside={unanswered.total > 0 && <All filter={filter} oldestFirst />}
    >
      {unanswered.total > 0 && (
        <DeskLines short={5} all={{ total: unanswered.total, to: leadListLink(filter, true) }}>
          {unanswered.rows.map(waitingLine)}
        </DeskLines>
      )}
      {signUps.rows.length > 0 && (
        <Button
          size="small"
          color="secondary"
          aria-expanded={unfolded}
          onClick={() => setUnfolded(!unfolded)}
          sx={{ ml: -0.5 }}
        >
          {unanswered.total > 0 && 'and '}
          {signUps.total} {signUps.total === 1 ? 'sign-up' : 'sign-ups'}
        </Button>
      )}
      {unfolded && (
        <DeskLines
          short={5}
          all={{
            total: signUps.total,
            to: leadListLink({ leadType: 'subscription', unanswered: true }, true),
          }}
        >
          {signUps.rows.map(waitingLine)}
        </DeskLines>
      )}
      {medianMinutes !== null && (
        <Typography variant="body2" color="textSecondary">
          Usually answered within {usualAnswer(medianMinutes)}
        </Typography>
      )}
    </DeskCard>
  );
}

const waitingLine = ({ waitingMinutes, ...lead }: Today['unanswered']['rows'][number]) => (
  <LeadLine
    key={`${lead.leadType} ${lead.id}`}
    lead={lead}
    when={waitingTime(waitingMinutes)}
    details={[wishOf(lead)]}
  />
);

function All({ filter, oldestFirst }: { filter: LeadFilter; oldestFirst?: boolean }) {
  return (
    <Link component={RouterLink} to={leadListLink(filter, oldestFirst)} color="secondary">
      Show all
    </Link>
  );
}
