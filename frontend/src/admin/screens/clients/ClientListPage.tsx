import { Box, Chip, Link, Typography } from '@mui/material';
import { DataTable, SearchInput, SelectInput, SimpleList, TextInput, useRecordContext } from 'react-admin';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import type { Client } from '@/shared/api-types';
import { formatDate, toCalendarDate } from '@/admin/ground/dates/dates';
import { ActionButton } from '@/admin/ground/page/ActionButton';
import { EmptyState } from '@/admin/ground/page/EmptyState';
import { ImportHint } from '@/admin/ground/lists/ImportHint';
import { FilterBar, filterSelect } from '@/admin/ground/lists/ListFilters';
import { ListContent } from '@/admin/ground/lists/ListContent';
import { ListExportButton } from '@/admin/ground/lists/ListExportButton';
import { LoadingCards } from '@/admin/ground/page/LoadingCards';
import { PageHeading } from '@/admin/ground/page/PageHeading';
import { RecordList } from '@/admin/ground/lists/RecordList';
import { SortField } from '@/admin/ground/lists/SortField';
import { EmailLink, PhoneLink } from '@/admin/ground/people/ContactLinks';
import { leadName } from '@/admin/ground/words/leadWords';
import { tableShape } from '@/admin/ground/lists/tableShape';
import { useStaff } from '@/admin/ground/api/useStaff';
import { useNewParameter } from '@/admin/ground/page/useNewParameter';
import { ClientDialog } from './ClientDialog';
import { csvOf } from './clientCsv';
import { clientPath, taggedPath } from '@/admin/records/clients/clientFields';
import { useNarrow } from '@/admin/ground/theme/widths';

/** The people the office looks after, by name. */
export function ClientListPage() {
  const navigate = useNavigate();
  const { wanted, done } = useNewParameter('client');
  const staff = useStaff();
  return (
    <RecordList resource="clients" sort={{ field: 'lastName', order: 'ASC' }}>
      <PageHeading title="Clients" subtitle="The people the office looks after">
        <ListExportButton<Client> resource="clients" columns={csvOf(staff)} />
        <ActionButton label="New client" to="/admin/clients?new=client" />
      </PageHeading>
      <Filters />
      <Clients />
      {wanted && (
        <ClientDialog
          client={null}
          onSaved={({ id }) => void navigate(clientPath(id), { replace: true })}
          onClose={done}
        />
      )}
    </RecordList>
  );
}

function Filters() {
  const staff = useStaff();
  return (
    <FilterBar
      columns={{ xs: 'repeat(2, minmax(0, 1fr))', md: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)' }}
    >
      <SearchInput
        source="q"
        placeholder="Name, e-mail or phone"
        slotProps={{ htmlInput: { 'aria-label': 'Search the clients' } }}
        helperText={false}
        className="search"
      />
      <SelectInput
        source="ownerId"
        label="Filter by owner"
        choices={staff.map(({ id, name }) => ({ id, name }))}
        {...filterSelect}
      />
      <TextInput source="tag" label="Filter by tag" helperText={false} margin="none" resettable />
    </FilterBar>
  );
}

/** On a narrow, where no column has a heading. */
const SORTS = [
  { id: 'lastName ASC', name: 'Name' },
  { id: 'nextPremiumDue ASC', name: 'Next premium' },
  { id: 'createdAt DESC', name: 'Added last' },
  { id: 'createdAt ASC', name: 'Added first' },
];

function Clients() {
  const narrow = useNarrow();
  return (
    <ListContent<Client>
      loading={<LoadingCards label="Loading clients" />}
      noMatch="No clients match"
      empty={
        <EmptyState title="No clients yet">
          Record a sale and add the person to the clients, or add one by hand.
          <ImportHint />
        </EmptyState>
      }
    >
      {() =>
        narrow ? (
          <>
            <Box sx={{ display: 'flex', mb: 1 }}>
              <SortField choices={SORTS} />
            </Box>
            <SimpleList<Client>
              rowClick={false}
              primaryText={() => <Name />}
              secondaryText={() => (
                <>
                  <Contact />
                  <Policies />
                </>
              )}
              sx={{ bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: 1 }}
            />
          </>
        ) : (
          <DataTable rowClick={false} bulkActionButtons={false} sx={tableShape}>
            {COLUMNS}
          </DataTable>
        )
      }
    </ListContent>
  );
}

const useClient = () => useRecordContext<Client>() as Client;

function Name() {
  const client = useClient();
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

function Contact() {
  const { email, phone } = useClient();
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

/** `2 policies in force, next premium on Nov 24, 2026`. */
function Policies() {
  const { policiesInForce, nextPremiumDue } = useClient();
  const inForce = policiesInForce === 1 ? '1 policy in force' : `${policiesInForce} policies in force`;
  const words = [
    policiesInForce > 0 && inForce,
    nextPremiumDue && `next premium on ${formatDate(nextPremiumDue)}`,
  ].filter(Boolean);
  return (
    <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
      {words.join(', ')}
    </Typography>
  );
}

function Owner() {
  const { ownerId } = useClient();
  const owner = useStaff().find(({ id }) => id === ownerId);
  return <>{owner?.name}</>;
}

const Since = () => <>{formatDate(toCalendarDate(new Date(useClient().createdAt)))}</>;

function Premium() {
  const { nextPremiumDue } = useClient();
  return <>{nextPremiumDue && formatDate(nextPremiumDue)}</>;
}

const InForce = () => <>{useClient().policiesInForce || ''}</>;

const COLUMNS = [
  <DataTable.Col<Client> key="lastName" source="lastName" label="Name" field={Name} />,
  <DataTable.Col<Client> key="email" source="email" label="Contact" field={Contact} disableSort />,
  <DataTable.Col<Client> key="ownerId" source="ownerId" label="Owner" field={Owner} disableSort />,
  <DataTable.Col<Client>
    key="policiesInForce"
    source="policiesInForce"
    label="Policies in force"
    field={InForce}
    align="right"
    disableSort
  />,
  <DataTable.Col<Client> key="nextPremiumDue" source="nextPremiumDue" label="Next premium" field={Premium} />,
  <DataTable.Col<Client> key="createdAt" source="createdAt" label="Added" field={Since} />,
];
