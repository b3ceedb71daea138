import { type BusinessSettings, CALCULATOR_KINDS, CALCULATOR_TITLES, type CalculatorKind } from '@contract';
import {
  Box,
  Checkbox,
  FormControlLabel,
  FormHelperText,
  Button,
  TextField,
  Typography,
} from '@mui/material';
import { calculatorsLimits } from '@/shared/api-limits';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useProviderQuery } from '@/admin/ground/api/useProviderQuery';
import { FieldSet } from './FieldSet';
import { FigureRows } from './FigureRows';
import type { FormProps } from './form';
import { fieldId } from './useFormErrors';

type Calculators = BusinessSettings['calculators'];

/** Which calculators the site offers, in which order, what the owner says above them, and their figures. */
export function CalculatorFields({ value, errors, onChange, onLeave }: FormProps<Calculators>) {
  const { shown, intro, figures } = value;
  const { data: used } = useProviderQuery(queryKeys.calculatorUse, (provider) => provider.calculatorUse());
  const inOrder = [...shown, ...CALCULATOR_KINDS.filter((kind) => !shown.includes(kind))];
  const choose = (kind: CalculatorKind, isShown: boolean) =>
    onChange({ ...value, shown: isShown ? [...shown, kind] : shown.filter((other) => other !== kind) });
  const swap = (at: number) => {
    const [one, other] = [shown[at]!, shown[at + 1]!];
    onChange({ ...value, shown: shown.with(at, other).with(at + 1, one) });
  };
  return (
    <>
      <FieldSet title="On the site">
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }} id={fieldId('shown')} tabIndex={-1}>
          {inOrder.map((kind, index) => (
            <Box component="li" key={kind} sx={rowShape}>
              <Box sx={{ flex: 1 }}>
                <FormControlLabel
                  sx={{ m: 0 }}
                  control={
                    <Checkbox
                      checked={shown.includes(kind)}
                      onChange={(_, isShown) => choose(kind, isShown)}
                    />
                  }
                  label={CALCULATOR_TITLES[kind]}
                />
                <CalculatorUse of={used?.find((one) => one.kind === kind)} />
              </Box>
              {shown.includes(kind) && (
                <>
                  <Button
                    size="small"
                    color="secondary"
                    aria-label={`Up: ${CALCULATOR_TITLES[kind]}`}
                    disabled={index === 0}
                    onClick={() => swap(index - 1)}
                  >
                    Up
                  </Button>
                  <Button
                    size="small"
                    color="secondary"
                    aria-label={`Down: ${CALCULATOR_TITLES[kind]}`}
                    disabled={index === shown.length - 1}
                    onClick={() => swap(index)}
                  >
                    Down
                  </Button>
                </>
              )}
            </Box>
          ))}
        </Box>
        {used && (
          <FormHelperText>
            In the last 30 days, without crawlers. A visitor who opens one twice counts twice.
          </FormHelperText>
        )}
        {errors.shown && <FormHelperText error>{errors.shown}</FormHelperText>}
        <TextField
          id={fieldId('intro')}
          label="Introduction"
          multiline
          minRows={3}
          value={intro}
          onChange={({ target }) => onChange({ ...value, intro: target.value })}
          onBlur={() => onLeave('intro')}
          error={Boolean(errors.intro)}
          helperText={errors.intro ?? 'Above the calculators, in your own words.'}
          slotProps={{ htmlInput: { maxLength: calculatorsLimits.intro.max } }}
        />
      </FieldSet>
      <FieldSet title="Figures">
        <Typography color="textSecondary">
          The calculators use nothing else. When a figure changes, end the old row and add a new one: results
          of earlier days stay explained. Visitors see the source and when you last checked it.
        </Typography>
        <FigureRows
          figures={figures}
          errors={errors}
          onChange={(next) => onChange({ ...value, figures: next })}
        />
      </FieldSet>
    </>
  );
}

function CalculatorUse({ of }: { of: { readonly opened: number; readonly asked: number } | undefined }) {
  if (!of) return null;
  return (
    <Typography variant="body2" color="textSecondary" sx={{ ml: 5.25, mt: -0.5, mb: 1 }}>
      Opened {times(of.opened)}, asked about {times(of.asked)}
    </Typography>
  );
}

const times = (count: number) => (count === 1 ? 'once' : `${count.toLocaleString('en')} times`);

const rowShape = {
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  borderTop: 1,
  borderColor: 'divider',
  '&:first-of-type': { borderTop: 0 },
};
