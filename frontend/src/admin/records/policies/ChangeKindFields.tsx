import { FormControl, FormControlLabel, FormLabel, Radio, RadioGroup, Typography } from '@mui/material';
import { useId } from 'react';
import { DetailInput } from '@/admin/ground/forms/DetailInputs';
import type { DetailValues } from '@/admin/ground/forms/details';
import { POLICY_LABELS } from './policyErrors';

interface ChangeKindFieldsProps {
  readonly values: DetailValues;
  readonly errors: Readonly<Record<string, string | undefined>>;
  /** The start differs, which can only be corrected. */
  readonly isStartCorrected: boolean;
  readonly onChange: (values: DetailValues) => void;
}

/** Whether terms and dates change from a day on, or were typed wrongly from the start. */
export function ChangeKindFields({ values, errors, isStartCorrected, onChange }: ChangeKindFieldsProps) {
  const id = useId();
  const kind = isStartCorrected ? 'correction' : values.kind;
  return (
    <FormControl>
      <FormLabel id={id} sx={{ color: 'text.primary', fontWeight: 650 }}>
        How do terms and dates change?
      </FormLabel>
      <RadioGroup
        aria-labelledby={id}
        value={kind}
        onChange={(_, chosen) => onChange({ ...values, kind: chosen })}
      >
        <FormControlLabel
          value="change"
          control={<Radio color="secondary" />}
          disabled={isStartCorrected}
          label="Change from a day on"
        />
        {kind === 'change' && (
          <DetailInput
            field={{ name: 'effectiveOn', label: POLICY_LABELS.effectiveOn, optional: true, type: 'date' }}
            values={values}
            errors={errors}
            hint="Empty: from the next due date on. What is due before stays as it is."
            onChange={onChange}
          />
        )}
        <FormControlLabel
          value="correction"
          control={<Radio color="secondary" />}
          label="Correction: it was typed wrongly from the start"
        />
      </RadioGroup>
      {isStartCorrected && (
        <Typography variant="body2" color="textSecondary">
          The start can only be corrected, and so is what you change with it.
        </Typography>
      )}
    </FormControl>
  );
}
