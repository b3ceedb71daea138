import { Button, Link, Typography } from '@mui/material';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { Client } from '@/shared/api-types';
import { SectionCard } from '@/admin/ground/page/SectionCard';
import { useRecord } from '@/admin/ground/api/useRecord';
import { useHouseholdMembers } from '@/admin/ground/people/clientLists';
import { householdPath } from '@/admin/records/clients/clientFields';
import { HouseholdDialog } from './HouseholdDialog';
import { HouseholdMembers } from './HouseholdMembers';

/** The household of a client, or the way to one. */
export function HouseholdSection({ client }: { client: Client }) {
  const [isEdited, setIsEdited] = useState(false);
  const id = client.householdId ?? '';
  const { data: household } = useRecord('households', id, { enabled: id !== '' });
  const { data: members } = useHouseholdMembers(client.householdId);
  const isKnown = household && members;
  return (
    <SectionCard title="Household">
      {id === '' && (
        <Typography color="textSecondary" sx={{ mb: 1.5 }}>
          In no household yet. Put those together who belong together: a household shows all of their
          policies.
        </Typography>
      )}
      {isKnown && (
        <>
          <Link component={RouterLink} to={householdPath(id)} color="secondary" underline="always">
            {household.name}
          </Link>
          <HouseholdMembers clients={members} self={client.id} />
        </>
      )}
      {(id === '' || isKnown) && (
        <Button
          variant="outlined"
          color="secondary"
          size="small"
          sx={{ mt: 1 }}
          onClick={() => setIsEdited(true)}
        >
          {id === '' ? 'Make a household' : 'Edit household'}
        </Button>
      )}
      {isEdited && (
        <HouseholdDialog
          household={household ?? null}
          clients={members ?? [client]}
          onClose={() => setIsEdited(false)}
        />
      )}
    </SectionCard>
  );
}
