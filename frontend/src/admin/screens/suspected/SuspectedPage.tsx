import { PageHeading } from '@/admin/ground/page/PageHeading';
import { RecordList } from '@/admin/ground/lists/RecordList';
import { BlockList } from './BlockList';
import { SuspectedList } from './SuspectedList';

/** Submissions that may be from robots, newest first, and the senders that are blocked. */
export function SuspectedPage() {
  return (
    <>
      <PageHeading
        title="Suspected submissions"
        subtitle="Forms that may be from robots. They are in no list, count or message until you decide."
        back={{ to: '/admin/leads', label: 'All leads' }}
      />
      <RecordList resource="suspected" sort={{ field: 'createdAt', order: 'DESC' }}>
        <SuspectedList />
      </RecordList>
      <BlockList />
    </>
  );
}
