import { useMediaQuery, type Theme } from '@mui/material';
import { useState } from 'react';
import { useParams } from 'react-router-dom';

/** Whether a lead fits beside the list. Printing changes nothing, although paper is narrow. */
export function useIsWide(): boolean {
  const wide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('xl'));
  const printing = useMediaQuery('not screen');
  const [onScreen, setOnScreen] = useState(wide);
  if (!printing && onScreen !== wide) setOnScreen(wide);
  return printing ? onScreen : wide;
}

/** Whether the list shares the width with a lead. */
export function useIsBesideLead(): boolean {
  const wide = useIsWide();
  return useParams().leadId !== undefined && wide;
}
