import { Box, Dialog, IconButton } from '@mui/material';
import { Command } from 'cmdk';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDebounce } from 'use-debounce';
import { BackIcon } from '@/admin/ground/theme/screenIcons';
import { useBackCloses } from '@/admin/ground/dialogs/useBackCloses';
import { useCurrentUser } from '@/admin/ground/api/useCurrentUser';
import { SearchStyles } from './SearchStyles';
import { actOn, localTargets, type SearchTarget } from './searchTargets';
import { useSearch } from './useSearch';
import { usePhone } from '@/admin/ground/theme/widths';

/** Pause in typing after which the server is asked, in milliseconds. */
const PAUSE = 150;

/** Finds clients, policies, leads, posts, screens and actions by one field; arrow keys choose, Enter opens. */
const LONGEST_QUERY = 200;

export function SearchDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const phone = usePhone();
  useBackCloses(phone, onClose);
  const role = useCurrentUser()?.role ?? 'admin_assistant';
  const [query, setQuery] = useState('');
  const wanted = query.trim();
  const act = actOn(query.trimStart());
  const found = useSearch(useDebounce(act?.q ?? wanted, PAUSE)[0]);
  const { screens, actions } = localTargets(wanted, role);
  const ofAct = act?.of === 'clients' ? found.clients : found.policies;
  const groups: [heading: string, targets: readonly SearchTarget[]][] = [
    [act?.label ?? '', act?.q ? ofAct.map((target) => ({ ...target, path: act.on(target.path) })) : []],
    ['Clients', wanted && act?.of !== 'clients' ? found.clients : []],
    ['Policies', wanted && act?.of !== 'policies' ? found.policies : []],
    ['Leads', wanted ? found.leads : []],
    ['Posts', wanted ? found.posts : []],
    ['Screens', screens],
    ['Actions', act ? [] : actions],
  ];
  const shown = groups.filter(([, targets]) => targets.length > 0);
  const values = shown.flatMap(([heading, targets]) => targets.map(({ id }) => itemValue(heading, id)));
  // a choice holds for the results that it was made in: with others the first line is chosen again
  const [chosen, setChosen] = useState({ value: '', results: found.results });
  const isShown = chosen.results === found.results && values.includes(chosen.value);
  const open = (path: string) => {
    onClose();
    // an article is a page of the site; on a phone the page takes the place of the search in the history
    if (path.startsWith('/admin')) void navigate(path, { replace: phone });
    else window.open(path, '_blank', 'noopener');
  };
  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={phone}
      fullWidth
      maxWidth="sm"
      slotProps={{ paper: { 'aria-label': 'Search everything' } }}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
    >
      <SearchStyles />
      <Command
        label="Search everything"
        shouldFilter={false}
        loop
        value={isShown ? chosen.value : (values[0] ?? '')}
        onValueChange={(value) => setChosen({ value, results: found.results })}
      >
        <Box sx={{ display: 'flex', alignItems: 'center' }}>
          {phone && (
            <IconButton aria-label="Close the search" onClick={onClose}>
              <BackIcon />
            </IconButton>
          )}
          <Command.Input
            autoFocus
            value={query}
            onValueChange={setQuery}
            maxLength={LONGEST_QUERY}
            placeholder="Name, phone, policy, screen, or “record payment Reyes”"
          />
        </Box>
        <Command.List label="Results">
          {found.error && <p role="alert">{found.error}</p>}
          {act?.q === '' && <p role="status">{act.label}: type a name, a policy number or a phone number.</p>}
          {shown.length === 0 && act?.q !== '' && (
            <p role="status">{found.isLoading ? 'Searching…' : `Nothing found for “${wanted}”.`}</p>
          )}
          {shown.map(([heading, targets]) => (
            <Command.Group key={heading} heading={heading}>
              {targets.map(({ id, label, detail, path }) => (
                <Command.Item
                  key={id}
                  value={itemValue(heading, id)}
                  onSelect={() => (path ? open(path) : setQuery(`${label} `))}
                >
                  <span>{label}</span>
                  {detail && <small>{detail}</small>}
                </Command.Item>
              ))}
            </Command.Group>
          ))}
        </Command.List>
      </Command>
    </Dialog>
  );
}

function itemValue(heading: string, id: string) {
  return `${heading} ${id}`;
}
