import { type Figure, FIGURE_KEYS, type FigureKey, figureKind, isOverdue } from '@contract';
import { Box, Button, MenuItem, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { formatShortDay, toCalendarDate } from '@/admin/ground/dates/dates';
import { figureDays, figureWords } from './figureWords';
import { FigureFields } from './FigureFields';
import type { FieldErrors } from './rules';
import { fieldId } from './useFormErrors';

interface FigureRowsProps {
  readonly figures: readonly Figure[];
  readonly errors: FieldErrors;
  readonly onChange: (figures: readonly Figure[]) => void;
}

/**
 * The figures by kind, the newest first; those of the past that a newer one follows are folded. One is edited at a time, and those that the server
 * rejected stay open.
 */
export function FigureRows({ figures, errors, onChange }: FigureRowsProps) {
  const [open, setOpen] = useState<number | null>(null);
  const [unfolded, setUnfolded] = useState<readonly FigureKey[]>([]);
  const [added, setAdded] = useState<FigureKey>(FIGURE_KEYS[0]!);
  const today = toCalendarDate(new Date());
  const rows = figures.map((figure, index) => ({ figure, index }));
  const isOpen = (index: number) =>
    open === index || Object.keys(errors).some((path) => path.startsWith(`figures.${index}.`));
  const isFolded = ({ figure: { key, from, to }, index }: (typeof rows)[number]) =>
    to !== '' &&
    to < today &&
    figures.some((other) => other.key === key && other.from > from) &&
    !unfolded.includes(key) &&
    !isOpen(index);
  const change = (index: number, next: Figure) => onChange(figures.with(index, next));
  function add() {
    setOpen(figures.length);
    onChange([...figures, newFigure(added, today)]);
    setTimeout(() => document.getElementById(fieldId(`figures.${figures.length}.value`))?.focus());
  }
  return (
    <>
      {FIGURE_KEYS.map((key) => (
        <Box key={key} role="group" aria-label={figureKind(key).label} sx={kindShape}>
          <Typography component="h3" sx={{ fontWeight: 600 }}>
            {figureKind(key).label}
          </Typography>
          {rows
            .filter((row) => row.figure.key === key && !isFolded(row))
            .sort((one, other) => (one.figure.from < other.figure.from ? 1 : -1))
            .map(({ figure, index }) =>
              isOpen(index) ? (
                <FigureFields
                  key={index}
                  index={index}
                  figure={figure}
                  errors={errors}
                  onChange={(next) => change(index, next)}
                  onDone={() => setOpen(null)}
                  onRemove={() => {
                    setOpen(null);
                    onChange(figures.filter((_, at) => at !== index));
                  }}
                />
              ) : (
                <Box key={index} sx={rowShape}>
                  <Box sx={{ flex: '1 1 16rem', minWidth: 0 }}>
                    <strong>{figureWords(figure)}</strong>, {figureDays(figure)}
                    <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                      {figure.source}. Checked {formatShortDay(figure.checkedOn)}
                    </Typography>
                    {isOverdue(figure, today) && (
                      <Typography variant="body2" sx={{ color: 'warning.main', fontWeight: 600 }}>
                        A change was expected by {formatShortDay(figure.nextChange)}
                      </Typography>
                    )}
                  </Box>
                  {figure.checkedOn !== today && (
                    <Button
                      size="small"
                      color="secondary"
                      onClick={() => change(index, { ...figure, checkedOn: today })}
                    >
                      Checked today
                    </Button>
                  )}
                  <Button
                    size="small"
                    id={fieldId(`figures.${index}`)}
                    color="secondary"
                    aria-label={`Edit ${figureKind(key).label}, ${figureDays(figure)}`}
                    onClick={() => setOpen(index)}
                  >
                    Edit
                  </Button>
                </Box>
              ),
            )}
          {rows.some((row) => row.figure.key === key && isFolded(row)) && (
            <Button
              size="small"
              color="secondary"
              aria-label={`Show earlier figures: ${figureKind(key).label}`}
              onClick={() => setUnfolded([...unfolded, key])}
            >
              Show earlier figures
            </Button>
          )}
        </Box>
      ))}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start' }}>
        <TextField
          select
          label="Kind of figure"
          value={added}
          onChange={({ target }) => setAdded(target.value as FigureKey)}
          sx={{ flex: '1 1 200px' }}
        >
          {FIGURE_KEYS.map((key) => (
            <MenuItem key={key} value={key}>
              {figureKind(key).label}
            </MenuItem>
          ))}
        </TextField>
        <Button variant="outlined" color="secondary" onClick={add} sx={{ minHeight: 40 }}>
          Add figure
        </Button>
      </Box>
    </>
  );
}

function newFigure(key: FigureKey, today: string): Figure {
  const year = today.slice(0, 4);
  const days = figureKind(key).yearly
    ? { from: `${year}-01-01`, to: `${year}-12-31` }
    : ({ from: today, to: '' } as const);
  return { key, value: 0, source: '', sourceUrl: '', ...days, checkedOn: today, nextChange: '' };
}

const kindShape = { borderTop: 1, borderColor: 'divider', pt: 1.25 };
const rowShape = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, py: 0.75 };
