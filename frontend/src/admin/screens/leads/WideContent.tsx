import { GlobalStyles } from '@mui/material';

/** Lets the page use the whole window: rows and the board have many columns. */
export const WideContent = () => <GlobalStyles styles={{ '#main-content': { maxWidth: 1800 } }} />;
