import { isClientId } from '@contract';
import { Link } from '@mui/material';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { clientPath } from '../clients/clientFields';
import { formatDateTime, formatLongDate } from '../dates';
import { EmailLink } from '../leads/ContactLinks';
import { leadName } from '../leads/leadWords';
import { Facts, Group, Part, Records } from './Group';
import { Events } from './HeldRecords';
import type { HeldClient } from './types';

/** The records of the person as a client. */
export function HeldClients({ clients }: { clients: readonly HeldClient[] }) {
  if (clients.length === 0) return null;
  return (
    <Group level="h3" title="Client">
      <Records>
        {clients.map((client) => (
          <li key={[client.id, client.mergedAt].join()}>
            <Facts facts={factsOf(client)} />
            <Part title="Timeline" count={client.activity.length}>
              <Events items={client.activity} name="lines of the timeline" />
            </Part>
          </li>
        ))}
      </Records>
    </Group>
  );
}

function factsOf(client: HeldClient): readonly (readonly [label: string, content: ReactNode])[] {
  const { email, dateOfBirth, referredBy, tags } = client;
  const name = (
    <Link component={RouterLink} to={clientPath(client.id)} color="secondary" underline="always">
      {leadName(client)}
    </Link>
  );
  return [
    ['Name', name],
    ['Email', email && <EmailLink email={email} />],
    ['Phone', client.phone],
    ['Date of birth', dateOfBirth && formatLongDate(dateOfBirth)],
    ['Address', client.address],
    ['Prefers', client.channel],
    ['Referred by', isClientId(referredBy ?? '') ? 'Another client' : referredBy],
    ['Tags', tags.join(', ')],
    ['Notes', client.notes],
    ['Household', client.household],
    ['Client since', formatDateTime(client.createdAt)],
    ['As before the merge of', client.mergedAt && formatDateTime(client.mergedAt)],
  ];
}
