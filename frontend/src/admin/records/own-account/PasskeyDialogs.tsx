import { DialogContentText } from '@mui/material';
import { newPasskeyLimits } from '@/shared/api-limits';
import type { Passkey } from '@/shared/api-types';
import { Field } from '@/admin/ground/forms/Field';
import { RecordForm } from '@/admin/ground/forms/RecordForm';
import { useRecordForm } from '@/admin/ground/forms/useRecordForm';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { PasswordConfirmation } from './PasswordConfirmation';
import { RecoveryCodes } from './RecoveryCodes';

/** Makes a passkey in this browser. The first factor of an account comes with recovery codes. */
export function AddPasskeyDialog({ onClose }: { onClose: () => void }) {
  const form = useRecordForm({
    stored: { value: { name: '', password: '' } },
    run: (provider, { name, password }) => provider.addPasskey(name.trim(), password),
    invalidates: () => [queryKeys.secondFactor],
    success: () => ({ title: 'Passkey added' }),
    onSaved: (codes) => {
      if (!codes) onClose();
    },
    inlineErrors: true,
    onClose,
  });
  const { errors, value, result } = form;
  if (result) return <RecoveryCodes codes={result} onDone={onClose} />;
  return (
    <RecordForm
      form={form}
      title="Add a passkey"
      action="Add"
      pending="Waiting for your device…"
      ready={value.name.trim() !== '' && value.password !== ''}
      asks={false}
      errors={{ ...errors, name: errors.name ?? errors.response }}
      limits={newPasskeyLimits}
    >
      <DialogContentText>
        Name the device that keeps it. Your browser then asks you to confirm.
      </DialogContentText>
      <Field name="name" label="Name" placeholder="Phone of Ana" autoFocus slotProps={SHRUNK} />
      <Field name="password" label="Password" type="password" autoComplete="current-password" />
    </RecordForm>
  );
}

const SHRUNK = { inputLabel: { shrink: true } };

interface PasskeyDialogProps {
  readonly passkey: Passkey;
  readonly onClose: () => void;
}

export function RenamePasskeyDialog({ passkey, onClose }: PasskeyDialogProps) {
  const form = useRecordForm({
    stored: { value: { name: passkey.name } },
    run: (provider, { name }) => provider.renamePasskey(passkey.id, name.trim()),
    invalidates: () => [queryKeys.secondFactor],
    success: () => ({ title: 'Passkey renamed' }),
    inlineErrors: true,
    onClose,
  });
  return (
    <RecordForm
      form={form}
      title="Rename passkey"
      action="Rename"
      ready={form.value.name.trim() !== ''}
      asks={false}
      limits={newPasskeyLimits}
    >
      <Field name="name" label="Name" autoFocus />
    </RecordForm>
  );
}

export function RemovePasskeyDialog({ passkey, onClose }: PasskeyDialogProps) {
  return (
    <PasswordConfirmation
      title="Remove passkey"
      text={`“${passkey.name}” no longer signs in. Remove it from the device, too.`}
      action="Remove"
      color="error"
      run={(provider, password) => provider.removePasskey(passkey.id, password)}
      invalidates={[queryKeys.secondFactor]}
      success="Passkey removed"
      onDone={onClose}
      onClose={onClose}
    />
  );
}
