import { FormControl, FormControlLabel, FormLabel, Radio, RadioGroup } from '@mui/material';
import { useId } from 'react';

interface ExcessFieldProps {
  readonly isCarried: boolean;
  readonly onChange: (isCarried: boolean) => void;
}

/** Where that part of a payment goes which is more than is left of its premium. */
export function ExcessField({ isCarried, onChange }: ExcessFieldProps) {
  const id = useId();
  return (
    <FormControl>
      <FormLabel id={id} sx={{ color: 'text.primary', fontWeight: 650 }}>
        What exceeds
      </FormLabel>
      <RadioGroup
        aria-labelledby={id}
        value={isCarried ? 'carried' : 'credit'}
        onChange={(_, chosen) => onChange(chosen === 'carried')}
      >
        <FormControlLabel
          value="carried"
          control={<Radio color="secondary" />}
          label="goes to the next premiums"
        />
        <FormControlLabel value="credit" control={<Radio color="secondary" />} label="stays as credit" />
      </RadioGroup>
    </FormControl>
  );
}
