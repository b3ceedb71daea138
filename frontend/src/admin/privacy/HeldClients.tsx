import { isClientId } from '@contract';
import { Box, Link } from '@mui/material';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { clientPath } from '../clients/clientFields';
import { formatDateTime, formatLongDate } from '../dates';
import { EmailLink } from '../leads/ContactLinks';
import { Fact } from '../leads/Fact';
import { leadName } from '../leads/leadWords';
import { Group, listShape, Part } from './Group';
import { Events } from './HeldRecords';
import type { HeldClient } from './types';

/** The records of the person as a client. */
export function HeldClients({ clients }: { clients: readonly HeldClient[] }) {
  if (clients.length === 0) return null;
  return (
    <Group level="h3" title="Client">
      <Box component="ul" sx={{ ...listShape, '& > li': { ...listShape['& > li'], py: 1.75 } }}>
        {clients.map((client) => (
          <li key={[client.id, client.mergedAt].join()}>
            <Box component="dl" sx={factsShape}>
              {factsOf(client).map(({ label, content }) => (
                <Fact key={label} label={label}>
                  {content}
                </Fact>
              ))}
            </Box>
            <Part title="Timeline" count={client.activity.length}>
              <Events items={client.activity} name="lines of the timeline" />
            </Part>
          </li>
        ))}
      </Box>
    </Group>
  );
}

function factsOf(client: HeldClient): { label: string; content: ReactNode }[] {
  const { email, dateOfBirth, referredBy, tags } = client;
  return [
    {
      label: 'Name',
      content: (
        <Link component={RouterLink} to={clientPath(client.id)} color="secondary" underline="always">
          {leadName(client)}
        </Link>
      ),
    },
    { label: 'Email', content: email && <EmailLink email={email} /> },
    { label: 'Phone', content: client.phone },
    { label: 'Date of birth', content: dateOfBirth && formatLongDate(dateOfBirth) },
    { label: 'Address', content: client.address },
    { label: 'Prefers', content: client.channel },
    { label: 'Referred by', content: isClientId(referredBy ?? '') ? 'Another client' : referredBy },
    { label: 'Tags', content: tags.join(', ') },
    { label: 'Notes', content: client.notes },
    { label: 'Household', content: client.household },
    { label: 'Client since', content: formatDateTime(client.createdAt) },
    {
      label: 'As before the merge of',
      content: client.mergedAt && formatDateTime(client.mergedAt),
    },
  ].filter(({ content }) => Boolean(content));
}

export const factsShape = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(3, minmax(0, 1fr))' },
  gap: '8px 16px',
  m: 0,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
};
