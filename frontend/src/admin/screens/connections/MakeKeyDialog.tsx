import {
  Checkbox,
  FormControl,
  FormControlLabel,
  FormGroup,
  FormHelperText,
  FormLabel,
  Typography,
} from '@mui/material';
import { type Scope, SCOPES } from '@contract';
import { newApiKeyLimits } from '@/shared/api-limits';
import { Field } from '@/admin/ground/forms/Field';
import { SecretDialog } from '@/admin/ground/dialogs/OnceOnlyDialog';
import { RecordForm } from '@/admin/ground/forms/RecordForm';
import { useRecordForm } from '@/admin/ground/forms/useRecordForm';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { SCOPE_WORDS } from './scopeWords';

const DAY_MS = 86_400_000;
/** Days until the key expires. */
const LIFETIMES = { 30: 'In 30 days', 90: 'In 90 days', 365: 'In a year', 1825: 'In five years' };

/** Asks what a new key is for, and then shows it this once. */
export function MakeKeyDialog({ onClose }: { onClose: () => void }) {
  const form = useRecordForm({
    stored: { value: { name: '', scopes: [] as readonly Scope[], expiresAt: '365' } },
    run: (provider, { name, scopes, expiresAt: days }) =>
      provider.create('apiKeys', {
        data: {
          name: name.trim(),
          scopes,
          expiresAt: new Date(Date.now() + Number(days) * DAY_MS).toISOString(),
        },
      }),
    invalidates: () => [queryKeys.apiKeys],
    inlineErrors: true,
    onSaved: () => undefined,
    onClose,
  });
  if (form.result)
    return (
      <SecretDialog
        title={`The key for ${form.result.data.name}`}
        notice="Copy the key now, into the program that uses it. It is not shown again."
        label="Key"
        secret={form.result.data.key}
        onClose={onClose}
      />
    );
  const { name, scopes } = form.value;
  const toggle = (scope: Scope) =>
    form.change({
      ...form.value,
      scopes: scopes.includes(scope) ? scopes.filter((one) => one !== scope) : [...scopes, scope],
    });
  return (
    <RecordForm
      form={form}
      title="Make a key"
      action="Make the key"
      ready={name.trim() !== '' && scopes.length > 0}
      asks={false}
      maxWidth="sm"
      limits={newApiKeyLimits}
    >
      <Field
        name="name"
        label="Name"
        placeholder="Google Sheets"
        autoFocus
        hint="The program that uses it."
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <FormControl component="fieldset" error={Boolean(form.errors.scopes)}>
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
        {form.errors.scopes && <FormHelperText>{form.errors.scopes}</FormHelperText>}
      </FormControl>
      <Field name="expiresAt" label="Expires" choices={LIFETIMES} />
    </RecordForm>
  );
}

const choiceShape = {
  alignItems: 'flex-start',
  mr: 0,
  '& .MuiCheckbox-root': { py: 0.75 },
  '& .MuiFormControlLabel-label': { pt: 0.5 },
};
