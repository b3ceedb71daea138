import { LEGAL_PLACEHOLDERS, RETENTION_PLACEHOLDERS, type BusinessSettings } from '@contract';
import { Box, Tab, Tabs, TextField, Typography } from '@mui/material';
import { useId } from 'react';
import { LEGAL_DATE_LIMIT, LEGAL_TEXT_LIMIT } from './limits';
import { LEGAL_DOCUMENTS, type LegalDocumentId } from './sections';
import type { FormProps } from './form';
import { textAt, withValueAt } from './paths';
import { leftWords } from './TextFields';
import { fieldId } from './useFormErrors';

const IDENTITY = LEGAL_PLACEHOLDERS.map((name) => `{${name}}`);
const RETENTION = RETENTION_PLACEHOLDERS.map((name) => `{${name}}`);

interface LegalFieldsProps extends FormProps<BusinessSettings['legal']> {
  readonly shown: LegalDocumentId;
  readonly onShow: (id: LegalDocumentId) => void;
}

/** The three legal documents, one at a time: each has a date and a text. */
export function LegalFields({ value, errors, onChange, onLeave, shown, onShow }: LegalFieldsProps) {
  const panelId = useId();
  const hintId = useId();
  const field = (path: string) => ({
    id: fieldId(path),
    value: textAt(value, path),
    error: Boolean(errors[path]),
    onChange: ({ target }: { target: { value: string } }) => onChange(withValueAt(value, path, target.value)),
    onBlur: () => onLeave(path),
  });
  const [datePath, textPath] = [`${shown}.date`, `${shown}.text`];
  const unknown = unknownPlaceholders(textAt(value, textPath));
  return (
    <>
      <Tabs
        value={shown}
        onChange={(_, next: LegalDocumentId) => onShow(next)}
        variant="scrollable"
        aria-label="Documents"
        sx={{ mb: 2, borderBottom: 1, borderColor: 'divider' }}
      >
        {LEGAL_DOCUMENTS.map(({ id, label }) => (
          <Tab
            key={id}
            value={id}
            aria-controls={panelId}
            label={Object.keys(errors).some((path) => path.startsWith(id)) ? `${label} (look again)` : label}
          />
        ))}
      </Tabs>
      <Box
        role="tabpanel"
        id={panelId}
        aria-label={LEGAL_DOCUMENTS.find(({ id }) => id === shown)?.label}
        sx={{ display: 'grid', gap: 1.75 }}
      >
        <TextField
          key={datePath}
          {...field(datePath)}
          label="Date"
          helperText={
            errors[datePath] ??
            [
              'Shown below the title; records of consent name it.',
              leftWords(textAt(value, datePath).length, LEGAL_DATE_LIMIT),
            ].join(' ')
          }
        />
        <TextField
          key={textPath}
          {...field(textPath)}
          label="Text"
          multiline
          minRows={16}
          maxRows={36}
          helperText={errors[textPath] ?? sizeHint(textAt(value, textPath))}
          slotProps={{ htmlInput: { 'aria-describedby': hintId, style: { lineHeight: 1.6 } } }}
        />
        <Box id={hintId}>
          <Typography color="textSecondary">
            An empty line ends a paragraph. <b>## Words</b> at the beginning of a line make a heading, and{' '}
            <b>- Words</b> a point of a list.
          </Typography>
          <Typography color="textSecondary" sx={{ mt: 1 }}>
            {listed(IDENTITY)} become what Identity says; {listed(RETENTION)} become what the retention under
            Privacy says. When that changes, the Privacy Policy needs a new date.
          </Typography>
          {unknown.length > 0 && (
            <Typography role="status" sx={{ mt: 1, color: 'warning.main', fontWeight: 600 }}>
              Not known, and shown as it is written: {unknown.join(', ')}
            </Typography>
          )}
        </Box>
      </Box>
    </>
  );
}

function listed(words: readonly string[]): string {
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

/** Words in braces that stand for nothing. */
function unknownPlaceholders(text: string): string[] {
  return [...new Set(text.match(/\{[a-z ]{1,30}\}/gi) ?? [])].filter(
    (word) => ![...IDENTITY, ...RETENTION].includes(word),
  );
}

function sizeHint(text: string): string {
  const left = LEGAL_TEXT_LIMIT - new Blob([text]).size;
  return left < LEGAL_TEXT_LIMIT * 0.15 ? `About ${Math.max(0, left)} characters left.` : '';
}
