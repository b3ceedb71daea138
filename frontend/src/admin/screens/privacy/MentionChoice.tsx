import { Checkbox, FormControl, FormControlLabel, FormGroup, FormLabel, Typography } from '@mui/material';
import type { Mention } from '@/admin/ground/api/privacyTypes';

interface MentionChoiceProps {
  readonly mentions: readonly Mention[];
  /** The ids of those to remove. */
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** The notes and tasks of others that name the person; nothing when there is none. */
export function MentionChoice({ mentions, chosen, onChange }: MentionChoiceProps) {
  if (mentions.length === 0) return null;
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend" sx={{ color: 'text.primary', fontWeight: 650, fontSize: 15 }}>
        Named in notes and tasks of others
      </FormLabel>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 0.5 }}>
        These stay unless you tick them. Tick those that are about this person: they are removed as a whole.
      </Typography>
      <FormGroup>
        {mentions.map(({ id, kind, text }) => (
          <FormControlLabel
            key={id}
            sx={{ alignItems: 'flex-start', mr: 0, '& .MuiFormControlLabel-label': labelShape }}
            control={
              <Checkbox
                size="small"
                color="secondary"
                checked={chosen.includes(id)}
                onChange={(_, on) => onChange(on ? [...chosen, id] : chosen.filter((other) => other !== id))}
              />
            }
            label={`${kind === 'note' ? 'Note' : 'Task'}: ${text}`}
          />
        ))}
      </FormGroup>
    </FormControl>
  );
}

const labelShape = { pt: 1, overflowWrap: 'anywhere', whiteSpace: 'pre-line', minWidth: 0 };
