import { Box } from '@mui/material';
import { Fold } from '@/admin/ground/forms/Fold';
import { FirstPremium } from './FirstPremium';
import { POLICY_INPUTS, type PolicyInputName } from './policyErrors';
import { type PolicyFormProps, PolicyInput } from './PolicyInput';
import { gridShape } from './PolicyTermFields';

const FIRST = ['insurer', 'product', 'line', 'policyNumber', 'startsOn', 'amount', 'mode'] as const;
const SECOND = ['insured', 'application', 'force', 'currency'] as const;
const APART: readonly PolicyInputName[] = ['clientId', 'remarks', ...FIRST, ...SECOND];
const MORE = [...SECOND, ...POLICY_INPUTS.filter((name) => !APART.includes(name))];

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
      <Fold label="More terms" isForced={[...MORE, 'remarks'].some((name) => form.errors[name])}>
        <Box sx={gridShape}>
          {MORE.map((name) => (
            <PolicyInput key={name} name={name} {...form} />
          ))}
        </Box>
        <PolicyInput name="remarks" {...form} />
      </Fold>
    </>
  );
}
