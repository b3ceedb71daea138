import { Box, Button, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useConfirmedLink } from '@/admin/ground/confirmation/useConfirmedLink';
import { formatDateTime } from '@/admin/ground/dates/dates';
import { Fact } from '@/admin/ground/page/Fact';
import { affectedFile } from '@/admin/ground/api/privacyProvider';
import { useStaff } from '@/admin/ground/api/useStaff';
import { DownloadIcon } from '@/admin/ground/theme/screenIcons';
import { actionLabel } from './breachWords';
import { Group, Rows } from './Group';
import { Line } from './HeldRecords';
import { plural } from '@/admin/records/people/personWords';
import type { BreachReport } from '@/admin/ground/api/privacyTypes';

/** Who may be affected by a breach, which of their data, and who looked at it. */
export function BreachFacts({ report }: { report: BreachReport }) {
  const { people, fields, sensitiveRecords, looked, affected } = report;
  const staff = useStaff();
  const openConfirmed = useConfirmedLink();
  const account = staff.find(({ id }) => id === report.account)?.name ?? report.account;
  return (
    <>
      <Group title="The case">
        <Box component="dl" sx={factsShape}>
          <Fact label="Noticed">{formatDateTime(report.discoveredAt)}</Fact>
          <Fact label="Data was open from">{formatDateTime(report.from)}</Fact>
          <Fact label="Until">{formatDateTime(report.to)}</Fact>
          <Fact label="Account">{account ?? 'None known'}</Fact>
          <Fact label="People">
            {plural(people.total, 'person', 'people')}: {plural(people.bookings, 'booking')},{' '}
            {plural(people.subscriptions, 'subscription')}, {plural(people.clients, 'client')}
          </Fact>
          <Fact label="Sensitive records">{sensitiveRecords.toLocaleString('en-US')}</Fact>
        </Box>
      </Group>
      <Group title="Which data" explanation="How many records have each kind of data.">
        <Columns heads={['Data', 'Records']}>
          {fields.map(({ field, records }) => (
            <TableRow key={field}>
              <TableCell>{field}</TableCell>
              <TableCell align="right">{records.toLocaleString('en-US')}</TableCell>
            </TableRow>
          ))}
        </Columns>
      </Group>
      <Group
        title="Who looked"
        explanation="Who read more than 100 leads or exported something in that time, and when the account above signed in."
      >
        {looked.length === 0 ? (
          <Typography color="textSecondary">Nothing of this kind was recorded in that time.</Typography>
        ) : (
          <Rows
            items={looked.map((look, index) => ({ ...look, id: String(index) }))}
            name="lines"
            row={({ at, userName, action, rows }) => (
              <Line
                text={`${actionLabel(action)}${rows === null ? '' : ` (${plural(rows, 'record')})`}`}
                small={`${userName ?? 'Nobody of the staff'}, ${formatDateTime(at)}`}
              />
            )}
          />
        )}
      </Group>
      <Group
        title={`People affected (${affected.total.toLocaleString('en-US')})`}
        {...(affected.rows.length < affected.total && {
          explanation: `The first ${affected.rows.length} are listed here; the file has all of them, to write to them.`,
        })}
      >
        {affected.total > 0 && (
          <Button
            className="no-print"
            variant="outlined"
            color="secondary"
            size="small"
            startIcon={<DownloadIcon />}
            href={affectedFile(report.id)}
            download
            onClick={openConfirmed}
            sx={{ mb: 1.5 }}
          >
            List as CSV
          </Button>
        )}
        {affected.rows.length === 0 ? (
          <Typography color="textSecondary">Nobody’s data was held in that time.</Typography>
        ) : (
          <Rows
            items={affected.rows.map((row, index) => ({ ...row, id: String(index) }))}
            name="people"
            row={({ email, name, kind, createdAt }) => (
              <Line
                text={[name, email].filter(Boolean).join(' · ')}
                small={`${KINDS[kind]} of ${formatDateTime(createdAt)}`}
              />
            )}
          />
        )}
      </Group>
    </>
  );
}

const KINDS = { appointment: 'Booking', subscription: 'Newsletter', client: 'Client' } as const;

function Columns({ heads, children }: { heads: readonly [string, string]; children: ReactNode }) {
  return (
    <Table size="small" sx={{ maxWidth: 460, '& td, & th': { borderColor: 'divider', px: 0 } }}>
      <TableHead>
        <TableRow>
          <TableCell>{heads[0]}</TableCell>
          <TableCell align="right">{heads[1]}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>{children}</TableBody>
    </Table>
  );
}

const factsShape = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(3, minmax(0, 1fr))' },
  gap: '10px 16px',
  m: 0,
};
