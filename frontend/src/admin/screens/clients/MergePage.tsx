import { Box, Button, Card, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { Link as RouterLink, Navigate, useNavigate, useParams } from 'react-router-dom';
import type { Client } from '@/shared/api-types';
import { QueryState } from '@/admin/ground/loading/QueryState';
import { formatDateTime } from '@/admin/ground/dates/dates';
import { PageHeading } from '@/admin/ground/page/PageHeading';
import { Fact } from '@/admin/ground/page/Fact';
import { leadName } from '@/admin/ground/words/leadWords';
import { fieldErrors } from '@/admin/ground/api/fieldErrors';
import { queriesOfClients } from '@/admin/ground/api/queryKeys';
import { useProviderMutation } from '@/admin/ground/api/useProviderMutation';
import { useRecord } from '@/admin/ground/api/useRecord';
import { useClientLeads, useClientPolicies } from '@/admin/ground/people/clientLists';
import { staffName, useStaff } from '@/admin/ground/api/useStaff';
import { clientPath, mergePath } from '@/admin/records/clients/clientFields';
import { MergeChoice, mergeColumns } from './MergeChoice';
import { type Keep, type KeptFields, keptFields, type MergeField, mergeRows } from './mergeRows';
import { Referrer } from './Referrer';

/** Two clients side by side, who are merged into the first one. */
export function MergePage() {
  const { id = '', otherId = '' } = useParams();
  const first = useRecord('clients', id);
  const second = useRecord('clients', otherId);
  if (first.data === undefined || second.data === undefined)
    return <QueryState of={first.data ? second : first} loading="Loading the clients" />;
  // one of them is gone, or was merged
  if (!first.data || !second.data || first.data.id !== id || second.data.id !== otherId)
    return <Navigate to={clientPath(first.data?.id ?? id)} replace />;
  return <MergeView key={`${id} ${otherId}`} client={first.data} other={second.data} />;
}

function MergeView({ client, other }: { client: Client; other: Client }) {
  const navigate = useNavigate();
  const staff = useStaff();
  const [chosen, setChosen] = useState<Partial<Record<MergeField, Keep>>>({});
  const rows = mergeRows(client, other, (field, id) =>
    field === 'ownerId' ? staffName(staff, id) : 'Another client',
  );
  const { mutate, isPending, error } = useProviderMutation({
    inlineErrors: true,
    run: (provider, keep: KeptFields) => provider.mergeClients(client.id, { otherId: other.id, keep }),
    invalidates: () => queriesOfClients,
    success: () => ({
      title: 'Clients merged',
      description: 'You can take it back on the page of the client at any time.',
    }),
    onSuccess: () => void navigate(clientPath(client.id), { replace: true }),
  });
  const errors = fieldErrors(error);
  return (
    <>
      <PageHeading
        title="Merge two clients"
        subtitle="One person with two records: choose what the one that stays has."
        back={{ to: clientPath(client.id), label: leadName(client) }}
      />
      <Card component="section" aria-label="Fields" sx={{ p: 2 }}>
        <Box sx={{ ...mergeColumns, pb: 1.5 }}>
          <Box sx={{ display: { xs: 'none', md: 'block' } }} />
          <Column client={client} role="Stays" />
          <Column client={other} role="Becomes part of it" />
        </Box>
        {rows.different.map((row) => (
          <MergeChoice
            key={row.field}
            row={row}
            keep={chosen[row.field] === undefined ? row.usual : chosen[row.field]!}
            error={errors[`keep.${row.field}`]}
            onChange={(keep) => setChosen({ ...chosen, [row.field]: keep })}
          />
        ))}
        {rows.same.length > 0 && (
          <Box sx={{ borderTop: 1, borderColor: 'divider', pt: 1.5 }}>
            <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
              The same in both
            </Typography>
            <Box component="dl" sx={sameShape}>
              {rows.same.map(({ field, label, own }) => (
                <Fact key={field} label={label}>
                  {field === 'referredBy' ? <Referrer referredBy={client.referredBy ?? ''} /> : own}
                </Fact>
              ))}
            </Box>
          </Box>
        )}
      </Card>
      <Card component="section" aria-label="What follows" sx={{ p: 2, mt: 2 }}>
        <Consequences client={client} other={other} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
          <Button
            variant="contained"
            disabled={isPending}
            onClick={() => mutate(keptFields(rows.different, chosen))}
          >
            Merge
          </Button>
          <Button component={RouterLink} to={mergePath(other.id, client.id)} replace color="secondary">
            Keep the other one instead
          </Button>
        </Box>
        {errors.otherId && (
          <Typography role="alert" color="error" sx={{ mt: 1 }}>
            {errors.otherId}
          </Typography>
        )}
      </Card>
    </>
  );
}

function Column({ client, role }: { client: Client; role: string }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="body2" color="textSecondary">
        {role}
      </Typography>
      <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
        {leadName(client)}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        Added {formatDateTime(client.createdAt)}
      </Typography>
    </Box>
  );
}

/** What moves to the client that stays. */
function Consequences({ client, other }: { client: Client; other: Client }) {
  const { data: leads } = useClientLeads(other.id);
  const { data: policies } = useClientPolicies(other.id);
  const [stays, goes] = [leadName(client), leadName(other)];
  const moved = [
    counted(leads?.length ?? 0, 'lead', 'leads'),
    counted(policies?.length ?? 0, 'policy', 'policies'),
  ].filter(Boolean);
  const sentences: ReactNode[] = [
    leads && policies
      ? moved.length > 0
        ? `${stays} gets ${moved.join(' and ')} of ${goes}.`
        : `${goes} has no leads and no policies.`
      : 'Leads and policies follow.',
    'Tasks and the timeline follow.',
    other.householdId &&
      other.householdId !== client.householdId &&
      (client.householdId
        ? `${stays} stays in the own household; ${goes} leaves the other one.`
        : `${stays} takes the place in the household.`),
    `From now on, lists and searches show ${stays} only. Nothing is deleted: the merge can be taken back at any time.`,
  ];
  return (
    <Typography sx={{ maxWidth: '68ch' }}>
      {sentences.filter(Boolean).map((sentence, place) => (
        <span key={place}>{sentence} </span>
      ))}
    </Typography>
  );
}

const counted = (count: number, one: string, many: string) =>
  count > 0 && `${count} ${count === 1 ? one : many}`;

const sameShape = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' },
  gap: '10px 16px',
  m: 0,
  color: 'text.secondary',
  whiteSpace: 'pre-line',
};
