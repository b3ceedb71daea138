import { MAIL_KINDS } from '@contract';
import { useRef } from 'react';
import { SelectInput, useListContext } from 'react-admin';
import type { Mail } from '@/shared/api-types';
import { filterSelect, ListFilters } from '@/admin/ground/lists/ListFilters';
import { PageHeading } from '@/admin/ground/page/PageHeading';
import { RecordList } from '@/admin/ground/lists/RecordList';
import { useShortcuts } from '@/admin/ground/shortcuts/useShortcuts';
import { MailServerAlert } from './MailServerAlert';
import { STATE_LABELS } from '@/admin/records/mails/mailWords';
import { MailList } from './MailList';

const KINDS = Object.entries(MAIL_KINDS).map(([id, { label }]) => ({ id, name: label }));

const PRESENT = { scheduled: false };

/** Mails to visitors and staff, newest first, those for a later time apart; filter and page are in the URL. */
export function MailListPage() {
  return (
    <RecordList sort={{ field: 'createdAt', order: 'DESC' }} filter={PRESENT}>
      <MessageListContent />
    </RecordList>
  );
}

function MessageListContent() {
  const search = useRef<HTMLInputElement>(null);
  const { setFilters } = useListContext<Mail>();
  useShortcuts({ '/': () => search.current?.focus() });
  return (
    <>
      <PageHeading title="Messages" subtitle="Everything the office sends to visitors and staff" />
      <MailServerAlert onShowFailed={() => setFilters({ state: 'failed' })} />
      <ListFilters
        searchLabel="Search by the recipient’s address"
        placeholder="Address begins with…"
        states={STATE_LABELS}
        searchRef={search}
      >
        <SelectInput source="kind" label="Filter by kind" choices={KINDS} {...filterSelect} />
      </ListFilters>
      <MailList />
    </>
  );
}
