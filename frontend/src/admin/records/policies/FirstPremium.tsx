import { Box, Checkbox, FormControlLabel } from '@mui/material';
import { toCalendarDate } from '@/admin/ground/dates/dates';
import { DetailInput } from '@/admin/ground/forms/DetailInputs';
import type { DetailValues } from '@/admin/ground/forms/details';
import { POLICY_LABELS } from './policyErrors';

interface FirstPremiumProps {
  readonly values: DetailValues;
  readonly errors: Readonly<Record<string, string | undefined>>;
  readonly onChange: (values: DetailValues) => void;
}

/** Whether the first premium of a new policy is paid already, and since when. */
export function FirstPremium({ values, errors, onChange }: FirstPremiumProps) {
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
      {isPaid && (
        <DetailInput
          field={{ name: 'firstPremiumPaidOn', label: POLICY_LABELS.firstPremiumPaidOn, type: 'date' }}
          values={values}
          errors={errors}
          onChange={onChange}
        />
      )}
    </Box>
  );
}

/** The start, or today for one that is not over. */
const usualDay = (startsOn: string, today: string) => (startsOn && startsOn < today ? startsOn : today);
