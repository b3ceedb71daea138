import {
  Card,
  FormControl,
  FormControlLabel,
  FormHelperText,
  FormLabel,
  Radio,
  RadioGroup,
  TextField,
  Typography,
} from '@mui/material';
import { KINDS } from './importWords';
import { importMappingLimits } from '@/shared/api-limits';
import type { Columns, Import, ImportField, ImportOptions } from '@/admin/ground/api/importTypes';

interface OptionFieldsProps {
  readonly of: Import;
  readonly fields: readonly ImportField[];
  readonly columns: Columns;
  readonly options: ImportOptions;
  readonly errors: Readonly<Record<string, string | undefined>>;
  readonly onChange: (options: ImportOptions) => void;
}

const DATE_ORDERS = {
  'day-first': 'Day first: 03/04/2026 is April 3',
  'month-first': 'Month first: 03/04/2026 is March 4',
  'year-first': 'Year first, in two digits: 03/04/05 is April 5, 2003',
};

/** How the values of the file are read, and what is done with people who are here already. */
export function OptionFields({ of, fields, columns, options, errors, onChange }: OptionFieldsProps) {
  const { many } = KINDS[of.kind];
  const filled = fields.filter(({ name }) => Object.values(columns).includes(name));
  const asksDates = of.dateOrderUnclear || options.dateOrder !== undefined || errors.dateOrder !== undefined;
  return (
    <Card component="section" aria-labelledby="options" sx={{ p: 2, display: 'grid', gap: 2.5 }}>
      <Typography id="options" variant="h2" component="h3">
        Options
      </Typography>
      {asksDates && (
        <Choice
          label="How are dates written in this file?"
          choices={DATE_ORDERS}
          value={options.dateOrder}
          error={errors.dateOrder}
          onChange={(dateOrder) => onChange({ dateOrder })}
        />
      )}
      <Choice
        label={`What about ${many} that are here already?`}
        choices={{
          update: 'Update them with what the file says. An empty cell changes nothing.',
          skip: `Leave them as they are. Only new ${many} are imported.`,
        }}
        value={options.onMatch ?? 'update'}
        onChange={(onMatch) => onChange({ onMatch })}
      />
      {of.kind === 'policies' && options.onMatch !== 'skip' && (
        <Choice
          label="What if a policy here has another premium, mode or grace period?"
          choices={{
            change: 'It changes on its next due date. What was due before stays as it is.',
            correction:
              'It was entered wrongly here, and is corrected from the start. Payments stay as they are.',
          }}
          value={options.termsAre ?? 'change'}
          onChange={(termsAre) => onChange({ termsAre })}
        />
      )}
      <Choice
        label="What about a cell that cannot be read?"
        choices={{
          'leave out': 'Leave it out and import the rest of its row. The check names each of them.',
          reject: 'Do not import its row.',
        }}
        value={options.unreadable ?? 'leave out'}
        onChange={(unreadable) => onChange({ unreadable })}
      />
      {of.kind === 'subscribers' && (
        <TextField
          label="How did these people agree to get the newsletter?"
          multiline
          minRows={2}
          value={options.consentBasis ?? ''}
          onChange={({ target }) => onChange({ consentBasis: target.value })}
          error={Boolean(errors.consentBasis)}
          helperText={
            errors.consentBasis ??
            'For example: “Signed up at our website since 2023, list kept in listmonk.” The law asks for a reason, and it is kept with each of them. Whoever has left the newsletter stays away.'
          }
          slotProps={{ htmlInput: { maxLength: importMappingLimits['options.consentBasis'].max } }}
          sx={{ maxWidth: 760 }}
        />
      )}
      {of.preset === null && filled.some(({ name }) => name === 'sourceId') && (
        <TextField
          label="Where do the ids come from?"
          value={options.source ?? ''}
          onChange={({ target }) => onChange({ source: target.value })}
          error={Boolean(errors.source)}
          helperText={
            errors.source ??
            'A name for the source, such as “Old CRM”. Whoever was imported from it before is recognised by the id. Without a name, ids are compared with those of all other files without one.'
          }
          slotProps={{ htmlInput: { maxLength: importMappingLimits['options.source'].max } }}
          sx={{ maxWidth: 760 }}
        />
      )}
      {filled.some(({ type }) => type === 'phone') && (
        <Typography variant="body2" color="textSecondary">
          Phone numbers without a country code are read as numbers of the Philippines.
        </Typography>
      )}
    </Card>
  );
}

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly choices: Readonly<Record<T, string>>;
  readonly value: T | undefined;
  readonly error?: string | undefined;
  readonly onChange: (value: T) => void;
}

function Choice<T extends string>({ label, choices, value, error, onChange }: ChoiceProps<T>) {
  return (
    <FormControl component="fieldset" error={Boolean(error)}>
      <FormLabel component="legend" sx={{ color: 'text.primary', fontWeight: 600 }}>
        {label}
      </FormLabel>
      <RadioGroup value={value ?? ''} onChange={(_, chosen) => onChange(chosen as T)}>
        {Object.entries<string>(choices).map(([name, words]) => (
          <FormControlLabel key={name} value={name} control={<Radio color="secondary" />} label={words} />
        ))}
      </RadioGroup>
      {error && <FormHelperText sx={{ ml: 0 }}>{error}</FormHelperText>}
    </FormControl>
  );
}
