import { Box, TextField, Typography } from '@mui/material';
import { consoleSettings } from '../settings/consoleSettings';
import { passwordStrength } from './passwordStrength';
import { usePasswordSwitch } from './usePasswordSwitch';

interface NewPasswordFieldProps {
  readonly label: string;
  readonly value: string;
  readonly error?: string | undefined;
  readonly hint?: string;
  readonly placeholder?: string;
  readonly autoFocus?: boolean;
  /** Words that guessing would begin with, such as the name of the account. */
  readonly names?: readonly string[];
  readonly onChange: (value: string) => void;
}

const COLOURS = ['error.main', 'error.main', 'warning.main', 'success.main', 'success.main'];

/** A field for a new password, with a hint how hard it is to guess. The hint never rejects a password. */
export function NewPasswordField({
  value,
  error,
  hint = `At least ${consoleSettings.passwordMinLength} characters`,
  placeholder = '',
  names = [],
  onChange,
  ...props
}: NewPasswordFieldProps) {
  const { type, endAdornment } = usePasswordSwitch();
  return (
    <Box>
      <TextField
        {...props}
        type={type}
        fullWidth
        autoComplete="new-password"
        value={value}
        placeholder={placeholder}
        error={Boolean(error)}
        helperText={error ?? hint}
        onChange={({ target }) => onChange(target.value)}
        slotProps={{ input: { endAdornment }, ...(placeholder && { inputLabel: { shrink: true } }) }}
      />
      {value !== '' && <Strength {...passwordStrength(value, names)} />}
    </Box>
  );
}

function Strength({ score, sentence }: ReturnType<typeof passwordStrength>) {
  return (
    <Box sx={{ mt: 1, px: 1.75 }}>
      <Box
        role="meter"
        aria-label="Strength"
        aria-valuemin={0}
        aria-valuemax={4}
        aria-valuenow={score}
        aria-valuetext={sentence}
        sx={{ display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: 0.5 }}
      >
        {[1, 2, 3, 4].map((step) => (
          <Box
            key={step}
            sx={{
              height: 4,
              borderRadius: 1,
              bgcolor: step <= Math.max(1, score) ? COLOURS[score] : 'action.disabledBackground',
            }}
          />
        ))}
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
        {sentence}
      </Typography>
    </Box>
  );
}
