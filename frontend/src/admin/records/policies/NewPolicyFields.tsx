import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { DownIcon } from '@/admin/ground/theme/screenIcons';
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
  const [open, setOpen] = useState(false);
  const isOpen = open || [...MORE, 'remarks'].some((name) => form.errors[name]);
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
      <Button
        color="secondary"
        endIcon={<DownIcon aria-hidden sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }} />}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        sx={{ justifySelf: 'start' }}
      >
        More terms
      </Button>
      {isOpen && (
        <>
          <Box sx={gridShape}>
            {MORE.map((name) => (
              <PolicyInput key={name} name={name} {...form} />
            ))}
          </Box>
          <PolicyInput name="remarks" {...form} />
        </>
      )}
    </>
  );
}
