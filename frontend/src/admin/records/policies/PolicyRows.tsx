import { moneyText } from '@contract';
import { Box, Button, Link, Typography } from '@mui/material';
import { useState } from 'react';
import { pressedBy } from '@/admin/ground/shortcuts/rowKeys';
import { Link as RouterLink } from 'react-router-dom';
import type { Policy } from '@/shared/api-types';
import { dividedShape } from '@/admin/ground/lists/ListContent';
import { NextPremium } from './NextPremium';
import { OpenCases } from './OpenCases';
import { PaymentDialog } from './PaymentDialog';
import { UnusualStateChip } from './PolicyChips';
import { partyText, isOwed, policyPath, policyTitle, premiumText } from '@/admin/ground/words/policyWords';

interface PolicyRowsProps {
  readonly policies: readonly Policy[];
  /** Says whose they are. */
  readonly withOwner?: boolean;
}

/** Some policies on a page about people, each with its next premium, which can be paid here. */
export function PolicyRows({ policies, withOwner = false }: PolicyRowsProps) {
  const [paying, setPaying] = useState<Policy | null>(null);
  return (
    <>
      <Box component="ul" sx={dividedShape}>
        {policies.map((policy) => (
          <Box component="li" key={policy.id} sx={rowShape}>
            <Box sx={{ minWidth: 0, display: 'grid', gap: 0.5, justifyItems: 'start' }}>
              <Box sx={headShape}>
                <Link component={RouterLink} to={policyPath(policy.id)} color="secondary" underline="always">
                  {policyTitle(policy)}
                </Link>
                <UnusualStateChip policy={policy} />
              </Box>
              <Typography variant="body2" color="textSecondary">
                {[
                  withOwner && policy.clientName,
                  policy.policyNumber,
                  partyText(policy, 'insured') && `for ${partyText(policy, 'insured')}`,
                  policy.faceAmount && `${moneyText(policy.faceAmount, policy.premium.currency)} cover`,
                  premiumText(policy),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Typography>
              {policy.nextPremium && <NextPremium premium={policy.nextPremium} />}
              <OpenCases cases={policy.openCases} />
            </Box>
            {isOwed(policy) && (
              <Button
                size="small"
                variant="outlined"
                color="secondary"
                aria-label={`Record payment: ${policyTitle(policy)}`}
                {...pressedBy('p')}
                onClick={() => setPaying(policy)}
              >
                Record payment
              </Button>
            )}
          </Box>
        ))}
      </Box>
      {paying?.nextPremium && (
        <PaymentDialog premium={paying.nextPremium} policy={paying} onClose={() => setPaying(null)} />
      )}
    </>
  );
}

const headShape = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 };
const rowShape = {
  display: 'grid',
  alignItems: 'center',
  justifyItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
  gap: 1,
  px: 2,
  py: 1.25,
};
