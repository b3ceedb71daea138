import { useMediaQuery, type Theme } from '@mui/material';

/** Whether the screen is too narrow to make an import; it can be watched there. */
export const usePhone = () => useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
