import { MOST_RETENTION_MONTHS } from '@contract';
import { Alert, Box, Button, FormControlLabel, Switch, TextField, Typography } from '@mui/material';
import type { FormEvent } from 'react';
import { retentionLimits } from '@/shared/api-limits';
import { digitsOf } from '@/admin/ground/forms/digitsOf';
import { formatDateTime } from '@/admin/ground/dates/dates';
import { useUnloadGuard } from '@/admin/ground/dialogs/useUnloadGuard';
import { draftKeys } from '@/admin/ground/drafts/draftKeys';
import type { Words } from '@/admin/ground/drafts/differences';
import { DraftNotice } from '@/admin/ground/drafts/DraftNotice';
import { useEditedRecord, type Stored } from '@/admin/ground/drafts/useEditedRecord';
import { fieldErrors } from '@/admin/ground/api/fieldErrors';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useProviderMutation } from '@/admin/ground/api/useProviderMutation';
import { subtleBackground } from '@/admin/ground/theme/subtleBackground';
import { failureWords } from './errorWords';
import { PolicySentences } from './PolicySentences';
import type { Retention, StoredRetention } from '@/admin/ground/api/privacyTypes';

const PERIODS = [
  { name: 'bookingMonths', label: 'Bookings without a sale, months after the last contact' },
  { name: 'mailMonths', label: 'Text of messages, months after sending' },
  { name: 'policyMonths', label: 'Policies, months after their end' },
] as const;
type Period = (typeof PERIODS)[number]['name'];

const monthsIn = (typed: Typed, name: Period) => {
  const months = Number(typed[name]);
  return /^\d+$/.test(typed[name].trim()) && months >= 1 && months <= MOST_RETENTION_MONTHS[name]
    ? months
    : null;
};

/** What is in the form; periods may be incomplete. */
type Typed = Record<Period, string> & Pick<Retention, 'automatic'>;

const recordOf = ({
  bookingMonths,
  mailMonths,
  policyMonths,
  automatic,
  ...change
}: StoredRetention): Stored<Typed> => ({
  ...change,
  draftKey: draftKeys.retention,
  value: {
    bookingMonths: String(bookingMonths),
    mailMonths: String(mailMonths),
    policyMonths: String(policyMonths),
    automatic,
  },
});

const words = (typed: Typed): Words => [
  ...PERIODS.map(({ name, label }) => [label, typed[name]] as const),
  ['Erase what is due by itself every day', typed.automatic ? 'On' : 'Off'],
];

/** How long data is kept, with what visitors read about it in the Privacy Policy. */
export function RetentionForm({ stored }: { stored: StoredRetention }) {
  const { updatedAt, updatedByName } = stored;
  const draft = useEditedRecord(recordOf(stored));
  const { value: values, dirty, base, theirs, change } = draft;
  useUnloadGuard(dirty);
  const { mutate, isPending, error, variables } = useProviderMutation({
    mutationKey: draft.mutationKey,
    run: (provider, { retention }: { retention: Retention; typed: Typed }) =>
      provider.saveRetention(retention, base.updatedAt ?? null),
    invalidates: () => [queryKeys.retention, queryKeys.due],
    success: () => ({ title: 'Settings saved' }),
    onSuccess: (_, { typed }) => draft.saved(typed, { ...base, value: typed }),
    inlineErrors: 'all',
  });
  const errors = fieldErrors(error);
  const [bookingMonths, mailMonths, policyMonths] = PERIODS.map(({ name }) => monthsIn(values, name));
  const entered: Retention | null =
    bookingMonths && mailMonths && policyMonths
      ? { bookingMonths, mailMonths, policyMonths, automatic: values.automatic }
      : null;
  // until the form changes
  const failed = !theirs && variables?.typed === values && Object.keys(errors).length === 0;
  function submit(event: FormEvent) {
    event.preventDefault();
    if (entered && dirty && !theirs && !isPending) mutate({ retention: entered, typed: values });
  }
  return (
    <Box component="form" onSubmit={submit} noValidate sx={{ display: 'grid', gap: 2, mt: 2 }}>
      <DraftNotice draft={draft} conflict={{ record: 'these settings', words }} ownDiscard />
      {PERIODS.map(({ name, label }) => (
        <TextField
          key={name}
          label={label}
          value={values[name]}
          onChange={({ target }) => change({ ...values, [name]: target.value })}
          error={Boolean(errors[name]) || monthsIn(values, name) === null}
          helperText={
            errors[name] ??
            (monthsIn(values, name) ? undefined : `A whole number from 1 to ${MOST_RETENTION_MONTHS[name]}`)
          }
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: digitsOf(retentionLimits[name]) } }}
          sx={{ maxWidth: 460 }}
        />
      ))}
      <Box>
        <FormControlLabel
          control={
            <Switch
              color="secondary"
              checked={values.automatic}
              onChange={(_, automatic) => change({ ...values, automatic })}
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
          <Typography sx={{ mt: 0.5 }}>Fill in the periods first.</Typography>
        )}
      </Box>
      {error && failed && (
        <Alert severity="error">
          {failureWords(error, 'The settings were not saved.', 'Load the page again to see what is saved.')}
        </Alert>
      )}
      <Box className="no-print" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Button
          type="submit"
          variant="contained"
          disabled={!dirty || !entered || isPending || theirs !== null}
        >
          Save
        </Button>
        {dirty && (
          <Button disabled={isPending} onClick={draft.clear}>
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
