import { Alert, Box, Button, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { importMappingLimits } from '@/shared/api-limits';
import { QueryState } from '@/admin/ground/loading/QueryState';
import { errorMessage } from '@/admin/ground/api/errorMessage';
import { fieldErrors } from '@/admin/ground/api/fieldErrors';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useProviderQuery } from '@/admin/ground/api/useProviderQuery';
import {
  fieldNames,
  fittingOptions,
  hasChoices,
  missingFields,
  savedColumns,
  startMapping,
  withField,
} from './columnMatching';
import { ColumnTable } from './ColumnTable';
import { FileLayout } from './FileLayout';
import { FirstRows } from './FirstRows';
import { OptionFields } from './OptionFields';
import { SavedMappings } from './SavedMappings';
import { LeavingNote } from './LeavingNote';
import type { ColumnWords, Import, ImportField } from '@/admin/ground/api/importTypes';
import { useImportChange } from './useImport';

interface ColumnsStepProps {
  readonly of: Import;
  /** The name under which the matching is kept; '' for none. */
  readonly saveAs: string;
  readonly onSaveAs: (saveAs: string) => void;
  /** Words of the columns are unknown, or are to be looked at. */
  readonly onWords: (words: readonly ColumnWords[]) => void;
  /** After the check has begun. */
  readonly onChecking: () => void;
}

/** Which field each column fills, and how the values are read. */
export function ColumnsStep(props: ColumnsStepProps) {
  const { kind } = props.of;
  const query = useProviderQuery(queryKeys.importFields(kind), (provider) => provider.importFields(kind));
  if (!query.data) return <QueryState of={query} loading="Loading the fields" height={420} />;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <FileLayout of={props.of} />
      <Form key={JSON.stringify(layoutOf(props.of))} {...props} fields={query.data} />
    </Box>
  );
}

/** The columns begin anew when the file was read in another way. */
const layoutOf = ({ separator, headingRow, sheet }: Import) => [separator, headingRow, sheet];

function Form(props: ColumnsStepProps & { fields: readonly ImportField[] }) {
  const { of, fields, saveAs, onSaveAs, onWords, onChecking } = props;
  const { id, kind } = of;
  const [{ columns, options }, setMapping] = useState(() => startMapping(of));
  const asksWords = hasChoices(columns, fields);
  const check = useImportChange<{ readonly looks: boolean }>(
    async (provider, { looks }) => {
      const mapping = { columns, options: fittingOptions(options, columns, fields) };
      const mapped = await provider.saveImportMapping(id, mapping, saveAs.trim() || undefined);
      const words = asksWords ? await provider.importWords(id) : [];
      const isUnknown = words.some(({ values }) => values.some(({ isDecided }) => !isDecided));
      if (looks || isUnknown) {
        onWords(words);
        return mapped;
      }
      const checking = await provider.checkImport(id);
      onChecking();
      return checking;
    },
    {
      invalidates: () => [queryKeys.imports, queryKeys.importMappings(kind)],
      inlineErrors: 'all',
    },
  );
  const errors = fieldErrors(check.error);
  const missing = missingFields(fields, columns);
  const isShownBeside = (name: string) =>
    name in columns || ['dateOrder', 'consentBasis', 'source', 'saveAs'].includes(name);
  const others = Object.keys(errors).filter((name) => !isShownBeside(name));
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <FirstRows of={of} />
      <ColumnTable
        of={of}
        fields={fields}
        columns={columns}
        errors={errors}
        onChange={(heading, field) =>
          setMapping({ options, columns: withField(columns, heading, field, fields) })
        }
      >
        <SavedMappings
          kind={kind}
          onChoose={(saved) =>
            setMapping({ columns: savedColumns(of, saved.columns), options: saved.options })
          }
        />
      </ColumnTable>
      <LeavingNote of={of} columns={columns} />
      <OptionFields
        of={of}
        fields={fields}
        columns={columns}
        options={options}
        errors={errors}
        onChange={(changed) => setMapping({ columns, options: { ...options, ...changed } })}
      />
      <Box sx={{ display: 'grid', gap: 1.5, maxWidth: 760 }}>
        <TextField
          label="Save this matching as"
          value={saveAs}
          onChange={({ target }) => onSaveAs(target.value)}
          error={Boolean(errors.saveAs)}
          helperText={
            errors.saveAs ?? 'Optional: a name under which you find it for the next file of this kind.'
          }
          slotProps={{ htmlInput: { maxLength: importMappingLimits.saveAs.max } }}
          sx={{ maxWidth: 420 }}
        />
        {check.error && (
          <Alert severity="error">
            {Object.keys(errors).length === 0
              ? errorMessage(check.error)
              : 'Something is missing or unclear. '}
            {others.map((name) => errors[name]).join(' ')}
          </Alert>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <Button
            variant="contained"
            disabled={missing.length > 0 || check.isPending}
            aria-describedby="check-note"
            onClick={() => check.mutate({ looks: false })}
          >
            {check.isPending ? 'One moment…' : 'Check every row'}
          </Button>
          {asksWords && (
            <Button
              color="secondary"
              disabled={missing.length > 0 || check.isPending}
              onClick={() => check.mutate({ looks: true })}
            >
              Look at the words
            </Button>
          )}
          <Typography id="check-note" variant="body2" color="textSecondary">
            {missing.length > 0
              ? `Choose the column for ${fieldNames(missing)} first.`
              : 'The check changes nothing.'}
          </Typography>
        </Box>
      </Box>
    </Box>
  );
}
