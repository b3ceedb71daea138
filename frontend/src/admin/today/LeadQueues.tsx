import { SERVICE_LABELS } from '@contract';
import { Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import type { Lead, Today } from '../../shared/api-types';
import { formatDateTime } from '../dates';
import { formatSchedule } from '../leads/bookingWords';
import { leadListLink } from '../leads/leadRules';
import type { LeadFilter } from '../providers/consoleProvider';
import { VisitorRequestPanel } from '../leads/VisitorRequestPanel';
import { DeskCard, DeskLines } from './DeskCard';
import { LeadLine } from './LeadLine';
import { waitingTime } from './waitingTime';

const wish = (lead: Lead) =>
  lead.leadType === 'appointment'
    ? `${SERVICE_LABELS[lead.serviceInterest]}, ${formatSchedule(lead.preferredDate, lead.preferredTime)}`
    : 'Newsletter';

/** What visitors ask for on the pages of their bookings. */
export function VisitorRequests({ requests }: { requests: Today['visitorRequests'] }) {
  if (requests.rows.length === 0) return null;
  return (
    <DeskCard title="Visitors ask" count={requests.total} aside={<All filter={{ visitorRequest: true }} />}>
      <DeskLines short>
        {requests.rows.map((lead) => (
          <li key={lead.id}>
            <LeadLine as="div" lead={lead} details={[wish(lead)]} />
            {lead.leadType === 'appointment' && lead.visitorRequest && (
              <VisitorRequestPanel booking={lead} request={lead.visitorRequest} />
            )}
          </li>
        ))}
      </DeskLines>
    </DeskCard>
  );
}

/** The leads that staff have not answered yet, those that wait longest first. */
export function WaitingLongest({ unanswered }: { unanswered: Today['unanswered'] }) {
  if (unanswered.rows.length === 0) return null;
  return (
    <DeskCard title="Waiting longest" count={unanswered.total} aside={<All filter={{ unanswered: true }} />}>
      <DeskLines short>
        {unanswered.rows.map(({ waitingMinutes, ...lead }) => (
          <LeadLine
            key={`${lead.leadType} ${lead.id}`}
            lead={lead}
            when={waitingTime(waitingMinutes)}
            details={[wish(lead)]}
          />
        ))}
      </DeskLines>
    </DeskCard>
  );
}

/** The leads that came in since the user was last here. */
export function NewLeads({ newLeads, since }: { newLeads: Today['newLeads']; since: string | null }) {
  if (newLeads.rows.length === 0) return null;
  return (
    <DeskCard
      title={since ? `New since ${formatDateTime(since)}` : 'New in the last 24 hours'}
      count={newLeads.total}
    >
      <DeskLines short>
        {newLeads.rows.map((lead) => (
          <LeadLine
            key={`${lead.leadType} ${lead.id}`}
            lead={lead}
            details={[wish(lead), formatDateTime(lead.createdAt)]}
          />
        ))}
      </DeskLines>
    </DeskCard>
  );
}

function All({ filter }: { filter: LeadFilter }) {
  return (
    <Link component={RouterLink} to={leadListLink(filter)} color="secondary">
      Show all
    </Link>
  );
}
