import { Box } from '@mui/material';
import { RadioButtonGroupInput, TextInput, useInput } from 'react-admin';
import { zoneName } from '../businessTime';
import { POST_LABELS, STATUS_LABELS, type PostText } from './postRules';

const STATUSES = Object.entries(STATUS_LABELS).map(([id, name]) => ({ id, name }));

const HINTS: Record<PostText['status'], string> = {
  draft: 'Only staff see it. Title and category are enough.',
  scheduled: 'It goes out by itself at this time.',
  published: 'Readers see it at once.',
};

/** When readers see a post. */
export function PublicationFields() {
  const { field } = useInput<PostText>({ source: 'status' });
  const status = field.value as PostText['status'];
  return (
    <>
      <RadioButtonGroupInput
        source="status"
        label={POST_LABELS.status}
        choices={STATUSES}
        row
        helperText={HINTS[status] ?? false}
        sx={{ '& .MuiRadio-root': { color: 'secondary.main' } }}
      />
      {status === 'scheduled' && (
        <Box sx={pairShape}>
          <TextInput
            source="publishDate"
            label={POST_LABELS.publishDate}
            type="date"
            slotProps={{ inputLabel: { shrink: true } }}
          />
          <TextInput
            source="publishTime"
            label={`${POST_LABELS.publishTime} in ${zoneName()}`}
            type="time"
            slotProps={{ inputLabel: { shrink: true } }}
          />
        </Box>
      )}
    </>
  );
}

const pairShape = {
  display: 'grid',
  columnGap: 1.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
};
