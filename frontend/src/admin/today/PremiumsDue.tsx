import { Box, Button, Link, Typography } from '@mui/material';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { Today } from '../../shared/api-types';
import { clientPath } from '../clients/clientFields';
import { NextPremium } from '../policies/NextPremium';
import { PaymentDialog } from '../policies/PaymentDialog';
import { policyPath, policyTitle } from '../policies/policyWords';
import { DeskCard, DeskLines } from './DeskCard';

type Premium = Today['premiums']['rows'][number];

/** Unpaid premiums: those in grace, by the days left, and those due within seven days. */
export function PremiumsDue({ premiums }: { premiums: Today['premiums'] }) {
  const [paying, setPaying] = useState<Premium | null>(null);
  if (premiums.rows.length === 0) return null;
  return (
    <DeskCard
      title="Premiums"
      count={premiums.total}
      aside={
        <Link component={RouterLink} to="/admin/policies" color="secondary">
          Show policies
        </Link>
      }
    >
      <DeskLines short>
        {premiums.rows.map((premium) => (
          <Box component="li" key={premium.id} sx={lineShape}>
            <Box sx={{ minWidth: 0, flexGrow: 1 }}>
              <Link
                component={RouterLink}
                to={clientPath(premium.clientId)}
                color="inherit"
                sx={{ fontWeight: 600 }}
              >
                {premium.name}
              </Link>
              {' · '}
              <Link
                component={RouterLink}
                to={policyPath(premium.policyId)}
                color="inherit"
                underline="always"
              >
                {policyTitle(premium)}
              </Link>
              <Typography variant="body2" component="div">
                <NextPremium premium={premium} />
              </Typography>
            </Box>
            <Button
              size="small"
              variant="outlined"
              aria-label={`Record payment: ${premium.name}, ${policyTitle(premium)}`}
              onClick={() => setPaying(premium)}
              sx={{ flexShrink: 0 }}
            >
              Record payment
            </Button>
          </Box>
        ))}
      </DeskLines>
      {paying && (
        <PaymentDialog
          premium={paying}
          policy={{ ...paying, id: paying.policyId, clientName: paying.name }}
          onClose={() => setPaying(null)}
        />
      )}
    </DeskCard>
  );
}

const lineShape = {
  display: 'flex',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  alignItems: 'center',
  columnGap: 1.5,
  rowGap: 0.75,
  py: 1,
};
