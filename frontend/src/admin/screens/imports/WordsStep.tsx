import { Alert, Box, Button, Typography } from '@mui/material';
import { searchForm } from '@contract';
import { useState } from 'react';
import { plural } from '@/admin/records/people/personWords';
import { errorMessage } from '@/admin/ground/api/errorMessage';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import type { ColumnWord, ColumnWords, Import, Meanings } from '@/admin/ground/api/importTypes';
import { useImportChange } from './useImport';
import { EMPTY, WordTable } from './WordTable';

interface WordsStepProps {
  readonly of: Import;
  readonly words: readonly ColumnWords[];
  /** The name under which the matching is kept; '' for none. */
  readonly saveAs: string;
  /** Goes back to the columns. */
  readonly onBack: () => void;
  /** After the check has begun. */
  readonly onChecking: () => void;
}

/** What is chosen for each word, by heading and word; '' for nothing yet. */
type Chosen = Readonly<Record<string, Readonly<Record<string, string>>>>;

const chosenOf = ({ choice, isDecided }: ColumnWord) => choice ?? (isDecided ? EMPTY : '');
const formOf = (word: string) => searchForm(word).replaceAll(' ', '') || word.trim();
/** Words of a column that the server takes. */
const MOST_WORDS = 200;

/** What the words in the columns mean, each chosen once for all of its rows. */
export function WordsStep({ of, words, saveAs, onBack, onChecking }: WordsStepProps) {
  const [chosen, setChosen] = useState<Chosen>(() =>
    Object.fromEntries(
      words.map(({ heading, values }) => [
        heading,
        Object.fromEntries(values.map((word) => [word.value, chosenOf(word)])),
      ]),
    ),
  );
  const { columns, options } = of.mapping!;
  const check = useImportChange<void>(
    async (provider) => {
      const meanings = { ...options.meanings, ...meaningsOf(chosen, options.meanings) };
      await provider.saveImportMapping(
        of.id,
        { columns, options: { ...options, meanings } },
        saveAs.trim() || undefined,
      );
      return provider.checkImport(of.id);
    },
    {
      invalidates: () => [queryKeys.imports, queryKeys.importMappings(of.kind)],
      onSuccess: onChecking,
      inlineErrors: 'all',
    },
  );
  const open = Object.values(chosen).flatMap((column) => Object.values(column).filter((one) => one === ''));
  const leaveOpenEmpty = () =>
    setChosen(
      Object.fromEntries(
        Object.entries(chosen).map(([heading, column]) => [
          heading,
          Object.fromEntries(Object.entries(column).map(([word, one]) => [word, one || EMPTY])),
        ]),
      ),
    );
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography color="textSecondary" sx={{ maxWidth: '80ch', textWrap: 'pretty' }}>
        These words stand in columns that have a fixed list here. Choose each of them once; it holds for all
        of its rows, and is kept with a saved matching. Nothing counts as an empty cell: a new policy without
        a state is in force, a new lead without a status is New.
      </Typography>
      {words.map((column) => (
        <WordTable
          key={column.heading}
          column={column}
          chosen={chosen[column.heading]!}
          onChange={(word, choice) =>
            setChosen({ ...chosen, [column.heading]: { ...chosen[column.heading], [word]: choice } })
          }
        />
      ))}
      {words.length === 0 && <Typography>None of these columns has a word in it.</Typography>}
      {check.error && <Alert severity="error">{errorMessage(check.error)}</Alert>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Button
          variant="contained"
          disabled={open.length > 0 || check.isPending}
          aria-describedby="words-note"
          onClick={() => check.mutate()}
        >
          {check.isPending ? 'One moment…' : 'Check every row'}
        </Button>
        {open.length > 0 && (
          <Button color="secondary" onClick={leaveOpenEmpty}>
            Leave the others empty
          </Button>
        )}
        <Button color="secondary" disabled={check.isPending} onClick={onBack}>
          Back to the columns
        </Button>
        <Typography id="words-note" variant="body2" color="textSecondary">
          {open.length > 0 ? `${plural(open.length, 'word')} to choose.` : 'The check changes nothing.'}
        </Typography>
      </Box>
    </Box>
  );
}

/** What was chosen, with words of a saved matching that are not in this file. */
function meaningsOf(chosen: Chosen, before: Meanings = {}): Meanings {
  return Object.fromEntries(
    Object.entries(chosen).map(([heading, column]) => {
      const said = Object.entries(column).map(([word, one]) => [word, one === EMPTY ? null : one] as const);
      const known = new Set(said.map(([word]) => formOf(word)));
      const others = Object.entries(before[heading] ?? {}).filter(([word]) => !known.has(formOf(word)));
      return [heading, Object.fromEntries([...said, ...others].slice(0, MOST_WORDS))];
    }),
  );
}
