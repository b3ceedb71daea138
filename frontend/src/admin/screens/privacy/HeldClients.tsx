import { isClientId } from '@contract';
import { Link } from '@mui/material';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { beyondName, type ClientDetail, clientPath } from '@/admin/records/clients/clientFields';
import { detailContent } from '@/admin/records/clients/detailContent';
import { formatDateTime } from '@/admin/ground/dates/dates';
import { leadName } from '@/admin/ground/words/leadWords';
import { Facts, Group, Part, Records } from './Group';
import { Events } from './HeldRecords';
import type { HeldClient } from '@/admin/ground/api/privacyTypes';

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
  const name = (
    <Link component={RouterLink} to={clientPath(client.id)} color="secondary" underline="always">
      {leadName(client)}
    </Link>
  );
  const details = beyondName().filter(([, { about }]) => about !== 'office');
  return [
    ['Name', name],
    ...details.map(
      ([field, { label }]) =>
        [field === 'email' ? 'Email' : label, contentOf(client, field as HeldDetail)] as const,
    ),
    ['Household', client.household],
    ['Client since', formatDateTime(client.createdAt)],
    ['As before the merge of', client.mergedAt && formatDateTime(client.mergedAt)],
  ];
}

type HeldDetail = Exclude<ClientDetail, 'ownerId'>;

function contentOf(client: HeldClient, name: HeldDetail): ReactNode {
  const { referredBy } = client;
  const isClient = name === 'referredBy' && referredBy !== null && isClientId(referredBy);
  return isClient ? 'Another client' : detailContent(client, name);
}
