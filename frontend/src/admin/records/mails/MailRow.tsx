import { Box, ButtonBase, Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import type { Mail } from '@/shared/api-types';
import { formatDateTime } from '@/admin/ground/dates/dates';
import { attemptsText, kindLabel, mailPath } from './mailWords';
import { MailStateChip } from './MailStateChip';

interface MailRowProps {
  readonly mail: Mail;
  readonly onOpen: () => void;
}

/** A mail of a list: the person, with a link to the lead or policy, and what became of it, which opens its details. */
export function MailRow(props: MailRowProps) {
  return (
    <Box sx={rowShape}>
      <Person mail={props.mail} />
      <MailButton {...props} wide />
    </Box>
  );
}

function Person({ mail }: { mail: Mail }) {
  const { name, recipient } = mail;
  const title = name ?? recipient;
  const path = mailPath(mail);
  return (
    <Box sx={{ minWidth: 0, px: { xs: 1.5, sm: 2 }, pt: { xs: 1.5, md: 0 } }}>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {path ? (
          <Link component={RouterLink} to={path} color="inherit">
            {title}
          </Link>
        ) : (
          title
        )}
      </Typography>
      {name && (
        <Typography variant="body2" color="textSecondary" noWrap title={recipient}>
          {recipient}
        </Typography>
      )}
    </Box>
  );
}

/** What kind of mail it is, its state and its time; opens its details. */
export function MailButton({ mail, onOpen, wide = false }: MailRowProps & { readonly wide?: boolean }) {
  const { kind, subject, createdAt, sentAt, nextAttemptAt, attempts, state, reason } = mail;
  return (
    <ButtonBase aria-haspopup="dialog" onClick={onOpen} sx={{ ...buttonShape, ...(wide && wideShape) }}>
      <Box className="what">
        <Typography noWrap>{kindLabel(kind)}</Typography>
        <Typography variant="body2" color="textSecondary" noWrap>
          {subject}
        </Typography>
        {reason && <Typography variant="body2">{reason}</Typography>}
      </Box>
      <MailStateChip state={state} />
      <Typography variant="body2" color="textSecondary">
        {nextAttemptAt && !sentAt ? (
          <>
            {state === 'queued' ? 'Due' : 'Next attempt'}{' '}
            <time dateTime={nextAttemptAt}>{formatDateTime(nextAttemptAt)}</time>
          </>
        ) : (
          <time dateTime={sentAt ?? createdAt}>{formatDateTime(sentAt ?? createdAt)}</time>
        )}
        {attempts > 1 && ` · ${attemptsText(attempts)}`}
      </Typography>
    </ButtonBase>
  );
}

const rowShape = {
  display: 'grid',
  alignItems: 'center',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 5fr)' },
};

const buttonShape = {
  display: 'grid',
  width: '100%',
  columnGap: 2,
  rowGap: 0.5,
  justifyItems: 'start',
  alignItems: 'center',
  px: { xs: 1.5, sm: 2 },
  py: 1.25,
  textAlign: 'start',
  font: 'inherit',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  '& .what': { gridColumn: '1 / -1', minWidth: 0, maxWidth: '100%' },
  '&:hover': { bgcolor: 'action.hover' },
  '&.Mui-focusVisible': { outlineOffset: -2 },
};

const wideShape = {
  gridTemplateColumns: { xs: 'auto minmax(0, 1fr)', md: 'minmax(0, 1fr) 140px 210px' },
  '& .what': { gridColumn: { xs: '1 / -1', md: 'auto' }, minWidth: 0, maxWidth: '100%' },
};
