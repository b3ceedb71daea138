import { List, ListItemButton, ListItemText } from '@mui/material';
import type { PostVersion } from '@/shared/api-types';
import { formatDateTime } from '@/admin/ground/dates/dates';

interface VersionListProps {
  /** Newest first. */
  readonly versions: readonly PostVersion[];
  readonly chosenId: string;
  readonly onChoose: (id: string) => void;
}

/** The earlier versions of a post, numbered from the oldest: several can have the same time. */
export function VersionList({ versions, chosenId, onChoose }: VersionListProps) {
  return (
    <List aria-label="Versions" dense sx={{ p: 0, maxHeight: { xs: 200, md: 520 }, overflowY: 'auto' }}>
      {versions.map(({ id, editedByName, createdAt }, index) => (
        <li key={id}>
          <ListItemButton
            selected={id === chosenId}
            aria-current={id === chosenId}
            onClick={() => onChoose(id)}
            sx={{ borderRadius: 1 }}
          >
            <ListItemText
              primary={`Version ${versions.length - index}`}
              secondary={
                <>
                  <span>{formatDateTime(createdAt)}</span>
                  <span>Replaced by {editedByName}</span>
                </>
              }
              slotProps={{
                primary: { sx: { fontWeight: 600 } },
                secondary: { sx: { '& span': { display: 'block' } } },
              }}
            />
          </ListItemButton>
        </li>
      ))}
    </List>
  );
}
