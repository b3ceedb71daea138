import { ListBase, type ListBaseProps } from 'react-admin';

// the list itself shows the error, with a retry button
const queryOptions = { onError: () => {} };

/** A list of which sort, filter and page are in the URL and nothing is remembered; its content shows the states. */
export const RecordList = (props: ListBaseProps) => (
  <ListBase perPage={25} storeKey={false} exporter={false} queryOptions={queryOptions} {...props} />
);
