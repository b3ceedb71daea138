import { Box, Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import type { Policy } from '@/shared/api-types';
import { dividedShape } from '@/admin/ground/lists/ListContent';
import { CallIcon } from '@/admin/ground/people/CallIcon';
import { policyPath, policyTitle } from '@/admin/ground/words/policyWords';
import { clientPath } from '@/admin/records/clients/clientFields';
import { OpenCaseChips } from '@/admin/records/policies/OpenCases';
import { UnusualStateChip } from '@/admin/records/policies/PolicyChips';
import { CountedPremium } from './CountedPremium';
import { PolicyRowMenu } from './PolicyRowActs';

/** Policies as rows of three lines, with a button that calls the policyholder. */
export function PolicyPhoneRows({ policies }: { policies: readonly Policy[] }) {
  return (
    <Box component="ul" aria-label="Policies" sx={dividedShape}>
      {policies.map((policy) => (
        <PolicyPhoneRow key={policy.id} policy={policy} />
      ))}
    </Box>
  );
}

function PolicyPhoneRow({ policy }: { policy: Policy }) {
  const { id, clientId, clientName, clientPhone, clientEmail, openCases } = policy;
  return (
    <Box component="li" sx={rowShape}>
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Box sx={lineShape}>
          <Link component={RouterLink} to={policyPath(id)} color="text.primary" sx={{ fontWeight: 650 }}>
            {policyTitle(policy)}
          </Link>
        </Box>
        <Box sx={lineShape}>
          <Link component={RouterLink} to={clientPath(clientId)} color="secondary" underline="always">
            {clientName}
          </Link>
          <span>{clientPhone === null ? '· no phone' : clientEmail === null && '· no e-mail: call'}</span>
        </Box>
        <Box sx={chipsShape}>
          <CountedPremium policy={policy} short />
          <UnusualStateChip policy={policy} />
          <OpenCaseChips cases={openCases} />
        </Box>
      </Box>
      <CallIcon phone={clientPhone} />
      <PolicyRowMenu policy={policy} />
    </Box>
  );
}

const rowShape = { display: 'flex', alignItems: 'center', gap: 0.5, height: 92, fontSize: 14 };
const lineShape = {
  display: 'flex',
  gap: 0.5,
  lineHeight: '24px',
  whiteSpace: 'nowrap',
  color: 'text.secondary',
  '& > a': { overflow: 'hidden', textOverflow: 'ellipsis' },
};
const chipsShape = { display: 'flex', alignItems: 'center', gap: 0.5, overflow: 'hidden', minHeight: 28 };
