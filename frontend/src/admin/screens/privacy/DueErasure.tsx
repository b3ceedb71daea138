import { Alert, Box, Button, Link, Typography } from '@mui/material';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { formatLongDate } from '@/admin/ground/dates/dates';
import { leadPath } from '@/admin/ground/words/leadRules';
import { leadName } from '@/admin/ground/words/leadWords';
import { EraseDueDialog } from './EraseDueDialog';
import { Group, Rows } from './Group';
import { listed, plural } from '@/admin/records/people/personWords';
import { dueWords } from './retentionWords';
import type { DueErasures, DuePerson } from '@/admin/ground/api/privacyTypes';

/** What is kept longer than the office promises, and the button that erases it. */
export function DueErasure({ due }: { due: DueErasures }) {
  const [erasing, setErasing] = useState(false);
  const { bookings, leavers, mails, policies, heldBack, bookingMonths, mailMonths, policyMonths, automatic } =
    due;
  const words = dueWords(due);
  return (
    <Group title="Due for erasure">
      <Typography role="status" sx={{ maxWidth: '68ch' }}>
        {words.length === 0 ? 'Nothing is kept longer than it should be.' : `Due now: ${listed(words)}.`}{' '}
        {automatic
          ? 'What is due is erased by itself every day.'
          : words.length > 0 && 'Nothing is erased until you say so.'}
      </Typography>
      {heldBack > 0 && (
        <Alert severity="info" sx={{ mt: 1.5 }}>
          {plural(heldBack, 'person is', 'people are')} left out because of a legal hold.
        </Alert>
      )}
      {words.length > 0 && (
        <Button
          className="no-print"
          variant="outlined"
          color="error"
          sx={{ mt: 1.5 }}
          onClick={() => setErasing(true)}
        >
          Erase what is due…
        </Button>
      )}
      <DueRows
        title="People with bookings and no sale"
        why={`No contact for ${plural(bookingMonths, 'month')}.`}
        name="people with bookings"
        total={bookings.total}
        rows={bookings.rows}
      />
      <DueRows
        title="People who left the newsletter"
        why="They asked for nothing else, so nothing needs to be kept."
        name="people who left"
        total={leavers.total}
        rows={leavers.rows}
      />
      {policies.total > 0 && (
        <Box sx={{ mt: 2 }}>
          <Typography component="h3" variant="h3">
            Policies ({policies.total.toLocaleString('en-US')})
          </Typography>
          <Typography variant="body2" color="textSecondary">
            Ended more than {plural(policyMonths, 'month')} ago. Their records are erased with what was paid;
            the clients stay.
          </Typography>
        </Box>
      )}
      {mails.total > 0 && (
        <Box sx={{ mt: 2 }}>
          <Typography component="h3" variant="h3">
            Messages ({mails.total.toLocaleString('en-US')})
          </Typography>
          <Typography variant="body2" color="textSecondary">
            Sent more than {plural(mailMonths, 'month')} ago. Their text is erased; that they were sent stays.
          </Typography>
        </Box>
      )}
      {erasing && <EraseDueDialog due={due} onClose={() => setErasing(false)} />}
    </Group>
  );
}

interface DueRowsProps {
  readonly title: string;
  readonly why: string;
  readonly name: string;
  readonly total: number;
  readonly rows: readonly DuePerson[];
}

function DueRows({ title, why, name, total, rows }: DueRowsProps) {
  if (total === 0) return null;
  return (
    <Box sx={{ mt: 2 }}>
      <Typography component="h3" variant="h3">
        {title} ({total.toLocaleString('en-US')})
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {why}
        {rows.length < total && ` The first ${rows.length} are listed.`}
      </Typography>
      <Rows
        items={rows}
        name={name}
        row={({ leadType, id, firstName, lastName, lastContact, dueOn }) => (
          <>
            <Link
              component={RouterLink}
              to={leadPath(leadType, id)}
              color="secondary"
              underline="always"
              sx={{ fontWeight: 600 }}
            >
              {leadName({ firstName, lastName })}
            </Link>
            <Typography variant="body2" color="textSecondary">
              Last contact {formatLongDate(lastContact)} · due since {formatLongDate(dueOn)}
            </Typography>
          </>
        )}
      />
    </Box>
  );
}
