import { Box, Chip, Skeleton, Typography } from '@mui/material';
import { useState } from 'react';
import type { Policy } from '@/shared/api-types';
import { QueryState } from '@/admin/ground/loading/QueryState';
import { dividedShape } from '@/admin/ground/lists/ListContent';
import { useRecord } from '@/admin/ground/api/useRecord';
import { BeneficiariesDialog } from './BeneficiariesDialog';
import { CLASS_LABELS, CLASSES } from '@/admin/records/policies/beneficiaryFields';
import { PolicySection } from './PolicySection';
import { percentOf } from '@/admin/records/policies/shares';

/** Who is paid by a policy, by class, with a dialog to change it. */
export function Beneficiaries({ policyId }: { policyId: string }) {
  const [editing, setEditing] = useState(false);
  const query = useRecord('policies', policyId);
  const { data } = query;
  return (
    <PolicySection title="Beneficiaries" action="Edit" onAction={data ? () => setEditing(true) : null}>
      <QueryState of={query} isPart loading={<Skeleton height={72} />} />
      {data && <Named beneficiaries={data.beneficiaries} />}
      {data && editing && <BeneficiariesDialog policy={data} onClose={() => setEditing(false)} />}
    </PolicySection>
  );
}

function Named({ beneficiaries }: Pick<Policy, 'beneficiaries'>) {
  if (beneficiaries.length === 0) return <Typography color="textSecondary">Nobody is named yet.</Typography>;
  return CLASSES.map((of) => {
    const ofClass = beneficiaries.filter((one) => one.class === of);
    if (ofClass.length === 0) return null;
    return (
      <Box key={of} sx={{ '& + &': { mt: 2 } }}>
        <Typography variant="h3" sx={{ fontSize: 14, color: 'text.secondary' }}>
          {CLASS_LABELS[of]}
        </Typography>
        <Box component="ul" aria-label={CLASS_LABELS[of]} sx={dividedShape}>
          {ofClass.map(({ name, relationship, share, revocable }) => (
            <Box component="li" key={name} sx={rowShape}>
              <Box sx={{ minWidth: 0, flex: 1 }}>
                <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
                <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                  {relationship}
                </Typography>
              </Box>
              {!revocable && <Chip size="small" component="span" label="Irrevocable" />}
              <Typography sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', fontWeight: 600 }}>
                {percentOf(share)} %
              </Typography>
            </Box>
          ))}
        </Box>
      </Box>
    );
  });
}

const rowShape = { display: 'flex', alignItems: 'center', gap: 1.5, py: 1 };
