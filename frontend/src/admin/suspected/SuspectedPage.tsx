import { Button } from '@mui/material';
import { ListBase } from 'react-admin';
import { Link } from 'react-router-dom';
import { PageHeading } from '../layout/PageHeading';
import { BlockList } from './BlockList';
import { SuspectedList } from './SuspectedList';

// the list itself shows the error, with a retry button
const queryOptions = { onError: () => {} };

/** Posts that may be from robots, newest first, and the senders that are blocked. */
export function SuspectedPage() {
  return (
    <>
      <PageHeading
        title="Suspected posts"
        subtitle="Forms that may be from robots. They are in no list, count or message until you decide."
      >
        <Button variant="outlined" color="secondary" component={Link} to="/admin/leads">
          All leads
        </Button>
      </PageHeading>
      <ListBase
        resource="suspected"
        perPage={25}
        sort={{ field: 'createdAt', order: 'DESC' }}
        storeKey={false}
        exporter={false}
        queryOptions={queryOptions}
      >
        <SuspectedList />
      </ListBase>
      <BlockList />
    </>
  );
}
