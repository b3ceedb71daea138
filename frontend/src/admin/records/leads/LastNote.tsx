import { Box, ButtonBase, Tooltip } from '@mui/material';
import type { Lead } from '@/shared/api-types';
import { formatRecent } from '@/admin/ground/dates/dates';
import { useLeadActions } from './LeadActions';
import { TalkIcon as NotesIcon } from '@/admin/ground/theme/screenIcons';

interface LastNoteProps {
  readonly lead: Lead;
  /** Without the number of notes, the author and the time. */
  readonly short?: boolean;
}

/** The number of notes with the last one; opens the notes. Renders nothing without notes. */
export function LastNote({ lead, short = false }: LastNoteProps) {
  const { open } = useLeadActions();
  const { notesCount = 0, lastNote } = lead;
  if (!lastNote) return null;
  const { text, createdByName, createdAt } = lastNote;
  const when = formatRecent(createdAt);
  return (
    <Tooltip title={`${text} — ${createdByName}, ${when}`} enterDelay={700} describeChild>
      <ButtonBase
        {...(short
          ? { 'aria-label': `${notesCount === 1 ? '1 note' : `${notesCount} notes`} · ${text}` }
          : {})}
        onClick={() => open({ name: 'notes', lead })}
        sx={shape}
      >
        <NotesIcon aria-hidden sx={{ fontSize: 16, flexShrink: 0, color: 'text.secondary' }} />
        {!short && <span>{notesCount === 1 ? '1 note' : `${notesCount} notes`} ·</span>}
        <Box component="span" sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' }}>
          {text.replaceAll(/\s+/g, ' ')}
        </Box>
        {!short && (
          <Box sx={{ color: 'text.secondary' }} component="span">
            {when}
          </Box>
        )}
      </ButtonBase>
    </Tooltip>
  );
}

const shape = {
  font: 'inherit',
  fontSize: 13.5,
  display: 'flex',
  justifyContent: 'flex-start',
  gap: 0.75,
  minWidth: 0,
  maxWidth: '100%',
  minHeight: 24,
  borderRadius: 0.5,
  textAlign: 'left',
  whiteSpace: 'nowrap',
  '&:hover': { textDecoration: 'underline' },
};
