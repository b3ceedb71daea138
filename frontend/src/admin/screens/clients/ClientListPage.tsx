import { CLIENT_FIELDS } from '@contract';
import { Chip, Link, Typography } from '@mui/material';
import { TextInput } from 'react-admin';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import type { Client } from '@/shared/api-types';
import { formatDate, toCalendarDate } from '@/admin/ground/dates/dates';
import { EmptyState } from '@/admin/ground/page/EmptyState';
import { EntityList, type ListColumn } from '@/admin/ground/lists/EntityList';
import { ImportHint } from '@/admin/ground/lists/ImportHint';
import { ListFilters } from '@/admin/ground/lists/ListFilters';
import { EmailLink, PhoneLink } from '@/admin/ground/people/ContactLinks';
import { leadName } from '@/admin/ground/words/leadWords';
import { useStaff } from '@/admin/ground/api/useStaff';
import { useNewParameter } from '@/admin/ground/page/useNewParameter';
import { ClientDialog } from './ClientDialog';
import { csvOf } from './clientCsv';
import { clientPath, taggedPath } from '@/admin/records/clients/clientFields';

/** The people the office looks after, by name. */
export function ClientListPage() {
  const navigate = useNavigate();
  const { wanted, done } = useNewParameter('client');
  const staff = useStaff();
  return (
    <EntityList<Client>
      resource="clients"
      sort={{ field: 'lastName', order: 'ASC' }}
      title="Clients"
      subtitle="The people the office looks after"
      action={{ label: 'New client', to: '/admin/clients?new=client' }}
      csv={csvOf(staff)}
      filters={
        <ListFilters
          search={['Search the clients', 'Name, e-mail or phone']}
          selects={[['ownerId', 'Filter by owner', staff]]}
        >
          <TextInput source="tag" label="Filter by tag" helperText={false} margin="none" resettable />
        </ListFilters>
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
      row={[Name, ContactAndPolicies]}
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
      <Link component={RouterLink} to={clientPath(client.id)} color="inherit" sx={{ fontWeight: 650, mr: 1 }}>
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

/** How to reach them, and `2 policies in force, next premium on Nov 24, 2026`. */
function ContactAndPolicies(client: Client) {
  const { policiesInForce, nextPremiumDue } = client;
  const inForce = policiesInForce === 1 ? '1 policy in force' : `${policiesInForce} policies in force`;
  const words = [
    policiesInForce > 0 && inForce,
    nextPremiumDue && `next premium on ${formatDate(nextPremiumDue)}`,
  ].filter(Boolean);
  return (
    <>
      <Contact {...client} />
      <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
        {words.join(', ')}
      </Typography>
    </>
  );
}

function Owner({ ownerId }: Client) {
  return useStaff().find(({ id }) => id === ownerId)?.name;
}
