import { Box, Typography } from '@mui/material';
import { useId } from 'react';
import { POLICY_INPUTS, type PolicyInputName } from './policyErrors';
import { type PolicyFormProps, PolicyInput } from './PolicyInput';

interface PolicyTermFieldsProps extends PolicyFormProps {
  readonly without?: readonly PolicyInputName[];
}

/** All that the contract of a policy says, by what it is about. */
export const PolicyTermFields = ({ without = [], ...form }: PolicyTermFieldsProps) =>
  Object.entries(POLICY_INPUTS).map(([title, inputs]) => (
    <Group key={title} title={title} names={inputs.filter((name) => !without.includes(name))} {...form} />
  ));

interface GroupProps extends PolicyFormProps {
  readonly title: string;
  readonly names: readonly PolicyInputName[];
}

function Group({ title, names, ...form }: GroupProps) {
  const id = useId();
  const isOne = names.length === 1;
  return (
    <Box role="group" aria-labelledby={id}>
      <Typography id={id} variant="h3" sx={{ fontSize: 16, mb: 1.5 }}>
        {title}
      </Typography>
      <Box sx={isOne ? { display: 'grid' } : gridShape}>
        {names.map((name) => (
          <PolicyInput key={name} name={name} {...form} />
        ))}
      </Box>
    </Box>
  );
}

export const gridShape = {
  display: 'grid',
  gap: 2.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
};
