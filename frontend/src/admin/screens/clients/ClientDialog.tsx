import { isClientId } from '@contract';
import { Box, MenuItem, TextField } from '@mui/material';
import type { Client } from '@/shared/api-types';
import { FormDialog } from '@/admin/ground/dialogs/FormDialog';
import type { Words } from '@/admin/ground/drafts/differences';
import { draftKeys } from '@/admin/ground/drafts/draftKeys';
import { DraftNotice } from '@/admin/ground/drafts/DraftNotice';
import { useEditedRecord } from '@/admin/ground/drafts/useEditedRecord';
import { DetailInput, DetailInputs } from '@/admin/ground/forms/DetailInputs';
import type { DetailValues } from '@/admin/ground/forms/details';
import { leadName } from '@/admin/ground/words/leadWords';
import { fieldErrors } from '@/admin/ground/api/fieldErrors';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useProviderMutation } from '@/admin/ground/api/useProviderMutation';
import { useStaff } from '@/admin/ground/api/useStaff';
import { addedToast, duplicatesOf } from '@/admin/records/clients/duplicateWords';
import { ClientField } from '@/admin/records/clients/ClientField';
import {
  changedFields,
  CHANNEL_LABELS,
  FORM_FIELDS,
  NAME_FIELDS,
  OTHER_FIELDS,
  valuesOf,
} from '@/admin/records/clients/clientFields';

interface ClientDialogProps {
  /** Null for a new client. */
  readonly client: Client | null;
  readonly onSaved?: (client: Client) => void;
  readonly onClose: () => void;
}

/** Form to add or edit a client. On a conflicting edit by another user, both versions are shown. */
export function ClientDialog({ client, onSaved, onClose }: ClientDialogProps) {
  const staff = useStaff();
  const draft = useEditedRecord<DetailValues>({
    draftKey: draftKeys.client(client?.id),
    id: client?.id ?? null,
    value: valuesOf(client),
    updatedAt: client?.updatedAt ?? null,
  });
  const { value, base, change } = draft;
  const changes = changedFields(base.value, value);
  const { mutate, isPending, error } = useProviderMutation({
    mutationKey: draft.mutationKey,
    inlineErrors: 'conflicts',
    run: async (provider, changed: typeof changes) => {
      if (client) {
        const change = { ...changed, ifUpdatedAt: base.updatedAt ?? client.updatedAt };
        return { saved: await provider.changeClient(client.id, change), duplicates: [] };
      }
      const saved = await provider.addClient(changed);
      return { saved, duplicates: await duplicatesOf(provider, saved.id) };
    },
    invalidates: () => [queryKeys.clients],
    success: (_, { duplicates }) => addedToast(client ? 'Client saved' : 'Client added', duplicates),
    onSuccess: ({ saved }) => {
      draft.clear();
      onClose();
      onSaved?.(saved);
    },
  });
  const errors = fieldErrors(error);
  const ownerName = (id: string) => staff.find((user) => user.id === id)?.name ?? 'A former user';
  const words = (values: DetailValues): Words => [
    ...FORM_FIELDS.map(({ name, label }): Words[number] => [label, values[name] || 'Nothing']),
    ['Prefers', values.channel || 'Nothing'],
    ['Owner', values.ownerId ? ownerName(values.ownerId) : 'Nobody'],
    ['Referred by', isClientId(values.referredBy ?? '') ? 'Another client' : values.referredBy || 'Nothing'],
  ];
  const select = (name: string, label: string, none: string, choices: readonly [string, string][]) => (
    <TextField
      select
      label={label}
      value={value[name] ?? ''}
      onChange={({ target }) => change({ ...value, [name]: target.value })}
      error={Boolean(errors[name])}
      helperText={errors[name]}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
    >
      <MenuItem value="">{none}</MenuItem>
      {choices.map(([id, name]) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
  const owners = staff.map(({ id, name }): [string, string] => [id, name]);
  const { ownerId = '', referredBy = '' } = value;
  const isKnown = ownerId === '' || owners.some(([id]) => id === ownerId);
  return (
    <FormDialog
      title={client ? `Edit ${leadName(client)}` : 'New client'}
      action={client ? 'Save' : 'Add client'}
      ready={Object.keys(changes).length > 0 && !isPending}
      onSubmit={() => mutate(changes)}
      draft={draft}
      onClose={onClose}
    >
      <DraftNotice draft={draft} conflict={{ record: 'this client', words }} />
      <Box sx={nameShape}>
        <DetailInputs fields={NAME_FIELDS} values={value} errors={errors} onChange={change} />
      </Box>
      {OTHER_FIELDS.map((field) => (
        <DetailInput key={field.name} field={field} values={value} errors={errors} onChange={change} />
      ))}
      {select('channel', 'Prefers', 'Not known', Object.entries(CHANNEL_LABELS))}
      {select('ownerId', 'Owner', 'Nobody', isKnown ? owners : [...owners, [ownerId, 'A former user']])}
      <ClientField
        label="Referred by (optional)"
        orName
        value={referredBy}
        hint="A name, or one of the clients that are found"
        error={errors.referredBy}
        without={[client?.id]}
        onChange={(next) => change({ ...value, referredBy: next })}
      />
    </FormDialog>
  );
}

const nameShape = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  gap: 'inherit',
};
