import { Box, Button, Typography } from '@mui/material';
import { useInput } from 'react-admin';
import type { PostStatus } from '@/shared/api-types';
import { formatScheduled } from '@/admin/ground/dates/businessTime';
import { publishAtOf, type PostText } from './postRules';

interface PublishButtonsProps {
  readonly text: PostText;
  /** Of the post as it is stored; null for a new post. */
  readonly stored: PostStatus | null;
  readonly disabled: boolean;
  /** Called before the form is submitted; after `stay` it stays open. */
  readonly onSubmit: (stay: boolean) => void;
}

/** What makes a draft of a post in each status. */
const DRAFT_LABELS: Record<PostStatus, string> = {
  draft: 'Save draft',
  scheduled: 'Unschedule',
  published: 'Unpublish',
};

/** Submits the form: published, at once or at the chosen time, or as a draft. */
export function PublishButtons({ text, stored, disabled, onSubmit }: PublishButtonsProps) {
  const { field: status } = useInput<PostText>({ source: 'status' });
  const { field: publishOn } = useInput<PostText>({ source: 'publishOn' });
  const publishAt = publishAtOf(text);
  const name = stored === null ? 'Create' : 'Update';
  return (
    <Box sx={lineShape}>
      <Typography variant="body2" color="textSecondary" sx={{ mr: { sm: 'auto' }, px: { sm: 2 } }}>
        {publishAt === null && effectText(name, text, stored)}
      </Typography>
      <Button
        variant="outlined"
        color="secondary"
        disabled={disabled}
        onClick={({ currentTarget }) => {
          onSubmit(true);
          status.onChange('draft');
          publishOn.onChange('');
          currentTarget.form?.requestSubmit();
        }}
      >
        {DRAFT_LABELS[stored ?? 'draft']}
      </Button>
      <Button
        type="submit"
        variant="contained"
        disabled={disabled}
        onClick={() => {
          onSubmit(false);
          if (status.value !== 'scheduled') status.onChange('published');
        }}
      >
        {publishAt === null ? name : `Schedule for ${formatScheduled(publishAt)}`}
      </Button>
    </Box>
  );
}

function effectText(name: string, { status }: PostText, stored: PostStatus | null): string {
  if (status === 'scheduled') return '';
  return stored === 'published' ? 'Readers see the changes at once.' : `${name} publishes it at once.`;
}

const lineShape = {
  display: 'flex',
  flexGrow: 1,
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 1,
  '& button': { whiteSpace: 'nowrap' },
};
