import { Box } from '@mui/material';
import { Fold } from '@/admin/ground/forms/Fold';
import { FirstPremium } from './FirstPremium';
import { ALL_POLICY_INPUTS } from './policyErrors';
import { type PolicyFormProps, PolicyInput } from './PolicyInput';
import { gridShape, PolicyTermFields } from './PolicyTermFields';

const FIRST = ['insurer', 'product', 'line', 'policyNumber', 'startsOn', 'amount', 'mode'] as const;
const SHOWN = ['clientId', ...FIRST] as const;
const MORE = ALL_POLICY_INPUTS.filter((name) => !SHOWN.some((shown) => shown === name));

interface NewPolicyFieldsProps extends PolicyFormProps {
  /** The client is searched. */
  readonly withClient: boolean;
}

/** What there is to say of every new policy, and below it what there is to say of some. */
export function NewPolicyFields({ withClient, ...form }: NewPolicyFieldsProps) {
  return (
    <>
      <Box sx={gridShape}>
        {withClient && <PolicyInput name="clientId" required autoFocus {...form} />}
        {FIRST.map((name) => (
          <PolicyInput
            key={name}
            name={name}
            required={name !== 'policyNumber'}
            autoFocus={name === 'insurer' && !withClient}
            {...form}
          />
        ))}
      </Box>
      <FirstPremium {...form} />
      <Fold label="More terms" isForced={MORE.some((name) => form.errors[name])}>
        <PolicyTermFields {...form} without={SHOWN} />
      </Fold>
    </>
  );
}
