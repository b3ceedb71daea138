import { Alert, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { QuestionDialog } from '@/admin/ground/forms/QuestionDialog';
import { formatDateTime } from '@/admin/ground/dates/dates';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { failureWords } from './errorWords';
import type { LegalHold } from '@/admin/ground/api/privacyTypes';

export const HOLD_NOTICE_ID = 'legal-hold';

/** Why the person cannot be erased, and the button that ends it. */
export function HoldNotice({ hold }: { hold: LegalHold }) {
  const [lifting, setLifting] = useState(false);
  return (
    <Alert
      severity="warning"
      action={
        <Button className="no-print" color="inherit" size="small" onClick={() => setLifting(true)}>
          Lift…
        </Button>
      }
    >
      <span id={HOLD_NOTICE_ID}>
        <strong>Legal hold: this person cannot be erased.</strong> {hold.byName} set it on{' '}
        {formatDateTime(hold.since)}. Reason: {hold.reason}
      </span>
      {lifting && <LiftDialog hold={hold} onClose={() => setLifting(false)} />}
    </Alert>
  );
}

/** Asks before a legal hold ends. */
export const LiftDialog = ({ hold, onClose }: { hold: LegalHold; onClose: () => void }) => (
  <QuestionDialog
    title="Lift the legal hold"
    action="Lift the hold"
    cancel="Keep it"
    run={(provider) => provider.delete('legalHolds', { id: hold.id })}
    invalidates={[queryKeys.people, queryKeys.due, queryKeys.legalHolds]}
    success={() => ({ title: 'The legal hold is lifted' })}
    failureWords={(error) =>
      failureWords(error, 'The hold is still there.', 'Look whether the hold is still there.')
    }
    onClose={onClose}
  >
    <Typography>
      Afterwards the person can be erased again, also by the daily erasure of what is due where it is switched
      on. Lift the hold only when the matter is over.
    </Typography>
  </QuestionDialog>
);
