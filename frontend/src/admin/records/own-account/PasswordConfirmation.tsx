import { DialogContentText } from '@mui/material';
import type { ConsoleProvider } from '@/admin/ground/api/dataProvider';
import type { QueryKey } from '@/admin/ground/api/queryKeys';
import { Field } from '@/admin/ground/forms/Field';
import { RecordForm } from '@/admin/ground/forms/RecordForm';
import { useRecordForm } from '@/admin/ground/forms/useRecordForm';

interface PasswordConfirmationProps<R> {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly color?: 'error';
  readonly run: (provider: ConsoleProvider, password: string) => Promise<R>;
  readonly invalidates?: readonly QueryKey[];
  /** The title of the toast. */
  readonly success?: string;
  readonly onDone: (result: R) => void;
  readonly onClose: () => void;
}

/** Asks for the user's password before a change. */
export function PasswordConfirmation<R>({
  text,
  run,
  invalidates = [],
  success,
  onDone,
  onClose,
  ...dialog
}: PasswordConfirmationProps<R>) {
  const form = useRecordForm({
    stored: { value: { password: '' } },
    run: (provider, { password }) => run(provider, password),
    invalidates: () => invalidates,
    ...(success && { success: () => ({ title: success }) }),
    onSaved: onDone,
    inlineErrors: true,
    onClose,
  });
  return (
    <RecordForm form={form} ready={form.value.password !== ''} asks={false} {...dialog}>
      <DialogContentText>{text}</DialogContentText>
      <OwnPasswordField />
    </RecordForm>
  );
}

export const OwnPasswordField = () => (
  <Field name="password" label="Password" type="password" autoComplete="current-password" autoFocus />
);
