import { ConsoleDialog } from '@/admin/ground/dialogs/ConsoleDialog';
import { answerConfirmation } from '@/admin/ground/api/confirmation';
import { useProviderMutation } from '@/admin/ground/api/useProviderMutation';
import { PasswordConfirmation } from '@/admin/records/own-account/PasswordConfirmation';

const cancel = () => answerConfirmation(false);

/** Asks for the password before something that needs a recent confirmation. */
export function ConfirmationDialog() {
  const change = useProviderMutation({
    run: (provider, password: string) => provider.confirmPassword(password),
    invalidates: () => [],
    onSuccess: () => answerConfirmation(true),
    inlineErrors: true,
  });
  return (
    <ConsoleDialog open onClose={cancel} title="Confirm it’s you" maxWidth="xs">
      <PasswordConfirmation
        text="This needs your password. You are not asked again for 15 minutes."
        action="Confirm"
        change={change}
        onClose={cancel}
      />
    </ConsoleDialog>
  );
}
