import { DialogContentText, Typography } from '@mui/material';
import { totpCodeLimits } from '@/shared/api-limits';
import { Field } from '@/admin/ground/forms/Field';
import { RecordForm } from '@/admin/ground/forms/RecordForm';
import { useRecordForm } from '@/admin/ground/forms/useRecordForm';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { OwnPasswordField } from './PasswordConfirmation';
import { QrCode } from './QrCode';
import { RecoveryCodes } from './RecoveryCodes';

interface TotpDialogProps {
  readonly replaces: boolean;
  readonly onClose: () => void;
}

const stay = () => undefined;

/** Sets up an authenticator app: confirm with the password, scan, enter a code, keep the recovery codes. */
export function TotpDialog({ replaces, onClose }: TotpDialogProps) {
  const common = { onSaved: stay, inlineErrors: true, onClose } as const;
  const begin = useRecordForm({
    stored: { value: { password: '' } },
    run: (provider, { password }) => provider.beginTotp(password),
    invalidates: () => [],
    ...common,
  });
  const confirm = useRecordForm({
    stored: { value: { code: '' } },
    run: (provider, { code }) => provider.confirmTotp(code),
    invalidates: () => [queryKeys.secondFactor],
    success: () => ({ title: 'Authenticator app set up' }),
    ...common,
  });
  if (confirm.result) return <RecoveryCodes codes={confirm.result} onDone={onClose} />;
  const dialog = { title: 'Authenticator app', asks: false };
  if (!begin.result)
    return (
      <RecordForm form={begin} action="Continue" ready={begin.value.password !== ''} {...dialog}>
        <DialogContentText>
          Confirm with your password that it is you who {replaces ? 'replaces' : 'sets up'} the app.
        </DialogContentText>
        <OwnPasswordField />
      </RecordForm>
    );
  const { secret, uri } = begin.result;
  return (
    <RecordForm
      form={confirm}
      action="Confirm"
      ready={confirm.value.code.replace(/\s/g, '').length >= 6}
      limits={totpCodeLimits}
      {...dialog}
    >
      <Typography>
        Scan this with an authenticator app on your phone, such as Aegis, Google Authenticator or the
        passwords of your phone.
      </Typography>
      <QrCode text={uri} label="QR code for the authenticator app" />
      <Typography variant="body2">
        Or type this key into the app:{' '}
        <Typography component="span" sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
          {secret.match(/.{1,4}/g)?.join(' ')}
        </Typography>
      </Typography>
      <Field
        name="code"
        label="Code from the app"
        autoFocus
        hint="Six digits"
        autoComplete="one-time-code"
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      />
    </RecordForm>
  );
}
