import { Box, Button, Link, TextField, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { queryKeys } from '../providers/queryKeys';
import { useProviderMutation } from '../providers/useProviderMutation';
import { rowSubject } from './columnMatching';
import { KINDS, reasonsText, recordPath } from './importWords';
import type { RowsProps } from './OutcomeTabs';
import { RowTable, Subject } from './RowTables';
import type { Import, ImportRow } from './types';

const ALL_ALIKE = [
  { choice: 'first', label: 'Take the first match' },
  { choice: 'create', label: 'Create all' },
  { choice: 'skip', label: 'Leave all out' },
] as const;

/** The rows that could be several people here, each with a choice while the import is not applied. */
export function ConflictRows({ of, rows }: RowsProps) {
  const isOpen = of.state === 'checked';
  const decideAll = useProviderMutation({
    run: (provider, choice: (typeof ALL_ALIKE)[number]['choice']) => provider.chooseForAll(of.id, choice),
    invalidates: () => [queryKeys.imports],
    success: () => ({ title: 'All rows are decided' }),
  });
  return (
    <>
      {isOpen && (
        <Box role="group" aria-labelledby="all-alike" sx={allShape}>
          <Typography id="all-alike" variant="body2" color="textSecondary">
            All alike:
          </Typography>
          {ALL_ALIKE.map(({ choice, label }) => (
            <Button
              key={choice}
              size="small"
              variant="outlined"
              color="secondary"
              disabled={decideAll.isPending}
              onClick={() => decideAll.mutate(choice)}
            >
              {label}
            </Button>
          ))}
        </Box>
      )}
      <RowTable label="Rows" headings={['In the file', 'Could be', isOpen ? 'Your choice' : 'Choice']}>
        <tbody>
          {rows.map((row) => (
            <tr key={row.row}>
              <td className="number">{row.row}</td>
              <td>
                <Subject of={of} cells={row.cells} />
              </td>
              <td>
                {row.candidates.map(({ id, name, reasons }) => (
                  <div key={id}>
                    <Candidate path={reasons.includes('file') ? null : recordPath(of.kind, id)} name={name} />{' '}
                    ({reasonsText(reasons)})
                  </div>
                ))}
              </td>
              <td>{isOpen ? <Choice of={of} row={row} /> : choiceText(of, row)}</td>
            </tr>
          ))}
        </tbody>
      </RowTable>
    </>
  );
}

/** A record, linked where it has a page. */
function Candidate({ path, name }: { path: string | null; name: string }) {
  if (path === null) return <>{name}</>;
  return (
    <Link component={RouterLink} to={path} target="_blank" color="secondary" underline="always">
      {name}
    </Link>
  );
}

/** What can be chosen for a row, besides the people that it could be. */
const others = ({ kind }: Import) => ({ create: `Create a new ${KINDS[kind].one}`, skip: 'Leave it out' });

function choiceText(of: Import, { choice, candidates }: ImportRow): string {
  const chosen = candidates.find(({ id }) => id === choice)?.name;
  return chosen ?? others(of)[choice as 'create' | 'skip'] ?? 'No decision, left out';
}

function Choice({ of, row: { row, cells, candidates, choice } }: { of: Import; row: ImportRow }) {
  const decide = useProviderMutation({
    run: (provider, chosen: string) => provider.chooseForRow(of.id, row, chosen),
    invalidates: () => [queryKeys.imports],
  });
  return (
    <TextField
      select
      value={decide.isPending ? decide.variables : (choice ?? '')}
      onChange={({ target }) => decide.mutate(target.value)}
      slotProps={{
        select: { native: true },
        htmlInput: { 'aria-label': `Choice for row ${row}, ${rowSubject(of, cells).name}` },
      }}
      sx={{ minWidth: 220 }}
    >
      {choice === null && <option value="">Decide…</option>}
      {candidates.map(({ id, name, reasons }) => (
        <option key={id} value={id}>
          {name} ({reasonsText(reasons)})
        </option>
      ))}
      {Object.entries(others(of)).map(([id, words]) => (
        <option key={id} value={id}>
          {words}
        </option>
      ))}
    </TextField>
  );
}

const allShape = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 };
