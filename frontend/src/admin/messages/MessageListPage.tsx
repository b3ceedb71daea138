import { useRef } from 'react';
import { ListBase, useListContext } from 'react-admin';
import type { Mail } from '../../shared/api-types';
import { PageHeading } from '../layout/PageHeading';
import { useShortcuts } from '../shortcuts/useShortcuts';
import { MailServerAlert } from './MailServerAlert';
import { MessageFilters } from './MessageFilters';
import { MessageList } from './MessageList';

// the list itself shows the error, with a retry button
const queryOptions = { onError: () => {} };

/** Messages to visitors and staff, newest first; filter and page are in the URL. */
export function MessageListPage() {
  return (
    <ListBase
      perPage={25}
      sort={{ field: 'createdAt', order: 'DESC' }}
      storeKey={false}
      exporter={false}
      queryOptions={queryOptions}
    >
      <MessageListContent />
    </ListBase>
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
      <MessageFilters searchRef={search} />
      <MessageList />
    </>
  );
}
