import { useCanAccess } from 'react-admin';
import { QueryState } from '@/admin/ground/loading/QueryState';
import { PageHeading } from '@/admin/ground/page/PageHeading';
import { ReadingColumn } from '@/admin/ground/page/ReadingColumn';
import { SectionCard } from '@/admin/ground/page/SectionCard';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useProviderQuery } from '@/admin/ground/api/useProviderQuery';
import { ALL_SETTINGS } from '@/admin/ground/page/allSettings';
import { MailServer } from './MailServer';
import { VisitorMailsForm } from './VisitorMailsForm';

/** What the office sends by itself, and its mail server: staff read the settings, superadmins change them. */
export function MailSettingsPage() {
  const query = useProviderQuery(queryKeys.settings, (provider) => provider.settings());
  const { data } = query;
  const { canAccess: editable = false, isPending } = useCanAccess({ resource: 'settings', action: 'edit' });
  return (
    <>
      <PageHeading
        title="Mail"
        back={ALL_SETTINGS}
        {...(editable || isPending ? {} : { subtitle: 'Only superadmin users can change the settings.' })}
      />
      <ReadingColumn>
        <SectionCard title="Messages to visitors and clients">
          <QueryState of={query} isHeld={isPending} loading="Loading settings" height={260} />
          {data && !isPending && <VisitorMailsForm stored={data.visitorMails} editable={editable} />}
        </SectionCard>
        <SectionCard title="Mail server">
          <MailServer testable={editable} />
        </SectionCard>
      </ReadingColumn>
    </>
  );
}
