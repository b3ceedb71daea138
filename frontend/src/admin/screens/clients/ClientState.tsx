import { Box } from '@mui/material';
import type { Client, Policy } from '@/shared/api-types';
import { StatusChip } from '@/admin/ground/theme/StatusChip';
import { useClientPolicies } from '@/admin/ground/people/clientLists';
import { NextPremium } from '@/admin/records/policies/NextPremium';

/** How many policies are in force, the premium to be paid first, and how many further ones are late. Nothing without policies. */
export function ClientState({ client }: { client: Client }) {
  const { data: policies = [] } = useClientPolicies(client.id);
  const { policiesInForce } = client;
  const unpaid = policies.filter(({ nextPremium }) => nextPremium !== null);
  const [first, ...others] = unpaid.toSorted((one, other) => dueDateOf(one).localeCompare(dueDateOf(other)));
  const countOf = (state: 'past grace' | 'in grace') =>
    others.filter(({ nextPremium }) => nextPremium?.state === state).length;
  const [pastGrace, inGrace] = [countOf('past grace'), countOf('in grace')];
  if (policiesInForce === 0 && !first) return null;
  return (
    <Box component="span" role="group" aria-label="State" sx={shape}>
      {policiesInForce > 0 && (
        <StatusChip
          status="New"
          label={policiesInForce === 1 ? '1 policy in force' : `${policiesInForce} policies in force`}
        />
      )}
      {first && (
        <span>
          Next premium: <NextPremium premium={first.nextPremium} />
        </span>
      )}
      {pastGrace > 0 && <StatusChip status="Failed" label={`${pastGrace} more past grace`} />}
      {inGrace > 0 && <StatusChip status="Hold" label={`${inGrace} more in grace`} />}
    </Box>
  );
}

const dueDateOf = ({ nextPremium }: Policy) => nextPremium?.dueDate ?? '';

const shape = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 0.75 };
