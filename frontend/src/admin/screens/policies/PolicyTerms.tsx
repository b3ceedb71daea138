import { isClientId, POLICY_FIELDS } from '@contract';
import { Box, Card, Link, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { Policy } from '@/shared/api-types';
import { clientPath } from '@/admin/records/clients/clientFields';
import { POLICY_INPUTS, POLICY_LABELS, type PolicyInputName } from '@/admin/records/policies/policyErrors';
import { formatDate, toCalendarDate } from '@/admin/ground/dates/dates';
import { Fact, Facts } from '@/admin/ground/page/Fact';
import {
  daysText,
  forceText,
  insuredText,
  POLICY_WORDS,
  premiumText,
} from '@/admin/ground/words/policyWords';

const LABELS = { ...POLICY_LABELS, clientId: 'Policyholder', graceDays: 'Grace' };
const FIRST = ['clientId', 'insured', 'policyNumber'] as const;
/** What is in the heading, with the premium, below, or nowhere. */
const APART: readonly PolicyInputName[] = ['insurer', 'product', 'mode', 'currency', 'remarks', ...FIRST];
const FACTS = [...FIRST, ...POLICY_INPUTS.filter((name) => !APART.includes(name))];

/** What the contract says. */
export function PolicyTerms({ policy }: { policy: Policy }) {
  const facts = FACTS.map((name): [string, ReactNode] => [LABELS[name], contentOf(policy, name)]);
  facts.push(['Added', formatDate(toCalendarDate(new Date(policy.createdAt)))]);
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

function contentOf(policy: Policy, name: PolicyInputName): ReactNode {
  const { clientId, clientName, insured } = policy;
  switch (name) {
    case 'clientId':
      return <ClientLink id={clientId} name={clientName} />;
    case 'insured':
      if (!insured || !isClientId(insured)) return insured ?? 'The policyholder';
      return <ClientLink id={insured} name={insuredText(policy) ?? ''} />;
    case 'force':
      return forceText(policy);
    case 'amount':
    case 'currency':
      return premiumText(policy);
    case 'graceDays':
      return daysText(policy.graceDays);
    case 'line':
    case 'application':
    case 'mode':
      return (POLICY_WORDS[name] as Readonly<Record<string, string>>)[policy[name]];
    default: {
      const value = policy[name];
      return value && POLICY_FIELDS[name].type === 'date' ? formatDate(value) : value;
    }
  }
}

const ClientLink = ({ id, name }: { id: string; name: string }) => (
  <Link component={RouterLink} to={clientPath(id)} color="secondary" underline="always">
    {name}
  </Link>
);
