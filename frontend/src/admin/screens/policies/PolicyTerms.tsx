import { isClientId } from '@contract';
import { Box, Card, Link, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { Policy } from '@/shared/api-types';
import { clientPath } from '@/admin/records/clients/clientFields';
import { formatDate, toCalendarDate } from '@/admin/ground/dates/dates';
import { Fact, Facts } from '@/admin/ground/page/Fact';
import {
  APPLICATION_LABELS,
  daysText,
  forceText,
  insuredText,
  LINE_LABELS,
  premiumText,
} from '@/admin/ground/words/policyWords';

/** What the contract says. */
export function PolicyTerms({ policy }: { policy: Policy }) {
  const { clientId, clientName, insured, application, endsOn, paidBefore, reinstateUntil, graceDays } =
    policy;
  const facts: [label: string, content: ReactNode][] = [
    ['Owner', <ClientLink key="" id={clientId} name={clientName} />],
    [
      'Insured',
      insured && isClientId(insured) ? (
        <ClientLink id={insured} name={insuredText(policy) ?? ''} />
      ) : (
        (insured ?? 'The owner')
      ),
    ],
    ['Policy number', policy.policyNumber],
    ['Line', LINE_LABELS[policy.line]],
    ['Application', APPLICATION_LABELS[application]],
    ['State', forceText(policy)],
    ['Start', formatDate(policy.startsOn)],
    ['End or maturity', endsOn && formatDate(endsOn)],
    ['Premium', premiumText(policy)],
    ['Grace', daysText(graceDays)],
    ['Premiums paid before', paidBefore && formatDate(paidBefore)],
    ['Reinstatement until', reinstateUntil && formatDate(reinstateUntil)],
    ['Added', formatDate(toCalendarDate(new Date(policy.createdAt)))],
  ];
  return (
    <Card component="section" aria-label="Terms" sx={{ p: 2 }}>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        Terms
      </Typography>
      <Facts facts={facts} />
      {policy.remarks && (
        <Box component="dl" sx={{ m: 0, mt: 1.5, whiteSpace: 'pre-line' }}>
          <Fact label="Remarks">{policy.remarks}</Fact>
        </Box>
      )}
    </Card>
  );
}

const ClientLink = ({ id, name }: { id: string; name: string }) => (
  <Link component={RouterLink} to={clientPath(id)} color="secondary" underline="always">
    {name}
  </Link>
);
