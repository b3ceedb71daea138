import { Alert, Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import type { SecondFactor } from '@/shared/api-types';
import { QueryState } from '@/admin/ground/loading/QueryState';
import { formatDateTime } from '@/admin/ground/dates/dates';
import { SectionCard } from '@/admin/ground/page/SectionCard';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { PasswordConfirmation } from './PasswordConfirmation';
import { RecoveryCodes } from './RecoveryCodes';
import { TotpDialog } from './TotpDialog';
import { useSecondFactor } from './useSecondFactor';

type Open = 'totp' | 'codes' | 'remove' | null;

/** The second factor of the user's own account: the authenticator app and the recovery codes. */
export function SecondFactorCard() {
  const [open, setOpen] = useState<Open>(null);
  const query = useSecondFactor();
  const { data } = query;
  const close = () => setOpen(null);
  const isProtected = data ? data.totpSince !== null || data.passkeys.length > 0 : false;
  return (
    <SectionCard title="Second factor">
      <QueryState of={query} loading="Loading second factor" height={110} />
      {data && <State factor={data} isProtected={isProtected} onOpen={setOpen} />}
      {open === 'totp' && <TotpDialog replaces={data?.totpSince != null} onClose={close} />}
      {open === 'codes' && <NewCodesDialog onClose={close} />}
      {open === 'remove' && <RemoveDialog onClose={close} />}
    </SectionCard>
  );
}

interface StateProps {
  readonly factor: SecondFactor;
  readonly isProtected: boolean;
  readonly onOpen: (dialog: Open) => void;
}

function State({ factor: { totpSince, recoveryCodesLeft, required }, isProtected, onOpen }: StateProps) {
  const few = isProtected && recoveryCodesLeft <= 3;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Typography color="textSecondary">
        A code from an app on your phone, asked for after the password. A stolen password alone is then of no
        use.
      </Typography>
      <Typography>
        {totpSince
          ? `An authenticator app is in use since ${formatDateTime(totpSince)}.`
          : 'No authenticator app is set up.'}
      </Typography>
      {isProtected && !few && <Typography>{codesLeft(recoveryCodesLeft)}</Typography>}
      {few && <Alert severity="warning">{codesLeft(recoveryCodesLeft)} Make new ones in time.</Alert>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant={isProtected ? 'outlined' : 'contained'}
          color={isProtected ? 'secondary' : 'primary'}
          onClick={() => onOpen('totp')}
        >
          {totpSince ? 'Replace the app' : 'Set up an authenticator app'}
        </Button>
        {isProtected && (
          <Button variant="outlined" color="secondary" onClick={() => onOpen('codes')}>
            New recovery codes
          </Button>
        )}
        {isProtected && !required && (
          <Button color="error" onClick={() => onOpen('remove')}>
            Remove second factor
          </Button>
        )}
      </Box>
    </Box>
  );
}

function codesLeft(count: number): string {
  return `${count} of 10 recovery codes ${count === 1 ? 'is' : 'are'} left.`;
}

function NewCodesDialog({ onClose }: { onClose: () => void }) {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes) return <RecoveryCodes codes={codes} onDone={onClose} />;
  return (
    <PasswordConfirmation
      title="New recovery codes"
      text="The codes that you have now stop working."
      action="Make new codes"
      run={(provider, password) => provider.renewRecoveryCodes(password)}
      invalidates={[queryKeys.secondFactor]}
      success="New recovery codes made"
      onDone={setCodes}
      onClose={onClose}
    />
  );
}

const RemoveDialog = ({ onClose }: { onClose: () => void }) => (
  <PasswordConfirmation
    title="Remove second factor"
    text="The authenticator app, every passkey and the recovery codes stop working. Your password alone signs in."
    action="Remove"
    color="error"
    run={(provider, password) => provider.removeSecondFactor(password)}
    invalidates={[queryKeys.secondFactor]}
    success="Second factor removed"
    onDone={onClose}
    onClose={onClose}
  />
);
