import { FormControl, FormControlLabel, FormHelperText, FormLabel, Radio, RadioGroup } from '@mui/material';
import { useId } from 'react';
import type { ActValues } from './policyActs';

interface ArrearsFieldProps {
  readonly value: ActValues['arrears'];
  /** It has to be said. */
  readonly missing: boolean;
  readonly onChange: (arrears: ActValues['arrears']) => void;
}

/** What becomes of the premiums that fell due while a policy was not in force. */
export function ArrearsField({ value, missing, onChange }: ArrearsFieldProps) {
  const id = useId();
  return (
    <FormControl error={missing}>
      <FormLabel id={id} sx={{ color: 'text.primary', fontWeight: 650 }}>
        Premiums that fell due meanwhile
      </FormLabel>
      <RadioGroup
        aria-labelledby={id}
        value={value}
        onChange={(_, chosen) => onChange(chosen as ActValues['arrears'])}
      >
        <FormControlLabel
          value="owed"
          control={
            <Radio color="secondary" {...(missing && { slotProps: { input: { 'aria-invalid': true } } })} />
          }
          label="Owed: the client pays them"
        />
        <FormControlLabel
          value="waived"
          control={<Radio color="secondary" />}
          label="Waived: the insurer does not ask for them"
        />
      </RadioGroup>
      {missing && <FormHelperText>Say whether they are owed</FormHelperText>}
    </FormControl>
  );
}
