import { Avatar, Tooltip } from '@mui/material';
import type { Lead } from '@/shared/api-types';
import { useStaffNames } from './LeadActions';

/** The initials of the owner of a lead. Renders nothing without an owner. */
export function OwnerAvatar({ lead }: { lead: Lead }) {
  const name = useStaffNames().get(lead.ownerId ?? '');
  if (!name) return null;
  return (
    <Tooltip title={`Looked after by ${name}`}>
      <Avatar aria-label={`Looked after by ${name}`} role="img" sx={shape}>
        {initials(name)}
      </Avatar>
    </Tooltip>
  );
}

/** The first letters of the first and the last word. */
function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  return [words[0], words.length > 1 ? words.at(-1) : '']
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
}

const shape = {
  width: 26,
  height: 26,
  fontSize: 11.5,
  fontWeight: 650,
  bgcolor: 'secondary.main',
  color: 'secondary.contrastText',
};
