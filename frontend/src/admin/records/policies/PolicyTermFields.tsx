import { Box } from '@mui/material';
import { POLICY_INPUTS } from './policyErrors';
import { type PolicyFormProps, PolicyInput } from './PolicyInput';

const FIELDS = POLICY_INPUTS.filter((name) => name !== 'force' && name !== 'remarks');

/** All that the contract of a policy says. Its state is changed by acts (PolicyActs.tsx). */
export const PolicyTermFields = (form: PolicyFormProps) => (
  <>
    <Box sx={gridShape}>
      {FIELDS.map((name) => (
        <PolicyInput key={name} name={name} {...form} />
      ))}
    </Box>
    <PolicyInput name="remarks" {...form} />
  </>
);

export const gridShape = {
  display: 'grid',
  gap: 2.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
};
