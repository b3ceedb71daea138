import { Box } from '@mui/material';
import { type PolicyFormProps, PolicyInput } from './PolicyInput';

const FIELDS = [
  ...(['clientId', 'insured', 'insurer', 'product', 'line', 'policyNumber', 'application'] as const),
  ...(['startsOn', 'endsOn', 'amount', 'mode', 'currency', 'graceDays'] as const),
  ...(['paidBefore', 'reinstateUntil'] as const),
];

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
