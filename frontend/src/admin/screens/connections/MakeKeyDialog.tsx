import {
  Checkbox,
  FormControl,
  FormControlLabel,
  FormGroup,
  FormHelperText,
  FormLabel,
  MenuItem,
  TextField,
  Typography,
} from '@mui/material';
import { MOST_KEY_NAME, type Scope, SCOPES } from '@contract';
import { useState } from 'react';
import { FormDialog } from '@/admin/ground/dialogs/FormDialog';
import { fieldErrors } from '@/admin/ground/api/fieldErrors';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useProviderMutation } from '@/admin/ground/api/useProviderMutation';
import { NewKeyDialog } from './NewKeyDialog';
import { SCOPE_WORDS } from './scopeWords';

const DAY_MS = 86_400_000;
/** Days until the key expires. */
const LIFETIMES = [
  { days: 30, label: 'In 30 days' },
  { days: 90, label: 'In 90 days' },
  { days: 365, label: 'In a year' },
  { days: 5 * 365, label: 'In five years' },
] as const;

/** Asks what a new key is for, and then shows it this once. */
export function MakeKeyDialog({ onClose }: { onClose: () => void }) {
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly Scope[]>([]);
  const [days, setDays] = useState<number>(365);
  const { mutate, isPending, error, data } = useProviderMutation({
    run: (provider, _: void) =>
      provider.makeApiKey({
        name: name.trim(),
        scopes,
        expiresAt: new Date(Date.now() + days * DAY_MS).toISOString(),
      }),
    invalidates: () => [queryKeys.apiKeys],
    inlineErrors: true,
  });
  const errors = fieldErrors(error);
  if (data) return <NewKeyDialog apiKey={data} onClose={onClose} />;
  const toggle = (scope: Scope) =>
    setScopes(scopes.includes(scope) ? scopes.filter((one) => one !== scope) : [...scopes, scope]);
  return (
    <FormDialog
      title="Make a key"
      action="Make the key"
      ready={name.trim() !== '' && scopes.length > 0 && !isPending}
      onSubmit={() => mutate()}
      maxWidth="sm"
      onClose={onClose}
    >
      <TextField
        label="Name"
        placeholder="Google Sheets"
        autoFocus
        value={name}
        onChange={({ target }) => setName(target.value)}
        error={Boolean(errors.name)}
        helperText={errors.name ?? 'The program that uses it.'}
        slotProps={{ htmlInput: { maxLength: MOST_KEY_NAME }, inputLabel: { shrink: true } }}
      />
      <FormControl component="fieldset" error={Boolean(errors.scopes)}>
        <FormLabel component="legend">What it may do</FormLabel>
        <FormGroup>
          {SCOPES.map((scope) => (
            <FormControlLabel
              key={scope}
              sx={choiceShape}
              control={<Checkbox checked={scopes.includes(scope)} onChange={() => toggle(scope)} />}
              label={
                <>
                  {SCOPE_WORDS[scope].label}
                  <Typography
                    component="span"
                    variant="body2"
                    color="textSecondary"
                    sx={{ display: 'block' }}
                  >
                    {SCOPE_WORDS[scope].help}
                  </Typography>
                </>
              }
            />
          ))}
        </FormGroup>
        {errors.scopes && <FormHelperText>{errors.scopes}</FormHelperText>}
      </FormControl>
      <TextField
        select
        label="Expires"
        value={days}
        onChange={({ target }) => setDays(Number(target.value))}
        error={Boolean(errors.expiresAt)}
        helperText={errors.expiresAt}
      >
        {LIFETIMES.map((lifetime) => (
          <MenuItem key={lifetime.days} value={lifetime.days}>
            {lifetime.label}
          </MenuItem>
        ))}
      </TextField>
    </FormDialog>
  );
}

const choiceShape = {
  alignItems: 'flex-start',
  mr: 0,
  '& .MuiCheckbox-root': { py: 0.75 },
  '& .MuiFormControlLabel-label': { pt: 0.5 },
};
