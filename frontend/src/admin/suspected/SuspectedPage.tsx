import { Button } from '@mui/material';

import { Link } from 'react-router-dom';
import { PageHeading } from '../layout/PageHeading';
import { RecordList } from '../layout/RecordList';
import { BlockList } from './BlockList';
import { SuspectedList } from './SuspectedList';

/** Submissions that may be from robots, newest first, and the senders that are blocked. */
export function SuspectedPage() {
  return (
    <>
      <PageHeading
        title="Suspected submissions"
        subtitle="Forms that may be from robots. They are in no list, count or message until you decide."
      >
        <Button variant="outlined" color="secondary" component={Link} to="/admin/leads">
          All leads
        </Button>
      </PageHeading>
      <RecordList resource="suspected" sort={{ field: 'createdAt', order: 'DESC' }}>
        <SuspectedList />
      </RecordList>
      <BlockList />
    </>
  );
}
