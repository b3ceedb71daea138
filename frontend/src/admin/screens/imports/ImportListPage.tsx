import { Box, Button, Card, Link, Typography } from '@mui/material';
import { useState } from 'react';
import { DataTable, SimpleList, useRecordContext } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useConfirmedLink } from '@/admin/ground/confirmation/useConfirmedLink';
import { formatDateTime } from '@/admin/ground/dates/dates';
import { ActionButton } from '@/admin/ground/page/ActionButton';
import { EmptyState } from '@/admin/ground/page/EmptyState';
import { ListContent } from '@/admin/ground/lists/ListContent';
import { LoadingCards } from '@/admin/ground/page/LoadingCards';
import { PageHeading } from '@/admin/ground/page/PageHeading';
import { RecordList } from '@/admin/ground/lists/RecordList';
import { tableShape } from '@/admin/ground/lists/tableShape';
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

const queryOptions = {
  onError: () => {},
  // the progress of those that the server works on
  refetchInterval: ({ state }: { state: { data?: { data: readonly Import[] } | undefined } }) =>
    state.data?.data.some(isWorking) ? POLL_MS : false,
};

/** All imports, newest first, and the way out. */
export function ImportListPage() {
  const phone = usePhone();
  return (
    <ImportScreen>
      <RecordList
        resource="imports"
        sort={{ field: 'createdAt', order: 'DESC' }}
        queryOptions={queryOptions as object}
      >
        <PageHeading
          title="Import"
          subtitle="Bring people and policies along from a file. You see first what would happen, and can undo it"
        >
          {!phone && <ActionButton label="New import" to={importPath()} />}
        </PageHeading>
        <ListContent<Import>
          loading={<LoadingCards label="Loading the imports" />}
          empty={
            <EmptyState title="Nothing was imported yet">
              {phone
                ? 'Make the first import on a computer: matching columns needs a wide screen. Here you can watch it.'
                : 'Save a list of people as a CSV file in your old software, your address book or a spreadsheet, and choose “New import”. Nothing changes before you have seen what would happen.'}
            </EmptyState>
          }
        >
          {() =>
            phone ? (
              <SimpleList<Import>
                rowClick={false}
                primaryText={() => <File />}
                secondaryText={() => <Summary />}
                sx={{ bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: 1 }}
              />
            ) : (
              <DataTable rowClick={false} bulkActionButtons={false} sx={tableShape}>
                {COLUMNS}
              </DataTable>
            )
          }
        </ListContent>
      </RecordList>
      <Everything />
    </ImportScreen>
  );
}

const useRow = () => useRecordContext<Import>() as Import;

function File() {
  const { id, fileName, kind } = useRow();
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

function State() {
  const { state, rows, done } = useRow();
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

function Made() {
  const { createdByName, createdAt } = useRow();
  return (
    <>
      {createdByName}
      <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
        {formatDateTime(createdAt)}
      </Typography>
    </>
  );
}

function Actions() {
  const row = useRow();
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

function Summary() {
  const { rows, createdByName, createdAt } = useRow();
  return (
    <Box component="span" sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
      <span>
        {rowsText(rows)} · {createdByName}, {formatDateTime(createdAt)}
      </span>
      <State />
    </Box>
  );
}

const COLUMNS = [
  <DataTable.Col<Import> key="fileName" source="fileName" label="File" field={File} disableSort />,
  <DataTable.NumberCol<Import> key="rows" source="rows" label="Rows" disableSort />,
  <DataTable.Col<Import> key="state" source="state" label="State" field={State} disableSort />,
  <DataTable.Col<Import> key="createdAt" source="createdAt" label="Imported by" field={Made} disableSort />,
  <DataTable.Col<Import> key="id" source="id" label="" field={Actions} disableSort />,
];

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
