import { Box, Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import type { Task } from '@/shared/api-types';
import { clientPath } from '../clients/clientFields';
import { policyPath } from '@/admin/ground/words/policyWords';
import { rowKeys } from '@/admin/ground/shortcuts/rowKeys';
import { BookmarkIcon as CaseIcon } from '@/admin/ground/theme/screenIcons';
import { factsShape, When } from './TaskFacts';

interface PolicyStepLineProps {
  readonly step: Task;
  /** Leaves out the client, on the page of the client itself. */
  readonly withoutClient?: boolean;
}

/** The next step of a case, or a day of a policy, among the tasks; it is changed on the page of the policy. */
export function PolicyStepLine({ step, withoutClient = false }: PolicyStepLineProps) {
  const { kind, title, caseTitle, policyId, policyName, clientId, clientName } = step;
  return (
    <Box {...rowKeys({}, { focus: 'a' })} sx={shape}>
      <Box sx={{ p: 1.125, display: 'flex', color: 'text.secondary' }}>
        <CaseIcon aria-hidden fontSize="small" />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0, py: 1 }}>
        <Link
          component={RouterLink}
          to={policyPath(policyId ?? '')}
          color="inherit"
          sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
        >
          {title}
        </Link>
        <Box sx={factsShape}>
          <When task={step} />
          {clientId && !withoutClient && (
            <Link component={RouterLink} to={clientPath(clientId)} color="secondary">
              {clientName ?? 'Deleted client'}
            </Link>
          )}
          <Typography component="span" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {kind === 'case' ? 'Case: ' : ''}
            {[caseTitle !== title && caseTitle, policyName].filter(Boolean).join(', ')}
          </Typography>
        </Box>
      </Box>
    </Box>
  );
}

const shape = { display: 'flex', alignItems: 'flex-start', px: { xs: 0.5, sm: 1 }, py: 0.25 };
