import { Box, IconButton, Link, Tooltip, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { Lead } from '@/shared/api-types';
import { PhoneLink } from '@/admin/ground/people/ContactLinks';
import { ClientChip } from '@/admin/records/clients/ClientChip';
import { useLeadActions } from '@/admin/records/leads/LeadActions';
import { useLeadKeys } from '@/admin/records/leads/useLeadKeys';
import { leadPath } from '@/admin/ground/words/leadRules';
import { leadName } from '@/admin/ground/words/leadWords';
import { visuallyHidden } from '@/admin/ground/theme/visuallyHidden';
import { NoteIcon } from '@/admin/ground/theme/screenIcons';

interface LeadLineProps {
  /** `div` inside a list item that has more than this line. */
  readonly as?: 'li' | 'div';
  readonly lead: Lead;
  /** In softer colours, for what has passed. */
  readonly quiet?: boolean;
  /** Before the name, such as a time. */
  readonly when?: ReactNode;
  /** After the name, such as marks. */
  readonly marks?: ReactNode;
  readonly details: readonly ReactNode[];
  /** What the visitor wrote with the booking. */
  readonly words?: string | null;
  /** The last note of staff. */
  readonly note?: string | undefined;
  /** Buttons after those that every line has. */
  readonly children?: ReactNode;
}

/** A lead as a line of the desk: the name opens its page, the phone number calls, a button opens its notes. */
export function LeadLine({
  as = 'li',
  lead,
  quiet = false,
  when,
  marks,
  details,
  words,
  note,
  children,
}: LeadLineProps) {
  const { open } = useLeadActions();
  const phone = lead.leadType === 'appointment' ? lead.phone : null;
  const shown = details.filter(Boolean);
  return (
    <Box component={as} {...useLeadKeys(lead)} sx={lineShape}>
      {when && <Box sx={{ ...whenShape, ...(quiet && quietShape) }}>{when}</Box>}
      <Box sx={{ flex: '1 1 150px', minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px 8px' }}>
          <Link
            component={RouterLink}
            to={leadPath(lead.leadType, lead.id)}
            color={quiet ? 'textSecondary' : 'inherit'}
            sx={nameShape}
          >
            {leadName(lead)}
          </Link>
          {phone && <PhoneLink phone={phone} />}
          {marks}
          <ClientChip lead={lead} />
        </Box>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {shown.map((detail, index) => (
            <span key={index}>
              {index > 0 && ' · '}
              {detail}
            </span>
          ))}
        </Typography>
        {(words || note) && (
          <Typography variant="body2" noWrap title={[words, note].filter(Boolean).join('\n')}>
            {words && (
              <>
                <span style={visuallyHidden}>The visitor wrote: </span>“{words}”{note && ' '}
              </>
            )}
            {note && (
              <Box component="span" sx={{ color: 'text.secondary' }}>
                Note: {note}
              </Box>
            )}
          </Typography>
        )}
      </Box>
      <Box sx={{ display: 'flex', gap: 0.5, alignItems: 'center', ml: 'auto' }}>
        {children}
        <Tooltip title="Notes & Activity">
          <IconButton
            aria-label={`Notes & Activity of ${leadName(lead)}`}
            onClick={() => open({ name: 'notes', lead })}
          >
            <NoteIcon fontSize="small" />
          </IconButton>
        </Tooltip>
      </Box>
    </Box>
  );
}

const lineShape = { display: 'flex', flexWrap: 'wrap', gap: '4px 12px', alignItems: 'center', py: 1 };
const whenShape = { flex: '0 0 auto', minWidth: 72, fontWeight: 650 };
const quietShape = { color: 'text.secondary', fontWeight: 400 };
const nameShape = { fontWeight: 600, overflowWrap: 'anywhere' };
