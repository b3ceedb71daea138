import { searchForm } from '@contract';
import { Box } from '@mui/material';
import type { Policy } from '../../shared/api-types';
import { ClientField } from '../clients/ClientField';
import { FormDialog } from '../dialogs/FormDialog';
import { draftKeys } from '../drafts/draftKeys';
import { DraftNotice } from '../drafts/DraftNotice';
import { useEditedRecord } from '../drafts/useEditedRecord';
import { DetailInput } from '../lead/DetailInputs';
import type { DetailField, DetailValues } from '../lead/fields';
import { fieldErrors } from '../providers/fieldErrors';
import { queryKeys } from '../providers/queryKeys';
import { useProviderMutation } from '../providers/useProviderMutation';
import { useProviderQuery } from '../providers/useProviderQuery';
import { ChoiceField } from './ChoiceField';
import { enteredAmount } from './enteredAmount';
import { MoneyField } from './MoneyField';
import { NameField } from './NameField';
import {
  changedFields,
  namesIn,
  newPolicy,
  type Sale,
  usualGrace,
  valuesOf,
  valuesOfNew,
  valueWords,
} from './policyFields';
import { APPLICATION_LABELS, FORCE_LABELS, LINE_LABELS, MODE_LABELS, policyTitle } from './policyWords';

interface PolicyDialogProps {
  /** Null for a new policy. */
  readonly policy: Policy | null;
  /** Who will own a new policy; without it the client is searched. */
  readonly client?: { readonly id: string; readonly name: string };
  /** The sale that a new policy came from; fills in what it says. */
  readonly sale?: Sale | null;
  readonly onSaved?: (policy: Policy) => void;
  readonly onClose: () => void;
}

const CURRENCIES = { PHP: 'PHP', USD: 'USD' };

/** Form to add or edit a policy. On a conflicting edit by another user, both versions are shown. */
export function PolicyDialog({ policy, client, sale = null, onSaved, onClose }: PolicyDialogProps) {
  const draft = useEditedRecord<DetailValues>({
    draftKey: draftKeys.policy(policy?.id, sale?.id ?? client?.id),
    id: policy?.id ?? null,
    value: policy ? valuesOf(policy) : valuesOfNew(client?.id ?? '', sale),
    updatedAt: policy?.updatedAt ?? null,
  });
  const { value, base, change } = draft;
  const changes = policy ? changedFields(base.value, value) : newPolicy(value);
  const { mutate, isPending, error } = useProviderMutation({
    mutationKey: draft.mutationKey,
    inlineErrors: 'conflicts',
    run: (provider, changed: typeof changes) =>
      policy
        ? provider.changePolicy(policy.id, {
            ...changed,
            reason: value.reason?.trim() || null,
            ifUpdatedAt: base.updatedAt ?? policy.updatedAt,
          })
        : provider.addPolicy(changed),
    invalidates: () => [queryKeys.policies, queryKeys.clients, queryKeys.today],
    success: () => ({ title: policy ? 'Policy saved' : 'Policy added' }),
    onSuccess: (saved) => {
      draft.clear();
      onClose();
      onSaved?.(saved);
    },
  });
  const errors = fieldErrors(error);
  const { data: insurers = [] } = useProviderQuery(queryKeys.insurers, (provider) => provider.insurers());
  const products =
    insurers.find(({ name }) => searchForm(name) === searchForm(value.insurer ?? ''))?.products ?? [];
  const product = products.find(({ name, line }) => name === value.product && line === value.line);
  const set = (name: string) => (text: string) => change({ ...value, [name]: text });
  const of = (name: string) => ({ value: value[name] ?? '', error: errors[name], onChange: set(name) });
  const text = (field: DetailField, hint?: string) => (
    <DetailInput field={field} values={value} errors={errors} hint={hint} onChange={change} />
  );
  const title = client ? `New policy for ${client.name}` : 'New policy';
  const isSendable =
    Object.keys(changes).length > 0 &&
    enteredAmount(value.amount ?? '', value.currency ?? '').problem === null;
  return (
    <FormDialog
      title={policy ? `Edit ${policyTitle(policy)}` : title}
      action={policy ? 'Save' : 'Add policy'}
      ready={(policy ? isSendable : draft.dirty && isSendable) && !isPending}
      onSubmit={() => mutate(changes)}
      draft={draft}
      maxWidth="sm"
      onClose={onClose}
    >
      <DraftNotice
        draft={draft}
        conflict={{
          record: 'this policy',
          words: (values) => valueWords(values, policy ? namesIn(policy) : new Map()),
        }}
      />
      <Box sx={gridShape}>
        {(policy || !client) && <ClientField label="Client" autoFocus={!policy} {...of('clientId')} />}
        <ClientField
          label="Insured (optional)"
          orName
          hint="A client or a name. Empty: the client"
          {...of('insured')}
        />
        <NameField label="Insurer" names={insurers.map(({ name }) => name)} {...of('insurer')} />
        <NameField
          label="Product"
          names={products.map(({ name }) => name)}
          {...of('product')}
          onChange={(product) => {
            const known = products.filter(({ name }) => name === product);
            const line = known.length === 1 ? known[0]!.line : (value.line ?? '');
            change({ ...value, product, line });
          }}
        />
        <ChoiceField label="Line" choices={LINE_LABELS} {...of('line')} />
        {text({ name: 'policyNumber', label: 'Policy number', optional: true })}
        <ChoiceField label="Application" choices={APPLICATION_LABELS} {...of('application')} />
        <ChoiceField label="State" choices={FORCE_LABELS} {...of('force')} />
        {text({ name: 'startsOn', label: 'Start', type: 'date' })}
        {text({ name: 'endsOn', label: 'End or maturity', type: 'date', optional: true })}
        <MoneyField
          label="Premium"
          currency={value.currency ?? ''}
          {...of('amount')}
          error={errors['premium.amount'] ?? errors.premium}
        />
        <Box sx={pairShape}>
          <ChoiceField label="Mode" choices={MODE_LABELS} {...of('mode')} />
          <ChoiceField
            label="Currency"
            choices={{ ...CURRENCIES, ...(value.currency && { [value.currency]: value.currency }) }}
            {...of('currency')}
            error={errors['premium.currency']}
          />
        </Box>
        <DetailInput
          field={{ name: 'graceDays', label: 'Grace days', optional: true, type: 'minutes' }}
          values={value}
          errors={errors}
          hint={`As in the contract. Empty: ${usualGrace(value.line ?? '', product?.graceDays)}`}
          onChange={change}
        />
        {text(
          { name: 'paidBefore', label: 'Premiums paid before', type: 'date', optional: true },
          'For a policy that is older than your records here',
        )}
        {text({ name: 'reinstateUntil', label: 'Reinstatement until', type: 'date', optional: true })}
      </Box>
      {text({ name: 'remarks', label: 'Remarks', type: 'lines', optional: true })}
      {policy &&
        text({ name: 'reason', label: 'Reason for the change', optional: true }, 'Kept in the history')}
    </FormDialog>
  );
}

const gridShape = {
  display: 'grid',
  gap: 2.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
};
const pairShape = { display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' };
