import { Box, Checkbox, FormControlLabel } from '@mui/material';
import { toCalendarDate } from '@/admin/ground/dates/dates';
import { Field } from '@/admin/ground/forms/Field';
import { POLICY_LABELS } from './policyErrors';
import type { PolicyFormProps } from './PolicyInput';

/** Whether the first premium of a new policy is paid already, and since when. */
export function FirstPremium({ values, errors, onChange }: PolicyFormProps) {
  const { firstPremiumPaidOn = '', startsOn = '' } = values;
  const pay = (date: string) => onChange({ ...values, firstPremiumPaidOn: date });
  const today = toCalendarDate(new Date());
  const isPaid = firstPremiumPaidOn !== '' || Boolean(errors.firstPremiumPaidOn);
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <FormControlLabel
        label="First premium: paid with the application"
        control={
          <Checkbox
            color="secondary"
            checked={isPaid}
            onChange={(_, checked) => pay(checked ? usualDay(startsOn, today) : '')}
          />
        }
      />
      {isPaid && <Field name="firstPremiumPaidOn" label={POLICY_LABELS.firstPremiumPaidOn} type="date" />}
    </Box>
  );
}

/** The start, or today for one that is not over. */
const usualDay = (startsOn: string, today: string) => (startsOn && startsOn < today ? startsOn : today);
