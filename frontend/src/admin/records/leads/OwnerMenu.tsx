import { Box } from '@mui/material';
import type { Lead } from '@/shared/api-types';
import { UserIcon } from '@/admin/ground/theme/icons';
import { DownIcon } from '@/admin/ground/theme/screenIcons';
import { visuallyHidden } from '@/admin/ground/theme/visuallyHidden';
import { useLeadActions, useStaffNames } from './LeadActions';
import { OwnerAvatar } from './OwnerAvatar';
import { ChipMenu } from './ChipMenu';

interface OwnerMenuProps {
  readonly lead: Lead;
  /** Shows the initials only, where a heading says what they are. */
  readonly short?: boolean;
}

/** Shows and selects who looks after a lead. One whose account is no longer active stays until another one is chosen. None of an erased lead. */
export function OwnerMenu({ lead, short = false }: OwnerMenuProps) {
  const { change } = useLeadActions();
  const staff = useStaffNames();
  const { ownerId } = lead;
  if (lead.erasedAt) return null;
  const choices: { value: string | null; content: string }[] = [...staff].map(([value, content]) => ({
    value,
    content,
  }));
  // without the names, nobody can be called a former member of staff
  const unknown = staff.size === 0 ? '…' : 'Former member of staff';
  const name = ownerId === null ? 'Nobody yet' : (staff.get(ownerId) ?? unknown);
  return (
    <ChipMenu
      label="Looked after by"
      value={ownerId}
      choices={[...choices, { value: null, content: 'Nobody' }]}
      onChoose={(chosen) => change([lead], { ownerId: chosen })}
      style={short ? shortShape : chipShape}
    >
      {short ? (
        <>
          <span style={visuallyHidden}>{name}</span>
          {staff.has(ownerId ?? '') ? <OwnerAvatar lead={lead} /> : <UserIcon aria-hidden />}
        </>
      ) : (
        <>
          <UserIcon aria-hidden sx={{ mr: 0.5 }} />
          <Box component="span" sx={{ ...nameShape, ...(ownerId === null && { color: 'text.secondary' }) }}>
            {name}
          </Box>
          <DownIcon aria-hidden />
        </>
      )}
    </ChipMenu>
  );
}

const nameShape = { overflow: 'hidden', textOverflow: 'ellipsis' };
const chipShape = { height: 24, padding: '0 4px', background: 'none', color: 'inherit', fontWeight: 400 };
const shortShape = { height: 28, padding: 0, background: 'none', color: 'inherit' };
