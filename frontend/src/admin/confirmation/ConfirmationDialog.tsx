import { ConsoleDialog } from '../dialogs/ConsoleDialog';
import { answerConfirmation } from '../providers/confirmation';
import { useProviderMutation } from '../providers/useProviderMutation';
import { PasswordConfirmation } from '../security/PasswordConfirmation';

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
