import { Box, Button, Typography } from '@mui/material';
import { TextInput, useInput } from 'react-admin';
import { dateAndTimeOf, tomorrowMorning, zoneName } from '@/admin/ground/dates/businessTime';
import { localTime, POST_LABELS, type PostText } from './postRules';

/** When readers see a post: at once, unless a day is chosen. */
export function PublicationFields() {
  const { field: status } = useInput<PostText>({ source: 'status' });
  const { field: publishOn } = useInput<PostText>({ source: 'publishOn' });
  function choose(next: PostText['status'], time: string) {
    status.onChange(next);
    publishOn.onChange(time);
  }
  if (status.value !== 'scheduled')
    return (
      <Box role="group" aria-label={POST_LABELS.publishOn} sx={lineShape}>
        <Typography>At once</Typography>
        <Button
          color="secondary"
          variant="outlined"
          onClick={() => choose('scheduled', localTime(tomorrowMorning()))}
        >
          Choose a day
        </Button>
      </Box>
    );
  return (
    <Box sx={{ ...lineShape, alignItems: 'start' }}>
      <TextInput
        source="publishOn"
        label={`${POST_LABELS.publishOn} (${zoneName()} time)`}
        type="datetime-local"
        autoFocus
        margin="none"
        helperText="It goes out by itself at this time."
        slotProps={{
          inputLabel: { shrink: true },
          htmlInput: { min: localTime(dateAndTimeOf(new Date().toISOString())) },
        }}
        sx={{ flex: '1 1 240px', maxWidth: 360 }}
      />
      <Button color="secondary" onClick={() => choose('published', '')} sx={{ mt: 0.5 }}>
        Clear the day
      </Button>
    </Box>
  );
}

const lineShape = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 };
