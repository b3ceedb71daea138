import { Alert } from '@mui/material';
import { listed } from '@/admin/records/people/personWords';
import type { Columns, Import } from '@/admin/ground/api/importTypes';

interface LeavingNoteProps {
  readonly of: Import;
  readonly columns: Columns;
}

/** What becomes of the people of the file, where a column says who left the newsletter. */
export function LeavingNote({ of, columns }: LeavingNoteProps) {
  const unused = of.leavingColumns.filter((heading) => columns[heading] !== 'left');
  if (unused.length > 0)
    return (
      <Alert severity="warning">
        {listed(unused.map((heading) => `“${heading}”`))} {unused.length === 1 ? 'says' : 'say'} who left the
        newsletter. Choose “Left the newsletter” for {unused.length === 1 ? 'it' : 'them'} above; otherwise
        nobody of this file is confirmed, and each has to confirm their address first.
      </Alert>
    );
  if (!Object.values(columns).includes('left')) return null;
  return (
    <Alert severity="info">
      Whoever has left according to this file is remembered as somebody who left: they get no newsletter, and
      no later file brings them back. Whoever agreed here after that day stays.
    </Alert>
  );
}
