import { Button } from '@mui/material';
import { PageHeading } from './PageHeading';

/** For a path below /admin where there is no page. */
export function NotFoundPage() {
  return (
    <main style={{ padding: 32 }}>
      <PageHeading title="Page Not Found" subtitle="There is no such page in the staff console." />
      <Button variant="contained" href="/admin">
        To the dashboard
      </Button>
    </main>
  );
}
