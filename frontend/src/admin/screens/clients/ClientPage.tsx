import { ageOn } from '@contract';
import { Box, Button, Card, Chip, Link, Typography } from '@mui/material';
import { Fragment, type ReactNode, useState } from 'react';
import { Link as RouterLink, Navigate, useNavigate, useParams } from 'react-router-dom';
import type { Client, StaffMember } from '@/shared/api-types';
import { formatDateTime, formatLongDate, toCalendarDate } from '@/admin/ground/dates/dates';
import { columnsShape, stackShape } from '@/admin/ground/page/columns';
import { LoadingCards } from '@/admin/ground/page/LoadingCards';
import { PageHeading } from '@/admin/ground/page/PageHeading';
import { SectionCard } from '@/admin/ground/page/SectionCard';
import { FormDialog } from '@/admin/ground/dialogs/FormDialog';
import { RelatedLeads } from '@/admin/records/leads/RelatedLeads';
import { EmailLink, PhoneLink } from '@/admin/ground/people/ContactLinks';
import { Facts } from '@/admin/ground/page/Fact';
import { leadName } from '@/admin/ground/words/leadWords';
import { ClientPolicies } from '@/admin/records/policies/ClientPolicies';
import { QueryError } from '@/admin/ground/api/QueryError';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useRecord } from '@/admin/ground/api/useRecord';
import { useClientLeads } from '@/admin/ground/people/clientLists';
import { useProviderMutation } from '@/admin/ground/api/useProviderMutation';
import { useStaff } from '@/admin/ground/api/useStaff';
import { TasksAbout } from '@/admin/records/tasks/TasksAbout';
import { ClientDialog } from './ClientDialog';
import { ClientTimeline } from './ClientTimeline';
import {
  beyondName,
  CHANNEL_LABELS,
  type ClientDetail,
  clientPath,
} from '@/admin/records/clients/clientFields';
import { DuplicateLines } from './DuplicateLines';
import { HouseholdSection } from './HouseholdSection';
import { MergedLines } from './MergedLines';
import { Referrer } from './Referrer';

/** The page of one client: who it is, the policies, the notes, the leads, and what happened. */
export function ClientPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useRecord('clients', id);
  if (data === undefined)
    return error ? (
      <QueryError error={error} onRetry={refetch} />
    ) : (
      <LoadingCards label="Loading the client" />
    );
  if (data === null) return <NoSuchClient />;
  // merged into another one
  if (data.id !== id) return <Navigate to={clientPath(data.id)} replace />;
  return (
    <>
      {error && <QueryError error={error} onRetry={refetch} stale />}
      <ClientView key={id} client={data} />
    </>
  );
}

function ClientView({ client }: { client: Client }) {
  const [dialog, setDialog] = useState<'edit' | 'delete' | null>(null);
  const close = () => setDialog(null);
  const { data: leads = [] } = useClientLeads(client.id);
  return (
    <>
      <PageHeading
        title={leadName(client)}
        subtitle={<HeadLine client={client} />}
        back={{ to: '/admin/clients', label: 'All clients' }}
      >
        <Button variant="contained" onClick={() => setDialog('edit')}>
          Edit
        </Button>
        <Button variant="outlined" color="error" onClick={() => setDialog('delete')}>
          Delete
        </Button>
      </PageHeading>
      <DuplicateLines client={client} />
      <Box sx={columnsShape}>
        <Box sx={stackShape}>
          <Details client={client} />
          <ClientPolicies client={client} leads={leads} />
          <HouseholdSection client={client} />
          <RelatedLeads leads={leads} title="Leads" />
        </Box>
        <Box sx={stackShape}>
          {client.notes && (
            <SectionCard title="Notes">
              <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '68ch' }}>
                {client.notes}
              </Typography>
            </SectionCard>
          )}
          <SectionCard title="Tasks">
            <TasksAbout about={{ clientId: client.id }} />
          </SectionCard>
          <ClientTimeline clientId={client.id} />
        </Box>
      </Box>
      {dialog === 'edit' && <ClientDialog client={client} onClose={close} />}
      {dialog === 'delete' && <DeleteDialog client={client} onClose={close} />}
    </>
  );
}

/** `38 years · +63 917 … · liza@…`, and the tags. */
function HeadLine({ client: { dateOfBirth, phone, email, tags } }: { client: Client }) {
  const parts = [
    dateOfBirth && `${ageOn(dateOfBirth, toCalendarDate(new Date()))} years`,
    phone && <PhoneLink phone={phone} />,
    email && <EmailLink email={email} />,
  ].filter(Boolean);
  return (
    <>
      {parts.map((part, index) => (
        <Fragment key={index}>
          {index > 0 && '\u00a0· '}
          {part}
        </Fragment>
      ))}
      <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mt: 0.75 }}>
        {tags.map((tag) => (
          <Chip key={tag} component="span" size="small" label={tag} />
        ))}
      </Box>
    </>
  );
}

function Details({ client }: { client: Client }) {
  const staff = useStaff();
  const facts: [label: string, content: ReactNode][] = [
    ...beyondName(SHOWN_ELSEWHERE).map(([name, { label }]): [string, ReactNode] => [
      label,
      factOf(client, name, staff),
    ]),
    ['Added', formatDateTime(client.createdAt)],
  ];
  return (
    <Card component="section" aria-label="Details" sx={{ p: 2 }}>
      <Facts facts={facts} />
      <MergedLines client={client} />
    </Card>
  );
}

/** In the head line, or in a card of their own. */
const SHOWN_ELSEWHERE = ['email', 'phone', 'tags', 'notes'];

function factOf(client: Client, name: ClientDetail, staff: readonly StaffMember[]): ReactNode {
  const { dateOfBirth, channel, ownerId, referredBy } = client;
  switch (name) {
    case 'dateOfBirth':
      return dateOfBirth && formatLongDate(dateOfBirth);
    case 'channel':
      return channel && CHANNEL_LABELS[channel];
    case 'ownerId':
      return ownerId ? (staff.find(({ id }) => id === ownerId)?.name ?? 'A former user') : 'Nobody';
    case 'referredBy':
      return referredBy && <Referrer referredBy={referredBy} />;
    default:
      return client[name];
  }
}

function DeleteDialog({ client, onClose }: { client: Client; onClose: () => void }) {
  const navigate = useNavigate();
  const { mutate, isPending } = useProviderMutation({
    run: (provider, id: string) => provider.delete('clients', { id }),
    invalidates: () => [queryKeys.clientLists, queryKeys.leads],
    success: () => ({ title: 'Client deleted' }),
    onSuccess: () => void navigate('/admin/clients', { replace: true }),
  });
  return (
    <FormDialog
      title={`Delete ${leadName(client)}?`}
      action="Delete"
      color="error"
      ready={!isPending}
      onSubmit={() => mutate(client.id)}
      onClose={onClose}
    >
      <Typography>
        The record of the client is gone for good. The leads stay, and are linked to no client.
      </Typography>
    </FormDialog>
  );
}

function NoSuchClient() {
  return (
    <Box role="status" sx={{ py: 8, textAlign: 'center' }}>
      <Typography>There is no client at this address.</Typography>
      <Typography color="textSecondary">
        The client may have been deleted.{' '}
        <Link component={RouterLink} to="/admin/clients" color="secondary">
          All clients
        </Link>
      </Typography>
    </Box>
  );
}
