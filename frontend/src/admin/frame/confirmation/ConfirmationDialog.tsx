import { answerConfirmation } from '@/admin/ground/api/confirmation';
import { PasswordConfirmation } from '@/admin/records/own-account/PasswordConfirmation';

/** Asks for the password before something that needs a recent confirmation. */
export const ConfirmationDialog = () => (
  <PasswordConfirmation
    title="Confirm it’s you"
    text="This needs your password. You are not asked again for 15 minutes."
    action="Confirm"
    run={(provider, password) => provider.confirmPassword(password)}
    onDone={() => answerConfirmation(true)}
    onClose={() => answerConfirmation(false)}
  />
);
