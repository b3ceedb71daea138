import {
  Box,
  Button,
  IconButton,
  List,
  ListItem,
  ListItemButton,
  ListItemText,
  Popover,
  TextField,
  Typography,
} from '@mui/material';
import { useState, type FormEvent } from 'react';
import { useStore, type SortPayload } from 'react-admin';
import type { LeadFilter } from '@/admin/ground/api/requests';
import { useCurrentUser } from '@/admin/ground/api/useCurrentUser';
import { useLeadList } from '../useLeadList';
import { DeleteIcon } from '@/admin/ground/theme/icons';
import { BookmarkIcon as ViewsIcon } from '@/admin/ground/theme/screenIcons';

interface SavedView {
  readonly name: string;
  readonly filter: LeadFilter;
  readonly sort: SortPayload;
}

const MAX_NAME = 60;
const NONE: readonly SavedView[] = [];

/** Searches, filters and orders that the signed-in user saved by name in this browser. */
export function SavedViews() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const userId = useCurrentUser()?.id ?? '';
  const [views, setViews] = useStore<readonly SavedView[]>(`leads.views.${userId}`, NONE);
  const { filterValues, sort, setFilters, setSort } = useLeadList();
  function apply(view: SavedView) {
    setFilters({ ...view.filter });
    setSort(view.sort);
    setAnchor(null);
  }
  const others = (name: string) => views.filter((view) => view.name !== name);
  return (
    <>
      <Button
        variant="outlined"
        color="secondary"
        startIcon={<ViewsIcon />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Views
      </Button>
      {anchor && (
        <Popover
          open
          anchorEl={anchor}
          onClose={() => setAnchor(null)}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
          slotProps={{ paper: { role: 'dialog', 'aria-label': 'Saved views', sx: { p: 2, width: 320 } } }}
        >
          {views.length === 0 && (
            <Typography variant="body2" color="textSecondary">
              Choose a tab, filters and an order, then save them under a name such as “My pending this week”.
            </Typography>
          )}
          <List dense disablePadding sx={{ mx: -1 }}>
            {views.map((view) => (
              <ListItem
                key={view.name}
                disablePadding
                secondaryAction={
                  <IconButton
                    edge="end"
                    size="small"
                    aria-label={`Delete ${view.name}`}
                    onClick={() => setViews(others(view.name))}
                  >
                    <DeleteIcon fontSize="small" />
                  </IconButton>
                }
              >
                <ListItemButton sx={{ px: 1, borderRadius: 1 }} onClick={() => apply(view)}>
                  <ListItemText primary={view.name} sx={{ overflowWrap: 'anywhere' }} />
                </ListItemButton>
              </ListItem>
            ))}
          </List>
          <SaveForm onSave={(name) => setViews([...others(name), { name, filter: filterValues, sort }])} />
        </Popover>
      )}
    </>
  );
}

/** Saves the current search, filters and order; a name in use is replaced. */
function SaveForm({ onSave }: { onSave: (name: string) => void }) {
  const [name, setName] = useState('');
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!name.trim()) return;
    onSave(name.trim());
    setName('');
  }
  return (
    <Box component="form" onSubmit={submit} sx={{ display: 'flex', gap: 1, mt: 1.5 }}>
      <TextField
        label="Name of this view"
        value={name}
        onChange={(event) => setName(event.target.value)}
        slotProps={{ htmlInput: { maxLength: MAX_NAME } }}
      />
      <Button type="submit" variant="contained" disabled={!name.trim()}>
        Save
      </Button>
    </Box>
  );
}
