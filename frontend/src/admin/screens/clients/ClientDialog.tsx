import { CLIENT_FIELDS, isClientId } from '@contract';
import { Box } from '@mui/material';
import { Fragment } from 'react';
import type { Client } from '@/shared/api-types';
import { draftKeys } from '@/admin/ground/drafts/draftKeys';
import type { DetailValues } from '@/admin/ground/forms/details';
import { Field } from '@/admin/ground/forms/Field';
import { fieldWords } from '@/admin/ground/forms/formFields';
import { Fold } from '@/admin/ground/forms/Fold';
import { RecordForm } from '@/admin/ground/forms/RecordForm';
import { SealedField } from '@/admin/ground/forms/SealedField';
import { useRecordForm } from '@/admin/ground/forms/useRecordForm';
import { leadName } from '@/admin/ground/words/leadWords';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useCurrentUser } from '@/admin/ground/api/useCurrentUser';
import { staffName, useStaff } from '@/admin/ground/api/useStaff';
import { addedToast, duplicatesOf } from '@/admin/records/clients/duplicateWords';
import { ClientField } from '@/admin/records/clients/ClientField';
import {
  changedFields,
  FOLDED_FIELDS,
  isSealed,
  NAME_FIELDS,
  OTHER_FIELDS,
  valuesOf,
} from '@/admin/records/clients/clientFields';
import { KnownClients } from './KnownClients';
import { TagChoices } from './TagChoices';

interface ClientDialogProps {
  /** Null for a new client. */
  readonly client: Client | null;
  readonly onSaved?: (client: Client) => void;
  readonly onClose: () => void;
}

/** Form to add or edit a client. On a conflicting edit by another user, both versions are shown. */
export function ClientDialog(props: ClientDialogProps) {
  const me = useCurrentUser();
  // the default owner of a new client is the signed-in user, who must be loaded first
  return (props.client || me) && <ClientForm {...props} me={me?.id ?? ''} />;
}

function ClientForm({ client, me, onSaved, onClose }: ClientDialogProps & { readonly me: string }) {
  const staff = useStaff();
  const form = useRecordForm({
    stored: {
      draftKey: draftKeys.client(client?.id),
      id: client?.id ?? null,
      value: client ? valuesOf(client) : { ...valuesOf(null), ownerId: me },
      updatedAt: client?.updatedAt ?? null,
    },
    run: async (provider, value, { base }) => {
      if (client) {
        const changes = changedFields(base.value, value);
        const previousData = { updatedAt: base.updatedAt ?? client.updatedAt };
        const { data } = await provider.update('clients', { id: client.id, data: changes, previousData });
        return { saved: data, duplicates: [] };
      }
      const { data: saved } = await provider.create('clients', {
        data: changedFields(valuesOf(null), value),
      });
      return { saved, duplicates: await duplicatesOf(provider, saved.id) };
    },
    invalidates: () => [queryKeys.clients],
    success: (_, { duplicates }) => addedToast(client ? 'Client saved' : 'Client added', duplicates),
    onSaved: ({ saved }) => {
      onClose();
      onSaved?.(saved);
    },
    inlineErrors: 'conflicts',
    onClose,
  });
  const { value, draft } = form;
  const { ownerId = '', referredBy = '' } = value;
  const owners = Object.fromEntries(staff.map(({ id, name }) => [id, name]));
  const isKnown = ownerId === '' || ownerId in owners;
  const owner = {
    name: 'ownerId',
    label: CLIENT_FIELDS.ownerId.label,
    choices: { '': 'Nobody', ...owners, ...(!isKnown && { [ownerId]: staffName(staff, ownerId) }) },
  };
  const words = (values: DetailValues) => [
    ...fieldWords([...NAME_FIELDS, ...OTHER_FIELDS, owner, ...FOLDED_FIELDS], values),
    [
      'Referred by',
      isClientId(values.referredBy ?? '') ? 'Another client' : values.referredBy || 'Nothing',
    ] as const,
  ];
  return (
    <RecordForm
      form={form}
      title={client ? `Edit ${leadName(client)}` : 'New client'}
      action={client ? 'Save' : 'Add client'}
      ready={Object.keys(changedFields(draft.base.value, value)).length > 0}
      record="this client"
      words={words}
    >
      <Box sx={nameShape}>
        {NAME_FIELDS.map((field, index) => (
          <Field key={field.name} autoFocus={index === 0} {...field} />
        ))}
      </Box>
      {[...OTHER_FIELDS, owner].map((field) => (
        <Fragment key={field.name}>
          <Field {...field} />
          {field.name === 'tags' && <TagChoices {...form.given('tags')} />}
          {field.name === 'phone' && !client && <KnownClients values={value} />}
        </Fragment>
      ))}
      <ClientField
        label="Referred by (optional)"
        orName
        {...form.given('referredBy')}
        value={referredBy}
        hint="A name, or one of the clients that are found"
        without={[client?.id]}
      />
      <Fold
        label="More about the person"
        isForced={FOLDED_FIELDS.some(
          ({ name }) => draft.base.value[name] || form.errors[name] || (isSealed(name) && client?.[name]),
        )}
      >
        <Box sx={nameShape}>
          {FOLDED_FIELDS.map((field) =>
            isSealed(field.name) ? (
              <SealedField
                key={field.name}
                mask={client?.[field.name] ?? null}
                given={form.given(field.name)}
                {...field}
              />
            ) : (
              <Field key={field.name} {...field} />
            ),
          )}
        </Box>
      </Fold>
    </RecordForm>
  );
}

const nameShape = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  gap: 'inherit',
};
