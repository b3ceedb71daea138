import { contrastOnWhite, LEAST_CONTRAST, type BusinessSettings } from '@contract';
import { Box, TextField, Typography } from '@mui/material';
import { FieldSet } from './FieldSet';
import type { FormProps } from './form';
import { colourError, contrastWords } from './rules';
import { fieldGroups } from './sections';
import { TextFields } from './TextFields';
import { fieldId } from './useFormErrors';

type Look = BusinessSettings['appearance'];

/** Brand colour, logo and portrait. */
export function LookFields({ value, errors, onChange, onLeave }: FormProps<Look>) {
  return (
    <>
      <ColourField
        colour={value.brandColour}
        error={errors.brandColour}
        onChange={(brandColour) => onChange({ ...value, brandColour })}
        onLeave={() => onLeave('brandColour')}
      />
      <TextFields
        groups={fieldGroups('appearance')}
        value={value}
        errors={errors}
        onChange={(next) => onChange(next as Look)}
        onLeave={onLeave}
      />
    </>
  );
}

interface ColourFieldProps {
  readonly colour: string;
  readonly error: string | undefined;
  readonly onChange: (colour: string) => void;
  readonly onLeave: () => void;
}

function ColourField({ colour, error, onChange, onLeave }: ColourFieldProps) {
  const contrast = contrastOnWhite(colour);
  const isColour = contrast !== null;
  const problem = colourError(colour);
  return (
    <FieldSet title="Brand colour">
      <Typography color="textSecondary">Buttons, links and marks. White text stands on it.</Typography>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
        <Box
          component="input"
          type="color"
          aria-label="Choose the brand colour"
          value={isColour ? colour.toLowerCase() : '#000000'}
          onChange={({ target }: { target: { value: string } }) => onChange(target.value)}
          sx={swatchShape}
        />
        <TextField
          id={fieldId('brandColour')}
          label="Colour code"
          value={colour}
          onChange={({ target }) => onChange(withHash(target.value))}
          onBlur={onLeave}
          error={Boolean(error ?? (isColour && problem))}
          helperText={error}
          sx={{ flex: '0 1 200px' }}
          slotProps={{ htmlInput: { spellCheck: false, maxLength: '#rrggbb'.length } }}
        />
      </Box>
      <Typography role="status" sx={problem ? { color: 'error.main', fontWeight: 600 } : {}}>
        {contrast === null ? '' : contrastSentence(contrast)}
      </Typography>
    </FieldSet>
  );
}

const withHash = (text: string) => {
  const written = text.trim();
  return /^[\da-f]{6}$/i.test(written) ? `#${written}` : written;
};

/** What the contrast with white means for readers. */
function contrastSentence(contrast: number): string {
  const measured = `Contrast with white ${contrastWords(contrast)}`;
  if (contrast >= 7) return `${measured}: very easy to read.`;
  if (contrast >= LEAST_CONTRAST) return `${measured}: easy to read.`;
  return `${measured}: too pale for white text, 4.5 : 1 is needed. Choose a darker colour.`;
}

const swatchShape = {
  width: 52,
  height: 40,
  p: 0.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  cursor: 'pointer',
  '&:focus-visible': { outline: '2px solid', outlineColor: 'secondary.main', outlineOffset: 2 },
};
