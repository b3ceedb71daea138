import { Box, Button, Card, Link, Typography } from '@mui/material';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { ALL_SETTINGS } from '@/admin/ground/page/allSettings';
import { useConfirmedLink } from '@/admin/ground/confirmation/useConfirmedLink';
import { formatDateTime } from '@/admin/ground/dates/dates';
import { EmptyState } from '@/admin/ground/page/EmptyState';
import { EntityList, type ListColumn } from '@/admin/ground/lists/EntityList';
import { EVERYTHING_FILE, reportFile } from '@/admin/ground/api/importsProvider';
import { POLL_MS } from '@/admin/ground/api/useProviderQuery';
import { StatusChip } from '@/admin/ground/theme/StatusChip';
import { DownloadIcon } from '@/admin/ground/theme/screenIcons';
import { visuallyHidden } from '@/admin/ground/theme/visuallyHidden';
import { ImportScreen } from './ImportScreen';
import { importPath, isWorking, KINDS, rowsText, STATES } from './importWords';
import type { Import } from '@/admin/ground/api/importTypes';
import { UndoDialog } from './UndoDialog';
import { usePhone } from '@/admin/ground/theme/widths';

const POLLED = {
  queryOptions: {
    onError: () => {},
    // the progress of those that the server works on
    refetchInterval: ({ state }: { state: { data?: { data: readonly Import[] } | undefined } }) =>
      state.data?.data.some(isWorking) ? POLL_MS : false,
  } as object,
};

/** All imports, newest first, and the way out. */
export function ImportListPage() {
  const phone = usePhone();
  return (
    <ImportScreen>
      <EntityList<Import>
        resource="imports"
        sort={{ field: 'createdAt', order: 'DESC' }}
        list={POLLED}
        title="Import"
        back={ALL_SETTINGS}
        subtitle="Bring people and policies along from a file. You see first what would happen, and can undo it"
        action={phone ? null : { label: 'New import', to: importPath() }}
        loading="Loading the imports"
        empty={
          <EmptyState title="Nothing was imported yet">
            {phone
              ? 'Make the first import on a computer: matching columns needs a wide screen. Here you can watch it.'
              : 'Save a list of people as a CSV file in your old software, your address book or a spreadsheet, and choose “New import”. Nothing changes before you have seen what would happen.'}
          </EmptyState>
        }
        columns={COLUMNS}
        tableFrom="sm"
        row={[File, Summary]}
      />
      <Everything />
    </ImportScreen>
  );
}

const COLUMNS: readonly ListColumn<Import>[] = [
  { source: 'fileName', label: 'File', cell: File },
  { source: 'rows', cell: ({ rows }) => rows.toLocaleString('en-US'), align: 'right' },
  { source: 'state', cell: State },
  { source: 'createdAt', label: 'Imported by', cell: Made },
  { source: 'id', label: '', cell: Actions },
];

function File({ id, fileName, kind }: Import) {
  return (
    <>
      <Link
        component={RouterLink}
        to={importPath(id)}
        color="inherit"
        sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}
      >
        {fileName}
      </Link>
      <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
        {KINDS[kind].label}
      </Typography>
    </>
  );
}

function State({ state, rows, done }: Import) {
  return (
    <>
      <StatusChip status={STATES[state].colour} label={STATES[state].label} />
      {isWorking({ state }) && (
        <Typography
          component="span"
          variant="body2"
          color="textSecondary"
          sx={{ display: 'block', mt: 0.25 }}
        >
          {done.toLocaleString('en-US')} of {rowsText(rows)}
        </Typography>
      )}
    </>
  );
}

function Made({ createdByName, createdAt }: Import) {
  return (
    <>
      {createdByName}
      <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
        {formatDateTime(createdAt)}
      </Typography>
    </>
  );
}

function Actions(row: Import) {
  const [undoing, setUndoing] = useState(false);
  const download = useConfirmedLink();
  const { id, state, fileName } = row;
  const beside = <span style={visuallyHidden}> of {fileName}</span>;
  return (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 0.5, '& .MuiButton-root': { minWidth: 0 } }}>
      {(state === 'applied' || state === 'undone') && (
        <Button size="small" color="secondary" href={reportFile(id)} download onClick={download}>
          Report{beside}
        </Button>
      )}
      {state === 'applied' && (
        <Button size="small" color="secondary" onClick={() => setUndoing(true)}>
          Undo…{beside}
        </Button>
      )}
      {undoing && <UndoDialog of={row} onClose={() => setUndoing(false)} />}
    </Box>
  );
}

function Summary(row: Import) {
  const { rows, createdByName, createdAt } = row;
  return (
    <Box component="span" sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
      <span>
        {rowsText(rows)} · {createdByName}, {formatDateTime(createdAt)}
      </span>
      <State {...row} />
    </Box>
  );
}

/** The way out: everything the office holds, for another software or to keep. */
function Everything() {
  const onClick = useConfirmedLink();
  return (
    <Card component="section" aria-labelledby="everything" sx={everythingShape}>
      <Box sx={{ flex: '1 1 320px', minWidth: 0 }}>
        <Typography id="everything" variant="h2">
          Take everything with you
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '68ch', textWrap: 'pretty' }}>
          A zip file with every list of the office as CSV, and a description of each column. Any spreadsheet
          opens them, and this page reads them back. It holds personal data: keep it safe. Asks for your
          password.
        </Typography>
      </Box>
      <Button
        variant="outlined"
        color="secondary"
        startIcon={<DownloadIcon />}
        href={EVERYTHING_FILE}
        download
        onClick={onClick}
      >
        Export everything
      </Button>
    </Card>
  );
}

const everythingShape = { mt: 3, p: 2, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 };
