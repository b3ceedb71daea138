import { Field } from '@/admin/ground/forms/Field';
import { NewPasswordField } from '@/admin/ground/forms/NewPasswordField';
import { isLongEnough } from '@/admin/ground/forms/passwordStrength';
import { RecordForm } from '@/admin/ground/forms/RecordForm';
import { useRecordForm } from '@/admin/ground/forms/useRecordForm';
import { useCurrentUser } from '@/admin/ground/api/useCurrentUser';

/** Changes the signed-in user's own password; their other sessions end. */
export function OwnPasswordDialog({ onClose }: { onClose: () => void }) {
  const user = useCurrentUser();
  const form = useRecordForm({
    stored: { value: { currentPassword: '', newPassword: '' } },
    run: (provider, { currentPassword, newPassword }) =>
      provider.changeOwnPassword(currentPassword, newPassword),
    invalidates: () => [],
    success: () => ({ title: 'Success', description: 'Password changed. Your other sessions have ended.' }),
    onClose,
  });
  const { currentPassword, newPassword } = form.value;
  return (
    <RecordForm
      form={form}
      title="Change Password"
      action="Change Password"
      ready={currentPassword !== '' && isLongEnough(newPassword)}
      asks={false}
    >
      <Field
        name="currentPassword"
        label="Current Password"
        type="password"
        autoComplete="current-password"
        autoFocus
      />
      <NewPasswordField
        {...form.given('newPassword')}
        label="New Password"
        names={user ? [user.name, user.username] : []}
      />
    </RecordForm>
  );
}
