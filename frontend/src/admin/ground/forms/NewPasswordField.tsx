import { Box, Typography, type TextFieldProps } from '@mui/material';
import { PasswordField } from './PasswordField';
import { passwordStrength } from './passwordStrength';

interface NewPasswordFieldProps extends Omit<TextFieldProps, 'type' | 'value'> {
  readonly value: string;
  /** Words that guessing would begin with, such as the name of the account. */
  readonly names?: readonly string[];
}

const COLOURS = ['error.main', 'error.main', 'warning.main', 'success.main', 'success.main'];

/** A field for a new password, with a hint how hard it is to guess. The hint never rejects a password. */
export function NewPasswordField({ value, names = [], ...props }: NewPasswordFieldProps) {
  return (
    <Box>
      <PasswordField {...props} fullWidth autoComplete="new-password" value={value} />
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
