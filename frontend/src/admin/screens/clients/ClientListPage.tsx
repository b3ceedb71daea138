import { CLIENT_FIELDS } from '@contract';
import { Box, Chip, Link, Typography } from '@mui/material';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import type { Client } from '@/shared/api-types';
import { formatDate, toCalendarDate } from '@/admin/ground/dates/dates';
import { EmptyState } from '@/admin/ground/page/EmptyState';
import { EntityList, type ListColumn } from '@/admin/ground/lists/EntityList';
import { ImportHint } from '@/admin/ground/lists/ImportHint';
import { ListFilters } from '@/admin/ground/lists/ListFilters';
import { EmailLink, PhoneLink, thumbShape } from '@/admin/ground/people/ContactLinks';
import { leadName } from '@/admin/ground/words/leadWords';
import { useStaff } from '@/admin/ground/api/useStaff';
import { useNewParameter } from '@/admin/ground/page/useNewParameter';
import { ClientDialog } from './ClientDialog';
import { csvOf } from './clientCsv';
import { DuplicatePairs } from './DuplicatePairs';
import { useClientTags } from '@/admin/records/clients/useClientTags';
import { clientPath, taggedPath } from '@/admin/records/clients/clientFields';

/** The people the office looks after, by name. */
export function ClientListPage() {
  const navigate = useNavigate();
  const { wanted, done } = useNewParameter('client');
  const staff = useStaff();
  const tags = useClientTags();
  return (
    <EntityList<Client>
      resource="clients"
      sort={{ field: 'lastName', order: 'ASC' }}
      title="Clients"
      subtitle="The people the office looks after"
      action={{ label: 'New client', to: '/admin/clients?new=client' }}
      csv={csvOf(staff)}
      filters={
        <>
          <DuplicatePairs />
          <ListFilters
            search={['Search the clients', 'Name, e-mail or phone']}
            selects={[
              ['ownerId', CLIENT_FIELDS.ownerId.label, staff],
              ['tag', 'Filter by tag', tags.map((tag) => ({ id: tag, name: tag }))],
            ]}
          />
        </>
      }
      loading="Loading clients"
      noMatch="No clients match"
      empty={
        <EmptyState title="No clients yet">
          Record a sale and add the person to the clients, or add one by hand.
          <ImportHint />
        </EmptyState>
      }
      fields={CLIENT_FIELDS}
      columns={COLUMNS}
      row={[RowName, ContactAndPolicies]}
      phoneOf={({ phone }) => phone}
      sorts={SORTS}
    >
      {wanted && (
        <ClientDialog
          client={null}
          onSaved={({ id }) => void navigate(clientPath(id), { replace: true })}
          onClose={done}
        />
      )}
    </EntityList>
  );
}

const COLUMNS: readonly ListColumn<Client>[] = [
  { source: 'lastName', label: 'Name', cell: Name, sortable: true },
  { source: 'email', label: 'Contact', cell: Contact },
  { source: 'ownerId', cell: Owner },
  { source: 'policiesInForce', cell: ({ policiesInForce }) => policiesInForce || '', align: 'right' },
  {
    source: 'nextPremiumDue',
    label: 'Next premium',
    cell: ({ nextPremiumDue }) => nextPremiumDue && formatDate(nextPremiumDue),
    sortable: true,
  },
  {
    source: 'createdAt',
    label: 'Added',
    cell: ({ createdAt }) => formatDate(toCalendarDate(new Date(createdAt))),
    sortable: true,
  },
];

const SORTS = {
  'lastName ASC': 'Name',
  'nextPremiumDue ASC': 'Next premium',
  'createdAt DESC': 'Added last',
  'createdAt ASC': 'Added first',
};

function Name(client: Client) {
  return (
    <>
      <Link
        component={RouterLink}
        to={clientPath(client.id)}
        color="inherit"
        sx={{ fontWeight: 650, mr: 1, ...thumbShape }}
      >
        {leadName(client)}
      </Link>
      {client.tags.map((tag) => (
        <Chip
          key={tag}
          size="small"
          label={tag}
          component={RouterLink}
          to={taggedPath(tag)}
          clickable
          sx={{ mr: 0.5 }}
        />
      ))}
    </>
  );
}

/** The same in one line. */
const RowName = (client: Client) => (
  <Box component="span" sx={oneLineShape}>
    <Name {...client} />
  </Box>
);

function Contact({ email, phone }: Client) {
  return (
    <Typography
      component="span"
      variant="body2"
      sx={{ display: 'inline-flex', flexWrap: 'wrap', columnGap: 1.5 }}
    >
      <EmailLink email={email ?? ''} />
      <PhoneLink phone={phone ?? ''} />
    </Typography>
  );
}

/** The address, and `2 in force, next premium Nov 24, 2026`. */
function ContactAndPolicies(client: Client) {
  const { policiesInForce, nextPremiumDue } = client;
  const words = [
    policiesInForce > 0 && `${policiesInForce} in force`,
    nextPremiumDue && `next premium ${formatDate(nextPremiumDue)}`,
  ].filter(Boolean);
  return (
    <>
      <Box component="span" sx={oneLineShape}>
        <EmailLink email={client.email ?? ''} oneLine />
      </Box>
      <Typography component="span" variant="body2" color="textSecondary" sx={oneLineShape}>
        {words.join(', ')}
      </Typography>
    </>
  );
}

const oneLineShape = { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' };

function Owner({ ownerId }: Client) {
  return useStaff().find(({ id }) => id === ownerId)?.name;
}
