import { POLICY_FIELDS } from '@contract';
import { Link, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { formatDateTime } from '@/admin/ground/dates/dates';
import { CLASS_LABELS } from '@/admin/records/policies/beneficiaryFields';
import { KIND_LABELS } from '@/admin/ground/words/caseWords';
import { listWords, ROW_LISTS } from '@/admin/records/policies/listedRows';
import { valuesOf, valueWords } from '@/admin/records/policies/policyFields';
import { policyPath, policyTitle } from '@/admin/ground/words/policyWords';
import { percentOf } from '@/admin/records/policies/shares';
import { Facts, Group, Part, Records, Rows } from './Group';
import { Line } from './HeldRecords';
import type { HeldPolicy } from '@/admin/ground/api/privacyTypes';

/** The policies that the person owns, or is a party of, with their beneficiaries and service cases. */
export function HeldPolicies({ policies }: { policies: readonly HeldPolicy[] }) {
  if (policies.length === 0) return null;
  return (
    <Group level="h3" title={`Policies (${policies.length})`}>
      <Records>
        {policies.map((policy) => (
          <li key={policy.id}>
            <Typography component="h4" variant="h3" sx={{ mb: 1 }}>
              <Link component={RouterLink} to={policyPath(policy.id)} color="secondary" underline="always">
                {policyTitle(policy)}
              </Link>
            </Typography>
            <Facts facts={factsOf(policy)} />
            <Part title="Beneficiaries" count={policy.beneficiaries.length}>
              <Rows
                items={policy.beneficiaries.map((one) => ({ ...one, id: one.name }))}
                name="beneficiaries"
                row={({ name, relationship, share, ...one }) => (
                  <Line
                    text={name}
                    small={`${relationship}, ${percentOf(share)} %, ${CLASS_LABELS[one.class]}`}
                  />
                )}
              />
            </Part>
            <Part title="Service cases" count={policy.cases.length}>
              <Rows
                items={policy.cases}
                name="service cases"
                row={({ kind, title, reference, nextStep, openedAt, closedAt }) => (
                  <Line
                    text={[title, reference && `Reference ${reference}`, nextStep].filter(Boolean).join('\n')}
                    small={`${KIND_LABELS[kind]}, opened ${formatDateTime(openedAt)}${closedAt ? `, closed ${formatDateTime(closedAt)}` : ''}`}
                  />
                )}
              />
            </Part>
          </li>
        ))}
      </Records>
    </Group>
  );
}

/** All fields of a policy that have a value, apart from the policyholder. */
function factsOf(policy: HeldPolicy): (readonly [label: string, content: ReactNode])[] {
  const details = valueWords(valuesOf(policy), new Map()).filter(
    ([label, words]) => label !== POLICY_FIELDS.clientId.label && words !== 'None',
  );
  const lists = (['riders', 'cheques'] as const).flatMap((list) =>
    policy[list].length > 0 ? [[ROW_LISTS[list].title, listWords(list, policy)] as const] : [],
  );
  return [
    ...details,
    ...lists,
    ['Payments', policy.payments.length],
    ['Earlier states', policy.versions.length],
  ];
}
