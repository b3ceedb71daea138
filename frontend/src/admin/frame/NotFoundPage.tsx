import { Box, Button, createTheme, CssBaseline, ThemeProvider } from '@mui/material';
import { consoleSettings } from '../ground/settings/consoleSettings';
import { themesOf } from '../ground/theme/themes';
import { Brand } from '../ground/page/Brand';
import { PageHeading } from '../ground/page/PageHeading';

const theme = createTheme(themesOf(consoleSettings.brandColour).lightTheme);

/** Page for unknown paths below /admin; needs no session (spec §2). */
export function NotFoundPage() {
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <Box component="main" sx={{ p: { xs: 3, sm: 5 }, color: ({ typography }) => typography.h1.color }}>
        <Brand size={44} />
        <Box sx={{ mt: 8 }}>
          <PageHeading title="Page Not Found" subtitle="There is no such page in the staff console." />
          <Button variant="contained" href="/admin">
            To the dashboard
          </Button>
        </Box>
      </Box>
    </ThemeProvider>
  );
}
