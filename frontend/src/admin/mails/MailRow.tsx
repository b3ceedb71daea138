import { Box, ButtonBase, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import type { Mail } from '../../shared/api-types';
import { formatDateTime } from '../dates';
import { attemptsText, kindLabel } from './mailWords';
import { MailStateChip } from './MailStateChip';

interface MailRowProps {
  readonly mail: Mail;
  /** In a dialog, where less fits on a line. */
  readonly narrow?: boolean;
  readonly onOpen: () => void;
}

/** A mail of a list; opens its details. */
export function MailRow({ mail, narrow = false, onOpen }: MailRowProps) {
  const { kind, subject, recipient, createdAt, attempts, nextAttemptAt } = mail;
  return (
    <ButtonBase aria-haspopup="dialog" onClick={onOpen} sx={{ ...rowShape, ...(narrow ? {} : wideShape) }}>
      <Box>
        <MailStateChip state={mail.state} />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{subject}</Typography>
        <Typography variant="body2" color="textSecondary">
          {kindLabel(kind)}
        </Typography>
      </Box>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {recipient}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
        {attempts > 0 && <Line>{attemptsText(attempts)}</Line>}
        {nextAttemptAt && (
          <Line>
            {mail.state === 'queued' ? 'Due' : 'Next attempt'} {formatDateTime(nextAttemptAt)}
          </Line>
        )}
      </Typography>
    </ButtonBase>
  );
}

function Line({ children }: { children: ReactNode }) {
  return (
    <Box component="span" sx={{ display: 'block' }}>
      {children}
    </Box>
  );
}

const rowShape = {
  display: 'grid',
  width: '100%',
  gap: 0.5,
  justifyItems: 'start',
  alignItems: 'start',
  px: { xs: 1.5, sm: 2 },
  py: 1.5,
  textAlign: 'start',
  font: 'inherit',
  '&:hover': { bgcolor: 'action.hover' },
  '&.Mui-focusVisible': { outlineOffset: -2 },
};

const wideShape = {
  columnGap: 2,
  alignItems: { md: 'center' },
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    md: '140px minmax(0, 2fr) minmax(0, 1.2fr) minmax(0, 1fr)',
  },
};
