import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { formatDateTime } from '@/admin/ground/dates/dates';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useProviderMutation } from '@/admin/ground/api/useProviderMutation';
import { Group, listShape } from './Group';
import { NotifyClock } from './NotifyClock';
import { StepDialog } from './StepDialog';
import type { BreachReport } from '@/admin/ground/api/privacyTypes';

const STEPS = [
  {
    name: 'npcNotifiedAt',
    label: 'Tell the National Privacy Commission',
    done: 'The National Privacy Commission was told',
  },
  { name: 'peopleNotifiedAt', label: 'Tell the people affected', done: 'The people affected were told' },
  { name: 'closedAt', label: 'Close the case', done: 'The case was closed' },
] as const;

export type Step = (typeof STEPS)[number];

/** The clock of a case and what is to be done, each with the time at which it was done. */
export function BreachSteps({ breach }: { breach: BreachReport }) {
  const [taking, setTaking] = useState<Step | null>(null);
  const takingBack = useProviderMutation({
    run: (provider, { name }: Step) => provider.update('breaches', { id: breach.id, data: { [name]: null } }),
    invalidates: () => [queryKeys.breaches],
    success: () => ({ title: 'Taken back' }),
  });
  return (
    <Group title="What to do">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 1.5 }}>
        <NotifyClock breach={breach} />
        <Typography>Both must be told by {formatDateTime(breach.notifyBy)}.</Typography>
      </Box>
      <Box component="ol" aria-label="Steps" sx={listShape}>
        {STEPS.map((step) => {
          const at = breach[step.name];
          return (
            <Box component="li" key={step.name} sx={stepShape}>
              <Typography sx={{ mr: 'auto' }}>
                {at ? `${step.done} ${formatDateTime(at)}` : step.label}
              </Typography>
              <Button
                className="no-print"
                size="small"
                variant={at ? 'text' : 'outlined'}
                color="secondary"
                disabled={takingBack.isPending}
                aria-label={`${at ? 'Take back' : 'Done…'} ${step.label}`}
                onClick={() => (at ? takingBack.mutate(step) : setTaking(step))}
              >
                {at ? 'Take back' : 'Done…'}
              </Button>
            </Box>
          );
        })}
      </Box>
      {taking && <StepDialog breach={breach} step={taking} onClose={() => setTaking(null)} />}
    </Group>
  );
}

const stepShape = { display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' };
