import { Link, Skeleton, Typography } from '@mui/material';
import { useCanAccess } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { PageHeading } from '@/admin/ground/page/PageHeading';
import { ReadingColumn } from '@/admin/ground/page/ReadingColumn';
import { SectionCard } from '@/admin/ground/page/SectionCard';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { QueryError } from '@/admin/ground/api/QueryError';
import { useProviderQuery } from '@/admin/ground/api/useProviderQuery';
import { BusyCalendars } from './BusyCalendars';
import { CalendarFeed } from './CalendarFeed';
import { MailServer } from './MailServer';
import { VisitorMailsForm } from './VisitorMailsForm';

/** The settings of the office: staff read them, superadmins change them. */
export function SettingsPage() {
  const { data, error, refetch } = useProviderQuery(queryKeys.settings, (provider) => provider.settings());
  const { canAccess: editable = false, isPending } = useCanAccess({ resource: 'settings', action: 'edit' });
  return (
    <>
      <PageHeading
        title="Settings"
        {...(editable || isPending ? {} : { subtitle: 'Only superadmin users can change the settings.' })}
      />
      <ReadingColumn>
        <SectionCard title="Messages to visitors and clients">
          {error && <QueryError error={error} onRetry={refetch} stale={data !== undefined} />}
          {data && !isPending ? (
            <VisitorMailsForm stored={data.visitorMails} editable={editable} />
          ) : (
            !error && <Skeleton variant="rounded" height={260} role="img" aria-label="Loading settings" />
          )}
        </SectionCard>
        <SectionCard title="Mail server">
          <MailServer testable={editable} />
        </SectionCard>
        {editable && (
          <SectionCard title="Self-check">
            <Typography>
              Whether everything works that the office depends on, and the last backup.{' '}
              <Link component={RouterLink} to="/admin/self-check" color="secondary" underline="always">
                Open the self-check
              </Link>
            </Typography>
          </SectionCard>
        )}
        <SectionCard title="Security">
          <Typography>
            Your password, your e-mail address, and where you are signed in.{' '}
            <Link component={RouterLink} to="/admin/security" color="secondary" underline="always">
              Open Security
            </Link>
          </Typography>
        </SectionCard>
        <SectionCard title="Calendar on your phone">
          <CalendarFeed />
        </SectionCard>
        <SectionCard title="Busy times from your other calendars">
          <BusyCalendars />
        </SectionCard>
      </ReadingColumn>
    </>
  );
}
