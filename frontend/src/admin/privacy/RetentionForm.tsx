import { Alert, Box, Button, FormControlLabel, Switch, TextField, Typography } from '@mui/material';
import { useState, type FormEvent } from 'react';
import { ApiError } from '../../shared/api-client';
import { formatDateTime } from '../dates';
import { useUnloadGuard } from '../dialogs/useUnloadGuard';
import { fieldErrors } from '../providers/fieldErrors';
import { queryKeys } from '../providers/queryKeys';
import { useProviderMutation } from '../providers/useProviderMutation';
import { subtleBackground } from '../theme/subtleBackground';
import { failureWords } from './errorWords';
import { PolicySentences } from './PolicySentences';
import type { Retention, StoredRetention } from './types';

const MOST_MONTHS = 120;
const PERIODS = [
  { name: 'bookingMonths', label: 'Bookings without a sale, months after the last contact' },
  { name: 'mailMonths', label: 'Text of messages, months after sending' },
] as const;

const monthsIn = (text: string) => {
  const months = Number(text);
  return /^\d+$/.test(text.trim()) && months >= 1 && months <= MOST_MONTHS ? months : null;
};

/** How long data is kept, with what visitors read about it in the Privacy Policy. */
export function RetentionForm({ stored }: { stored: StoredRetention }) {
  const { updatedAt, updatedByName } = stored;
  const untouched = {
    bookingMonths: String(stored.bookingMonths),
    mailMonths: String(stored.mailMonths),
    automatic: stored.automatic,
  };
  const [values, setValues] = useState(untouched);
  const dirty = JSON.stringify(values) !== JSON.stringify(untouched);
  useUnloadGuard(dirty);
  const { mutate, isPending, error } = useProviderMutation({
    run: (provider, retention: Retention) => provider.saveRetention(retention, updatedAt),
    invalidates: () => [queryKeys.retention, queryKeys.due],
    success: () => ({ title: 'Settings saved' }),
    inlineErrors: true,
  });
  const errors = fieldErrors(error);
  const [bookingMonths, mailMonths] = [monthsIn(values.bookingMonths), monthsIn(values.mailMonths)];
  const entered: Retention | null =
    bookingMonths && mailMonths ? { bookingMonths, mailMonths, automatic: values.automatic } : null;
  function submit(event: FormEvent) {
    event.preventDefault();
    if (entered && dirty && !isPending) mutate(entered);
  }
  return (
    <Box component="form" onSubmit={submit} noValidate sx={{ display: 'grid', gap: 2, mt: 2 }}>
      {PERIODS.map(({ name, label }) => (
        <TextField
          key={name}
          label={label}
          value={values[name]}
          onChange={({ target }) => setValues({ ...values, [name]: target.value })}
          error={Boolean(errors[name]) || monthsIn(values[name]) === null}
          helperText={
            errors[name] ?? (monthsIn(values[name]) ? undefined : `A whole number from 1 to ${MOST_MONTHS}`)
          }
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 3 } }}
          sx={{ maxWidth: 460 }}
        />
      ))}
      <Box>
        <FormControlLabel
          control={
            <Switch
              color="secondary"
              checked={values.automatic}
              onChange={(_, automatic) => setValues({ ...values, automatic })}
              slotProps={{ input: { 'aria-describedby': 'automatic-erasure' } }}
            />
          }
          label="Erase what is due by itself every day"
        />
        <Typography id="automatic-erasure" variant="body2" color="textSecondary" sx={{ pl: 6, mt: -0.5 }}>
          Off: the list above waits for you. People under a legal hold are always left out.
        </Typography>
      </Box>
      <Box component="section" aria-label="In the Privacy Policy" sx={sentenceShape}>
        <Typography variant="h3">The Privacy Policy on your site {dirty ? 'will say' : 'says'}</Typography>
        {entered ? (
          <PolicySentences retention={entered} />
        ) : (
          <Typography sx={{ mt: 0.5 }}>Fill in both periods first.</Typography>
        )}
      </Box>
      {error && Object.keys(errors).length === 0 && (
        <Alert severity="error">
          {error instanceof ApiError && error.status === 409
            ? 'Somebody else changed these settings in the meantime; yours are not saved. The form now has theirs once you load the page again.'
            : failureWords(
                error,
                'The settings were not saved.',
                'Load the page again to see what is saved.',
              )}
        </Alert>
      )}
      <Box className="no-print" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Button type="submit" variant="contained" disabled={!dirty || !entered || isPending}>
          Save
        </Button>
        {dirty && (
          <Button disabled={isPending} onClick={() => setValues(untouched)}>
            Discard changes
          </Button>
        )}
        {updatedAt && (
          <Typography variant="body2" color="textSecondary">
            Last changed {formatDateTime(updatedAt)}
            {updatedByName && ` by ${updatedByName}`}
          </Typography>
        )}
      </Box>
    </Box>
  );
}

const sentenceShape = { px: 2, py: 1.5, borderRadius: 1, bgcolor: subtleBackground };
