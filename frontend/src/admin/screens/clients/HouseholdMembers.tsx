import { Box, Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import type { Client } from '@/shared/api-types';
import { leadName } from '@/admin/ground/words/leadWords';
import { clientPath } from '@/admin/records/clients/clientFields';
import { byRole, ROLE_LABELS } from './householdFields';

interface HouseholdMembersProps {
  readonly clients: readonly Client[];
  /** The client whose page it is: named without a link. */
  readonly self?: string;
}

/** The members of a household with their roles, the head first. */
export function HouseholdMembers({ clients, self }: HouseholdMembersProps) {
  return (
    <Box component="ul" sx={listShape}>
      {byRole(clients).map((client) => (
        <li key={client.id}>
          {client.id === self ? (
            <Box component="span" sx={{ fontWeight: 650 }}>
              {leadName(client)}
            </Box>
          ) : (
            <Link component={RouterLink} to={clientPath(client.id)} color="secondary" underline="always">
              {leadName(client)}
            </Link>
          )}
          <Typography component="span" variant="body2" color="textSecondary">
            {client.householdRole && ROLE_LABELS[client.householdRole]}
          </Typography>
        </li>
      ))}
    </Box>
  );
}

const listShape = {
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: 2,
    py: 0.75,
    overflowWrap: 'anywhere',
  },
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
};
