import { ListBase } from 'react-admin';
import { LeadDesk } from './LeadDesk';

// the list shows what went wrong in its place, with a way to try again
const queryOptions = { onError: () => {} };

/** Lead Management (spec §2): one page of leads at a time, in the order and with the filter of the address. */
export function LeadList() {
  return (
    <ListBase
      perPage={25}
      sort={{ field: 'createdAt', order: 'DESC' }}
      storeKey={false}
      exporter={false}
      queryOptions={queryOptions}
    >
      <LeadDesk />
    </ListBase>
  );
}
