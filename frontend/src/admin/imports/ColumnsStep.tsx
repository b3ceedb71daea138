import { Alert, Box, Button, Skeleton, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { errorMessage } from '../providers/errorMessage';
import { fieldErrors } from '../providers/fieldErrors';
import { queryKeys } from '../providers/queryKeys';
import { QueryError } from '../providers/QueryError';
import { useProviderQuery } from '../providers/useProviderQuery';
import { fieldNames, missingFields, savedColumns, startMapping, withField } from './columnMatching';
import { ColumnTable } from './ColumnTable';
import { FileLayout } from './FileLayout';
import { FirstRows } from './FirstRows';
import { OptionFields } from './OptionFields';
import { SavedMappings } from './SavedMappings';
import type { Import, ImportField } from './types';
import { useImportChange } from './useImport';

interface ColumnsStepProps {
  readonly of: Import;
  /** After the check has begun. */
  readonly onChecking?: () => void;
}

/** Which field each column fills, and how the values are read. */
export function ColumnsStep(props: ColumnsStepProps) {
  const { kind } = props.of;
  const { data, error, refetch } = useProviderQuery(queryKeys.importFields(kind), (provider) =>
    provider.importFields(kind),
  );
  if (data)
    return (
      <Box sx={{ display: 'grid', gap: 2 }}>
        <FileLayout of={props.of} />
        <Form key={JSON.stringify(layoutOf(props.of))} {...props} fields={data} />
      </Box>
    );
  if (error) return <QueryError error={error} onRetry={refetch} />;
  return <Skeleton variant="rounded" height={420} role="img" aria-label="Loading the fields" />;
}

/** The columns begin anew when the file was read in another way. */
const layoutOf = ({ separator, headingRow, sheet }: Import) => [separator, headingRow, sheet];

function Form({ of, onChecking, fields }: ColumnsStepProps & { fields: readonly ImportField[] }) {
  const { id, kind } = of;
  const [{ columns, options }, setMapping] = useState(() => startMapping(of));
  const [saveAs, setSaveAs] = useState('');
  const check = useImportChange<void>(
    async (provider) => {
      await provider.saveImportMapping(id, { columns, options }, saveAs.trim() || undefined);
      return provider.checkImport(id);
    },
    {
      invalidates: () => [queryKeys.imports, queryKeys.importMappings(kind)],
      ...(onChecking && { onSuccess: onChecking }),
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
        onChange={(heading, field) => setMapping({ options, columns: withField(columns, heading, field) })}
      >
        <SavedMappings
          kind={kind}
          onChoose={(saved) =>
            setMapping({ columns: savedColumns(of, saved.columns), options: saved.options })
          }
        />
      </ColumnTable>
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
          onChange={({ target }) => setSaveAs(target.value)}
          error={Boolean(errors.saveAs)}
          helperText={
            errors.saveAs ?? 'Optional: a name under which you find it for the next file of this kind.'
          }
          slotProps={{ htmlInput: { maxLength: 80 } }}
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
            onClick={() => check.mutate()}
          >
            {check.isPending ? 'One moment…' : 'Check every row'}
          </Button>
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
