import { Box, Card, Link, Typography } from '@mui/material';
import { type ReactNode, useRef } from 'react';
import { Link as RouterLink, Navigate, useParams } from 'react-router-dom';
import type { Client, StaffMember } from '@/shared/api-types';
import { QueryState } from '@/admin/ground/loading/QueryState';
import { formatDateTime } from '@/admin/ground/dates/dates';
import { columnsShape, stackShape } from '@/admin/ground/page/columns';
import { SectionCard } from '@/admin/ground/page/SectionCard';
import { RelatedLeads } from '@/admin/records/leads/RelatedLeads';
import { ClientMessageDialog } from '@/admin/records/messages/messageDialogs';
import { ContactBar } from '@/admin/ground/people/ContactBar';
import { Facts } from '@/admin/ground/page/Fact';
import { ClientPolicies } from '@/admin/records/policies/ClientPolicies';
import { useRecord } from '@/admin/ground/api/useRecord';
import { useClientLeads } from '@/admin/ground/people/clientLists';
import { staffName, useStaff } from '@/admin/ground/api/useStaff';
import { TasksAbout } from '@/admin/records/tasks/TasksAbout';
import { ClientHead } from './ClientHead';
import { ClientTimeline } from './ClientTimeline';
import { beyondName, type ClientDetail, clientPath } from '@/admin/records/clients/clientFields';
import { detailContent } from '@/admin/records/clients/detailContent';
import { DuplicateLines } from './DuplicateLines';
import { HouseholdSection } from './HouseholdSection';
import { MergedLines } from './MergedLines';
import { Referrer } from './Referrer';
import { useClientNumbers } from './useClientNumbers';
import { useClientKeys } from './useClientKeys';

/** The page of one client: who it is, the policies, the notes, the leads, and what happened. */
export function ClientPage() {
  const { id = '' } = useParams();
  const query = useRecord('clients', id);
  const { data } = query;
  if (data === undefined) return <QueryState of={query} loading="Loading the client" />;
  if (data === null) return <NoSuchClient />;
  // merged into another one
  if (data.id !== id) return <Navigate to={clientPath(data.id)} replace />;
  return (
    <>
      <QueryState of={query} />
      <ClientView key={id} client={data} />
    </>
  );
}

function ClientView({ client }: { client: Client }) {
  const noteField = useRef<HTMLTextAreaElement>(null);
  const writeNote = () => noteField.current?.focus();
  const { data: leads = [] } = useClientLeads(client.id);
  return (
    <div {...useClientKeys(writeNote)}>
      <ClientHead client={client} />
      <DuplicateLines client={client} />
      <Box sx={columnsShape}>
        <Box sx={stackShape}>
          <ClientPolicies client={client} leads={leads} />
          <Details client={client} />
          <SectionCard title="Tasks">
            <TasksAbout about={{ clientId: client.id }} />
          </SectionCard>
          <RelatedLeads leads={leads} title="Leads" />
        </Box>
        <Box sx={stackShape}>
          <HouseholdSection client={client} />
          {client.notes && (
            <SectionCard title="Notes">
              <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '68ch' }}>
                {client.notes}
              </Typography>
            </SectionCard>
          )}
          <ClientTimeline clientId={client.id} noteField={noteField} />
        </Box>
      </Box>
      <ContactBar
        phone={client.phone}
        onNote={writeNote}
        message={(onClose) => <ClientMessageDialog clientId={client.id} onClose={onClose} />}
      />
    </div>
  );
}

function Details({ client }: { client: Client }) {
  const staff = useStaff();
  const numbers = useClientNumbers(client);
  const facts: [label: string, content: ReactNode][] = [
    ...beyondName(SHOWN_ELSEWHERE).map(([name, { label }]): [string, ReactNode] => [
      label,
      numbers.whole(name) ?? factOf(client, name, staff),
    ]),
    ['Added', formatDateTime(client.createdAt)],
  ];
  return (
    <Card component="section" aria-label="Details" sx={{ p: 2 }}>
      <Facts facts={facts} />
      {numbers.button}
      <MergedLines client={client} />
    </Card>
  );
}

/** In the head line, or in a card of their own. */
const SHOWN_ELSEWHERE = ['email', 'phone', 'tags', 'notes'];

function factOf(client: Client, name: ClientDetail, staff: readonly StaffMember[]): ReactNode {
  const { ownerId, referredBy } = client;
  switch (name) {
    case 'ownerId':
      return ownerId ? staffName(staff, ownerId) : 'Nobody';
    case 'referredBy':
      return referredBy && <Referrer referredBy={referredBy} />;
    default:
      return detailContent(client, name);
  }
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
