import { Typography } from '@mui/material';
import { insurerLimits, productLimits } from '@/shared/api-limits';
import type { Insurer } from '@/shared/api-types';
import type { ConsoleProvider } from '@/admin/ground/api/dataProvider';
import type { FieldProps } from '@/admin/ground/forms/Field';
import { RecordForm } from '@/admin/ground/forms/RecordForm';
import { useRecordForm } from '@/admin/ground/forms/useRecordForm';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import type { Product } from './insurerWords';

const NAME: FieldProps = { name: 'name', label: 'Name', autoFocus: true };

/** Corrects the name of an insurer. */
export function InsurerDialog({ insurer, onClose }: { insurer: Insurer; onClose: () => void }) {
  const form = useRecordForm({
    stored: { value: { name: insurer.name } },
    run: (provider, { name }) => provider.update('insurers', { id: insurer.id, data: { name: name.trim() } }),
    invalidates: () => [queryKeys.insurers, queryKeys.policies],
    success: () => ({ title: 'Insurer renamed' }),
    inlineErrors: 'all',
    onClose,
  });
  const name = form.value.name.trim();
  return (
    <RecordForm
      form={form}
      title={`Rename ${insurer.name}`}
      action="Rename"
      ready={name !== '' && name !== insurer.name}
      fields={[NAME]}
      limits={insurerLimits}
    />
  );
}

/** Corrects the name and the usual grace days of a product. */
export function ProductDialog({ product, onClose }: { product: Product; onClose: () => void }) {
  const form = useRecordForm({
    stored: { value: { name: product.name, graceDays: String(product.graceDays ?? '') } },
    run: (provider, { name, graceDays }) =>
      provider.changeProduct(product.id, {
        ...(name.trim() !== product.name && { name: name.trim() }),
        graceDays: graceDays === '' ? null : Number(graceDays),
      }),
    invalidates: () => [queryKeys.insurers, queryKeys.policies],
    success: () => ({ title: 'Product saved' }),
    inlineErrors: 'all',
    onClose,
  });
  const usual = product.line === 'life' ? '31, as is usual in life insurance' : 'none';
  return (
    <RecordForm
      form={form}
      title={`Edit ${product.name}`}
      action="Save"
      ready={form.draft.dirty && form.value.name.trim() !== ''}
      fields={[
        NAME,
        {
          name: 'graceDays',
          label: 'Usual grace days',
          type: 'number',
          optional: true,
          hint: `Filled in for new policies. Empty: ${usual}.`,
        },
      ]}
      limits={productLimits}
    />
  );
}

interface Named {
  readonly id: string;
  readonly name: string;
}

interface MergeDialogProps {
  /** Is gone afterwards. */
  readonly what: Named;
  readonly others: readonly Named[];
  readonly merge: (provider: ConsoleProvider, into: string) => Promise<Insurer>;
  readonly words: string;
  readonly onClose: () => void;
}

/** Merges an insurer or a product into another one. */
export function MergeDialog({ what, others, merge, words, onClose }: MergeDialogProps) {
  const form = useRecordForm({
    stored: { value: { otherId: '' } },
    run: (provider, { otherId }) => merge(provider, otherId),
    invalidates: () => [queryKeys.insurers, queryKeys.policies],
    success: () => ({ title: 'Merged' }),
    inlineErrors: 'all',
    onClose,
  });
  return (
    <RecordForm
      form={form}
      title={`Merge ${what.name} into another`}
      action="Merge"
      color="error"
      asks={false}
      fields={[
        {
          name: 'otherId',
          label: 'Merge into',
          choices: Object.fromEntries(others.map(({ id, name }) => [id, name])),
        },
      ]}
      head={
        <Typography>
          {words} “{what.name}” is gone then. This cannot be taken back, because policies do not keep the
          names of before: make sure that both are the same. The audit trail keeps both names, who merged
          them, and how many policies moved.
        </Typography>
      }
    />
  );
}
