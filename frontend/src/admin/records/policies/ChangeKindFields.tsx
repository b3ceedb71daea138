import { FormControl, FormControlLabel, FormLabel, Radio, RadioGroup, Typography } from '@mui/material';
import { useId } from 'react';
import { Field } from '@/admin/ground/forms/Field';
import type { DetailValues } from '@/admin/ground/forms/details';
import { POLICY_LABELS } from './policyErrors';

interface ChangeKindFieldsProps {
  readonly values: DetailValues;
  /** The start differs, which can only be corrected. */
  readonly isStartCorrected: boolean;
  readonly onChange: (values: DetailValues) => void;
}

/** Whether terms and dates change from a day on, or were typed wrongly from the start. */
export function ChangeKindFields({ values, isStartCorrected, onChange }: ChangeKindFieldsProps) {
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
          <Field
            name="effectiveOn"
            label={POLICY_LABELS.effectiveOn}
            type="date"
            optional
            hint="Empty: from the next due date on. What is due before stays as it is."
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
