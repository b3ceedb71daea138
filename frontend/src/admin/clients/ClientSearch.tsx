import { ButtonBase, List, ListItem, TextField, Typography } from '@mui/material';
import { useDebounce } from 'use-debounce';
import type { Client } from '../../shared/api-types';
import { leadName } from '../leads/leadWords';
import { queryKeys } from '../providers/queryKeys';
import { useProviderQuery } from '../providers/useProviderQuery';

interface ClientSearchProps {
  readonly label: string;
  readonly text: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly autoFocus?: boolean;
  /** Clients who are not offered. */
  readonly without?: readonly string[];
  /** Why a client cannot be chosen; null for one who can. */
  readonly refusal?: (client: Client) => string | null;
  readonly onText: (text: string) => void;
  readonly onPick: (client: Client) => void;
}

/** Pause in typing after which the server is asked, in milliseconds. */
const PAUSE = 200;
const FEWEST_CHARACTERS = 2;

/** A field that finds clients by name, e-mail or phone, and offers them below it. */
export function ClientSearch({
  label,
  text,
  hint,
  error,
  autoFocus = false,
  without = [],
  refusal = () => null,
  onText,
  onPick,
}: ClientSearchProps) {
  const [query] = useDebounce(text.trim(), PAUSE);
  const isAsked = query.length >= FEWEST_CHARACTERS;
  const { data } = useProviderQuery(
    queryKeys.clientsFound(query),
    (provider) => provider.findClients(query),
    { enabled: isAsked, keepPrevious: true },
  );
  const found = (isAsked && text.trim() ? data : undefined)?.filter(({ id }) => !without.includes(id));
  return (
    <div>
      <TextField
        label={label}
        autoComplete="off"
        autoFocus={autoFocus}
        fullWidth
        value={text}
        onChange={({ target }) => onText(target.value)}
        error={Boolean(error)}
        helperText={error ?? hint}
      />
      {found && found.length > 0 && (
        <List dense aria-label="Clients found" ref={showInDialog} sx={listShape}>
          {found.map((client) => {
            const refused = refusal(client);
            return (
              <ListItem key={client.id} disablePadding>
                <ButtonBase disabled={refused !== null} onClick={() => onPick(client)} sx={rowShape}>
                  <span>{leadName(client)}</span>
                  <Typography component="span" variant="body2" color="textSecondary">
                    {refused ?? [client.email, client.phone].filter(Boolean).join(' · ')}
                  </Typography>
                </ButtonBase>
              </ListItem>
            );
          })}
        </List>
      )}
      <Typography role="status" variant="body2" color="textSecondary" sx={{ mt: 0.5, ml: 1.75 }}>
        {found?.length === 0 && 'No client found'}
      </Typography>
    </div>
  );
}

// below the last field of a long form
const showInDialog = (list: HTMLElement | null) => list?.scrollIntoView?.({ block: 'nearest' });

const listShape = { mt: 0.5, p: 0, border: 1, borderColor: 'divider', borderRadius: 1, overflow: 'hidden' };
const rowShape = {
  width: 1,
  minHeight: 44,
  px: 1.75,
  py: 0.75,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 1.5,
  justifyContent: 'space-between',
  alignItems: 'baseline',
  alignContent: 'center',
  textAlign: 'left',
  font: 'inherit',
  overflowWrap: 'anywhere',
  '&:hover, &.Mui-focusVisible': { bgcolor: 'action.hover' },
};
