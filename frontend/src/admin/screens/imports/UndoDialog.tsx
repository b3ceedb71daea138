import { Box, Skeleton, Typography } from '@mui/material';
import { QueryState } from '@/admin/ground/loading/QueryState';
import { QuestionDialog } from '@/admin/ground/forms/QuestionDialog';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useProviderQuery } from '@/admin/ground/api/useProviderQuery';
import { rowsText } from './importWords';
import { dataTableShape } from './dataTableShape';
import type { Import, UndoPreview } from '@/admin/ground/api/importTypes';
import { useShowImport } from './useImport';

interface UndoDialogProps {
  readonly of: Import;
  readonly onClose: () => void;
}

/** Says what an undo takes back, and what it leaves and why, before it is done. */
export function UndoDialog({ of: { id, fileName }, onClose }: UndoDialogProps) {
  const query = useProviderQuery(queryKeys.importUndo(id), (provider) => provider.undoPreview(id), {
    uncached: true,
  });
  const { data } = query;
  const show = useShowImport();
  return (
    <QuestionDialog
      title="Undo this import"
      action="Undo"
      pending="Undoing…"
      maxWidth="sm"
      ready={data !== undefined && data.undone > 0}
      run={(provider) => provider.undoImport(id)}
      invalidates={[queryKeys.imports]}
      onDone={(changed) => {
        show(changed);
        onClose();
      }}
      onClose={onClose}
    >
      <QueryState
        of={query}
        loading={<Skeleton role="status" aria-label="Comparing each row" height={72} />}
      />
      {data && <Preview preview={data} fileName={fileName} />}
    </QuestionDialog>
  );
}

function Preview({ preview: { undone, left, rows }, fileName }: { preview: UndoPreview; fileName: string }) {
  return (
    <>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {undone > 0
          ? `What ${fileName} brought is taken back for ${rowsText(undone)}: what was created is removed, and what was updated gets its earlier values.`
          : 'Nothing can be taken back.'}
      </Typography>
      {left > 0 && (
        <>
          <Typography>
            {left === 1 ? '1 row is left as it is,' : `${rowsText(left)} are left as they are,`} fully or in
            part, because something changed since:
          </Typography>
          <Box role="region" aria-label="What is left" tabIndex={0} sx={{ maxHeight: 280, overflow: 'auto' }}>
            <Box component="table" sx={dataTableShape}>
              <thead>
                <tr>
                  <th scope="col">Row</th>
                  <th scope="col">Who</th>
                  <th scope="col">Why</th>
                </tr>
              </thead>
              <tbody>
                {rows.map(({ row, name, reason }) => (
                  <tr key={row}>
                    <td className="number">{row}</td>
                    <td>{name}</td>
                    <td>{reason}</td>
                  </tr>
                ))}
              </tbody>
            </Box>
          </Box>
          {left > rows.length && (
            <Typography variant="body2" color="textSecondary">
              These are the first {rows.length}. The report names all of them afterwards.
            </Typography>
          )}
        </>
      )}
    </>
  );
}
