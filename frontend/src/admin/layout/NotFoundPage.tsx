import { Button, createTheme, CssBaseline, ThemeProvider } from '@mui/material';
import { lightTheme } from '../theme/themes';
import { PageHeading } from './PageHeading';

const theme = createTheme(lightTheme);

/** Page for unknown paths below /admin; needs no session (spec §2). */
export function NotFoundPage() {
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <main style={{ padding: 32 }}>
        <PageHeading title="Page Not Found" subtitle="There is no such page in the staff console." />
        <Button variant="contained" href="/admin">
          To the dashboard
        </Button>
      </main>
    </ThemeProvider>
  );
}
