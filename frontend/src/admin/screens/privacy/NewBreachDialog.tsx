import { Alert, MenuItem, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { FormDialog } from '@/admin/ground/dialogs/FormDialog';
import { dateAndTimeOf, momentOf } from '@/admin/ground/dates/businessTime';
import { fieldErrors } from '@/admin/ground/api/fieldErrors';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useProviderMutation } from '@/admin/ground/api/useProviderMutation';
import { useStaff } from '@/admin/ground/api/useStaff';
import { failureWords } from './errorWords';
import { MomentField } from '@/admin/ground/forms/MomentField';
import { isReason } from './ReasonField';
import type { NewBreach } from '@/admin/ground/api/privacyTypes';

const UNKNOWN = 'unknown';
const DAY_MS = 86_400_000;

function untouchedCase() {
  const now = new Date();
  const today = dateAndTimeOf(now.toISOString());
  const yesterday = dateAndTimeOf(new Date(now.getTime() - DAY_MS).toISOString());
  return { discoveredAt: today, from: yesterday, to: today, what: '', account: UNKNOWN };
}

/** Starts a case: from here on the 72 hours are counted, from the moment of the discovery. */
export function NewBreachDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const staff = useStaff();
  const [untouched] = useState(untouchedCase);
  // no draft: what is written about a breach is not stored in the browser
  const [entered, setEntered] = useState(untouched);
  const change = (part: Partial<typeof untouched>) => setEntered({ ...entered, ...part });
  const { mutate, isPending, error } = useProviderMutation({
    run: (provider, breach: NewBreach) => provider.startBreach(breach),
    invalidates: () => [queryKeys.breaches],
    success: () => ({ title: 'The case is started' }),
    onSuccess: ({ id }) => void navigate(`/admin/privacy/breach/${id}`),
    inlineErrors: true,
  });
  const errors = fieldErrors(error);
  const [discoveredAt, from, to] = [entered.discoveredAt, entered.from, entered.to].map(({ date, time }) =>
    momentOf(date, time),
  );
  const breach: NewBreach | null =
    discoveredAt && from && to && isReason(entered.what)
      ? {
          discoveredAt,
          from,
          to,
          what: entered.what.trim(),
          account: entered.account === UNKNOWN ? null : entered.account,
        }
      : null;
  return (
    <FormDialog
      title="Start a case"
      action="Start the case"
      ready={breach !== null && !isPending}
      onSubmit={() => breach && mutate(breach)}
      draft={{ dirty: entered.what !== '' }}
      onClose={onClose}
    >
      <MomentField
        label="Noticed on"
        value={entered.discoveredAt}
        onChange={(value) => change({ discoveredAt: value })}
        error={errors.discoveredAt}
      />
      <Typography variant="body2" color="textSecondary" sx={{ mt: -1.5 }}>
        The 72 hours begin at this moment.
      </Typography>
      <MomentField
        label="Data was open from"
        value={entered.from}
        onChange={(value) => change({ from: value })}
        error={errors.from}
      />
      <MomentField
        label="Until"
        value={entered.to}
        onChange={(value) => change({ to: value })}
        error={errors.to}
      />
      <TextField
        label="What happened"
        multiline
        minRows={3}
        value={entered.what}
        onChange={({ target }) => change({ what: target.value })}
        placeholder="For example: the office phone was stolen, unlocked"
        error={Boolean(errors.what)}
        helperText={errors.what}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { maxLength: 5000 } }}
      />
      <TextField
        select
        label="Account that somebody else used"
        value={entered.account}
        onChange={({ target }) => change({ account: target.value })}
        error={Boolean(errors.account)}
        helperText={errors.account ?? 'The report then shows when it signed in.'}
      >
        <MenuItem value={UNKNOWN}>None, or not known</MenuItem>
        {staff.map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      {error && Object.keys(errors).length === 0 && (
        <Alert severity="error">
          {failureWords(error, 'No case was started.', 'Look in the list whether the case was started.')}
        </Alert>
      )}
    </FormDialog>
  );
}
