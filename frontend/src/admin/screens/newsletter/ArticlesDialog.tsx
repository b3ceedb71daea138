import {
  Box,
  Button,
  Checkbox,
  DialogActions,
  DialogContent,
  FormControlLabel,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import type { Post } from '@/shared/api-types';
import { QueryState } from '@/admin/ground/loading/QueryState';
import { formatLongDate, toCalendarDate } from '@/admin/ground/dates/dates';
import { ConsoleDialog } from '@/admin/ground/dialogs/ConsoleDialog';
import { articleList } from './articleList';

/** The articles offered, the latest ones. */
const OFFERED = 12;

interface ArticlesDialogProps {
  /** Receives the chosen articles as Markdown. */
  readonly onInsert: (markdown: string) => void;
  readonly onClose: () => void;
}

/** Chooses published articles to insert into an issue. */
export function ArticlesDialog({ onInsert, onClose }: ArticlesDialogProps) {
  const query = useGetList<Post>('posts', {
    filter: { status: 'published' },
    sort: { field: 'publishedAt', order: 'DESC' },
    pagination: { page: 1, perPage: OFFERED },
  });
  const { data } = query;
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const posts = data?.filter(({ id }) => chosen.includes(id)) ?? [];
  const toggle = (id: string) =>
    setChosen(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  return (
    <ConsoleDialog open onClose={onClose} title="Insert articles">
      <DialogContent sx={{ pt: 0 }}>
        <QueryState
          of={query}
          loading="Loading articles"
          height={200}
          empty="There are no published articles."
        />
        <Box role="group" aria-label="Articles">
          {data?.map(({ id, title, category, publishedAt }) => (
            <FormControlLabel
              key={id}
              control={
                <Checkbox checked={chosen.includes(id)} onChange={() => toggle(id)} color="secondary" />
              }
              label={
                <>
                  {title}
                  <Typography
                    component="span"
                    variant="body2"
                    color="textSecondary"
                    sx={{ display: 'block' }}
                  >
                    {category} · {formatLongDate(toCalendarDate(new Date(publishedAt)))}
                  </Typography>
                </>
              }
              sx={{ display: 'flex', mr: 0, py: 0.5, alignItems: 'flex-start', overflowWrap: 'anywhere' }}
            />
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          variant="contained"
          disabled={posts.length === 0}
          onClick={() => onInsert(articleList(posts))}
        >
          {posts.length > 1 ? `Insert ${posts.length} articles` : 'Insert'}
        </Button>
      </DialogActions>
    </ConsoleDialog>
  );
}
