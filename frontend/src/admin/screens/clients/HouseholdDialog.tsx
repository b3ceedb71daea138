import { HOUSEHOLD_ROLES, type HouseholdRole } from '@contract';
import { Box, FormHelperText, IconButton, MenuItem, TextField, Typography } from '@mui/material';
import type { Client, Household, HouseholdMember } from '@/shared/api-types';
import { newHouseholdLimits } from '@/shared/api-limits';
import type { Words } from '@/admin/ground/drafts/differences';
import { draftKeys } from '@/admin/ground/drafts/draftKeys';
import { Field } from '@/admin/ground/forms/Field';
import { RecordForm } from '@/admin/ground/forms/RecordForm';
import { useRecordForm } from '@/admin/ground/forms/useRecordForm';
import { leadName } from '@/admin/ground/words/leadWords';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { CloseIcon } from '@/admin/ground/theme/icons';
import { ClientField } from '@/admin/records/clients/ClientField';
import { byRole, ROLE_LABELS, withRole } from './householdFields';

interface HouseholdDialogProps {
  /** Null for a new household. */
  readonly household: Household | null;
  /** Its members; of a new one its head. */
  readonly clients: readonly Client[];
  readonly onClose: () => void;
}

interface NamedMember extends HouseholdMember {
  readonly fullName: string;
}

interface HouseholdValue {
  readonly name: string;
  readonly members: readonly NamedMember[];
}

/** Form for the name and the members of a household, of whom exactly one is the head. */
export function HouseholdDialog({ household, clients, onClose }: HouseholdDialogProps) {
  const [head] = clients;
  const form = useRecordForm<HouseholdValue, unknown>({
    stored: {
      draftKey: draftKeys.household(household?.id ?? head?.id),
      id: household?.id ?? null,
      value: {
        name: household?.name ?? `${head?.lastName ?? head?.firstName ?? ''} family`,
        members: byRole(clients).map((client) => ({
          clientId: client.id,
          fullName: leadName(client),
          role: client.householdRole ?? 'head',
        })),
      },
      updatedAt: household?.updatedAt ?? null,
    },
    run: (provider, sent, { base }) => {
      const body = {
        name: sent.name.trim(),
        members: sent.members.map(({ clientId, role }) => ({ clientId, role })),
      };
      return household
        ? provider.update('households', {
            id: household.id,
            data: body,
            previousData: { updatedAt: base.updatedAt ?? household.updatedAt },
          })
        : provider.create('households', { data: body });
    },
    invalidates: () => [queryKeys.households, queryKeys.clients, queryKeys.policies],
    success: () => ({ title: household ? 'Household saved' : 'Household made' }),
    inlineErrors: true,
    onClose,
  });
  const { errors } = form;
  const { name, members } = form.value;
  const setMembers = (next: readonly NamedMember[]) => form.change({ name, members: next });
  function add(client: Client) {
    setMembers([
      ...members,
      {
        clientId: client.id,
        fullName: leadName(client),
        role: members.some(({ role }) => role === 'spouse') ? 'child' : 'spouse',
      },
    ]);
  }
  return (
    <RecordForm
      form={form}
      title={household ? `Edit ${household.name}` : 'New household'}
      action={household ? 'Save' : 'Make household'}
      ready={name.trim() !== '' && (!household || form.draft.dirty)}
      maxWidth="sm"
      limits={newHouseholdLimits}
      record="this household"
      words={words}
    >
      <Field name="name" label="Name" autoFocus />
      <Box component="ul" aria-label="Members" sx={listShape}>
        {members.map(({ clientId, fullName, role }, place) => (
          <li key={clientId}>
            <Typography sx={{ overflowWrap: 'anywhere' }}>{fullName}</Typography>
            <TextField
              select
              size="small"
              value={role}
              slotProps={{ select: { SelectDisplayProps: { 'aria-label': `Role of ${fullName}` } } }}
              onChange={({ target }) =>
                setMembers(withRole(members, clientId, target.value as HouseholdRole))
              }
            >
              {HOUSEHOLD_ROLES.map((choice) => (
                // one who is the head stays it until another one is
                <MenuItem key={choice} value={choice} disabled={role === 'head' && choice !== 'head'}>
                  {ROLE_LABELS[choice]}
                </MenuItem>
              ))}
            </TextField>
            <IconButton
              aria-label={`Remove ${fullName}`}
              disabled={role === 'head'}
              onClick={() => setMembers(members.filter((member) => member.clientId !== clientId))}
            >
              <CloseIcon />
            </IconButton>
            {errors[`members.${place}.clientId`] && (
              <FormHelperText error sx={{ gridColumn: '1 / -1', mt: 0 }}>
                {errors[`members.${place}.clientId`]}
              </FormHelperText>
            )}
          </li>
        ))}
      </Box>
      {errors.members && <FormHelperText error>{errors.members}</FormHelperText>}
      <ClientField
        // empty again for the next member
        key={members.length}
        label="Add a member"
        hint="Name, e-mail or phone of a client"
        value=""
        without={members.map(({ clientId }) => clientId)}
        refusal={({ householdId }) =>
          householdId && householdId !== household?.id ? 'In another household' : null
        }
        onChange={(_, client) => client && add(client)}
      />
    </RecordForm>
  );
}

const words = ({ name, members }: HouseholdValue): Words => [
  ['Name', name],
  ['Members', members.map(({ fullName, role }) => `${fullName} (${ROLE_LABELS[role]})`).join(', ')],
];

const listShape = {
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 116px auto',
    alignItems: 'center',
    columnGap: 1,
    py: 0.75,
    borderBottom: 1,
    borderColor: 'divider',
  },
};
