import { isClientId, moneyText, POLICY_FIELDS, type PolicyParty } from '@contract';
import { Box, Card, Link, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { Policy } from '@/shared/api-types';
import { clientPath } from '@/admin/records/clients/clientFields';
import {
  ALL_POLICY_INPUTS,
  POLICY_LABELS,
  type PolicyInputName,
} from '@/admin/records/policies/policyErrors';
import { dateWords } from '@/admin/records/policies/policyFields';
import { formatDate, formatMonth, toCalendarDate } from '@/admin/ground/dates/dates';
import { Fact, Facts } from '@/admin/ground/page/Fact';
import { daysText, forceText, partyText, POLICY_WORDS, premiumText } from '@/admin/ground/words/policyWords';

const LABELS = { ...POLICY_LABELS, clientId: 'Policyholder', graceDays: 'Grace' };
const FIRST = ['clientId', 'insured', 'policyNumber'] as const;
/** What is in the heading, beside another fact, or below. */
const APART = ['insurer', 'product', 'mode', 'currency', 'remarks', 'fundValueOn', 'cardExpires'];
const FACTS: readonly PolicyInputName[] = [
  ...new Set([...FIRST, ...ALL_POLICY_INPUTS.filter((name) => !APART.includes(name))]),
];

/** What the contract says. */
export function PolicyTerms({ policy }: { policy: Policy }) {
  const facts = FACTS.map((name): [string, ReactNode] => [LABELS[name], contentOf(policy, name)]);
  facts.push(['Free look until', policy.freeLookEndsOn && formatDate(policy.freeLookEndsOn)]);
  facts.push(['Contestable until', policy.contestableUntil && formatDate(policy.contestableUntil)]);
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
  const { clientId, clientName, premium, fundValueOn } = policy;
  switch (name) {
    case 'clientId':
      return <ClientLink id={clientId} name={clientName} />;
    case 'insured':
      return policy[name] ? <Party policy={policy} party={name} /> : 'The policyholder';
    case 'payor':
    case 'contingentOwner':
    case 'assignee':
      return policy[name] && <Party policy={policy} party={name} />;
    case 'faceAmount':
    case 'loanBalance':
      return policy[name] && moneyText(policy[name], premium.currency);
    case 'fundValue': {
      const value = policy[name] && moneyText(policy[name], premium.currency);
      return value && `${value}, ${fundValueOn ? formatDate(fundValueOn) : 'day not known'}`;
    }
    case 'force':
      return forceText(policy);
    case 'amount':
    case 'currency':
      return premiumText(policy);
    case 'paymentMethod': {
      const { paymentMethod, cardExpires } = policy;
      const until = cardExpires && `expires ${formatMonth(`${cardExpires}-01`)}`;
      return paymentMethod && [POLICY_WORDS.paymentMethod[paymentMethod], until].filter(Boolean).join(', ');
    }
    case 'graceDays':
      return daysText(policy.graceDays);
    case 'line':
    case 'application':
    case 'mode':
      return (POLICY_WORDS[name] as Readonly<Record<string, string>>)[policy[name]];
    default: {
      const value = policy[name];
      return value && dateWords(POLICY_FIELDS[name].type, value);
    }
  }
}

function Party({ policy, party }: { policy: Policy; party: PolicyParty }) {
  const said = policy[party] ?? '';
  return isClientId(said) ? <ClientLink id={said} name={partyText(policy, party) ?? ''} /> : said;
}

const ClientLink = ({ id, name }: { id: string; name: string }) => (
  <Link component={RouterLink} to={clientPath(id)} color="secondary" underline="always">
    {name}
  </Link>
);
