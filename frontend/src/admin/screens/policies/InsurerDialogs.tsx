import { Alert, MenuItem, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import type { Insurer } from '@/shared/api-types';
import { FormDialog } from '@/admin/ground/dialogs/FormDialog';
import type { ConsoleProvider } from '@/admin/ground/api/dataProvider';
import { fieldErrors } from '@/admin/ground/api/fieldErrors';
import { mutationErrorMessage } from '@/admin/ground/api/errorMessage';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useProviderMutation } from '@/admin/ground/api/useProviderMutation';
import type { Product } from './insurerWords';

const MAX_NAME = 120;

/** Runs a correction, and shows what the server says against it in the dialog. */
function useCorrection(
  run: (provider: ConsoleProvider) => Promise<Insurer>,
  { title, onClose }: { title: string; onClose: () => void },
) {
  const { mutate, isPending, error } = useProviderMutation({
    run: (provider, _: null) => run(provider),
    invalidates: () => [queryKeys.policies],
    success: () => ({ title }),
    onSuccess: onClose,
    inlineErrors: 'all',
  });
  const errors = fieldErrors(error);
  const { otherId, ...fields } = errors;
  const general = error && Object.keys(fields).length === 0 ? (otherId ?? mutationErrorMessage(error)) : null;
  return { correct: () => mutate(null), isPending, errors, general };
}

/** Corrects the name of an insurer. */
export function InsurerDialog({ insurer, onClose }: { insurer: Insurer; onClose: () => void }) {
  const [name, setName] = useState(insurer.name);
  const dirty = name.trim() !== insurer.name;
  const { correct, isPending, errors, general } = useCorrection(
    (provider) => provider.renameInsurer(insurer.id, name.trim()),
    { title: 'Insurer renamed', onClose },
  );
  return (
    <FormDialog
      title={`Rename ${insurer.name}`}
      action="Rename"
      ready={dirty && name.trim() !== '' && !isPending}
      onSubmit={correct}
      draft={{ dirty }}
      onClose={onClose}
    >
      {general && <Alert severity="error">{general}</Alert>}
      <NameField value={name} error={errors.name} onChange={setName} />
    </FormDialog>
  );
}

/** Corrects the name and the usual grace days of a product. */
export function ProductDialog({ product, onClose }: { product: Product; onClose: () => void }) {
  const stored = { name: product.name, graceDays: String(product.graceDays ?? '') };
  const [value, setValue] = useState(stored);
  const name = value.name.trim();
  const dirty = name !== stored.name || value.graceDays !== stored.graceDays;
  const { correct, isPending, errors, general } = useCorrection(
    (provider) =>
      provider.changeProduct(product.id, {
        ...(name !== stored.name && { name }),
        graceDays: value.graceDays === '' ? null : Number(value.graceDays),
      }),
    { title: 'Product saved', onClose },
  );
  return (
    <FormDialog
      title={`Edit ${product.name}`}
      action="Save"
      ready={dirty && name !== '' && !isPending}
      onSubmit={correct}
      draft={{ dirty }}
      onClose={onClose}
    >
      {general && <Alert severity="error">{general}</Alert>}
      <NameField
        value={value.name}
        error={errors.name}
        onChange={(written) => setValue({ ...value, name: written })}
      />
      <TextField
        label="Usual grace days (optional)"
        autoComplete="off"
        value={value.graceDays}
        onChange={({ target }) => setValue({ ...value, graceDays: target.value.replace(/\D/g, '') })}
        error={Boolean(errors.graceDays)}
        helperText={
          errors.graceDays ??
          `Filled in for new policies. Empty: ${product.line === 'life' ? '31, as is usual in life insurance' : 'none'}.`
        }
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 3 } }}
      />
    </FormDialog>
  );
}

function NameField({
  value,
  error,
  onChange,
}: {
  value: string;
  error: string | undefined;
  onChange: (name: string) => void;
}) {
  return (
    <TextField
      label="Name"
      autoFocus
      autoComplete="off"
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={Boolean(error)}
      helperText={error}
      slotProps={{ htmlInput: { maxLength: MAX_NAME } }}
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
  const [into, setInto] = useState('');
  const { correct, isPending, general } = useCorrection((provider) => merge(provider, into), {
    title: 'Merged',
    onClose,
  });
  return (
    <FormDialog
      title={`Merge ${what.name} into another`}
      action="Merge"
      color="error"
      ready={into !== '' && !isPending}
      onSubmit={correct}
      onClose={onClose}
    >
      {general && <Alert severity="error">{general}</Alert>}
      <Typography>
        {words} “{what.name}” is gone then, and this cannot be taken back. The audit trail keeps both names,
        who merged them, and how many policies moved.
      </Typography>
      <TextField select label="Merge into" value={into} onChange={({ target }) => setInto(target.value)}>
        {others.map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
    </FormDialog>
  );
}
