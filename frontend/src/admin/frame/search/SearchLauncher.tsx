import { Box, ButtonBase } from '@mui/material';
import { useEffect, useState } from 'react';
import { lazyComponent } from '@/admin/ground/loading/lazyComponent';
import { LazyDialogs } from '@/admin/ground/loading/LazyDialogs';
import { SearchIcon } from '@/admin/ground/theme/icons';

const SearchDialog = lazyComponent(() => import('./SearchDialog').then((module) => module.SearchDialog));

const MAC = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The button that opens the search of everything. Ctrl+K opens and closes it from everywhere, on a Mac also ⌘K. */
export function SearchLauncher() {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      // a text makes a link
      if (event.defaultPrevented) return;
      event.preventDefault();
      setOpen((shown) => !shown);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  const close = () => setOpen(false);
  return (
    <>
      <ButtonBase
        onClick={() => setOpen(true)}
        aria-label="Search everything"
        aria-keyshortcuts="Control+K"
        sx={shape}
      >
        <SearchIcon fontSize="small" />
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' }, flexGrow: 1, textAlign: 'left' }}>
          Search
        </Box>
        <Box component="span" sx={keysShape} />
      </ButtonBase>
      <LazyDialogs onClose={close}>{open && <SearchDialog onClose={close} />}</LazyDialogs>
    </>
  );
}

const shape = {
  display: 'flex',
  alignItems: 'center',
  width: { sm: '100%' },
  gap: 1,
  justifyContent: 'center',
  minHeight: { xs: 44, sm: 40 },
  minWidth: 44,
  px: 1.25,
  border: { xs: 0, sm: 1 },
  borderColor: 'currentcolor',
  borderRadius: 1,
  opacity: 0.85,
  font: 'inherit',
  '&:hover, &.Mui-focusVisible': { opacity: 1 },
  '&.Mui-focusVisible': { outline: '2px solid currentcolor', outlineOffset: 2 },
};

// no text of the button: its name would have to repeat it
const keysShape = {
  display: { xs: 'none', sm: 'inline' },
  fontSize: 12,
  '&::after': { content: MAC ? '"⌘K"' : '"Ctrl K"' },
};
