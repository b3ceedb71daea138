import { focusManager, onlineManager, QueryObserver } from '@tanstack/react-query';
import { createQueryClient } from './queryClient';

const queryKey = ['leads'];

test('data is fetched once: not again for its age, the focus of the window or a new connection', async () => {
  const client = createQueryClient();
  const queryFn = jest.fn(async () => 'data');
  client.mount();
  const leave = new QueryObserver(client, { queryKey, queryFn }).subscribe(() => {});
  await client.ensureQueryData({ queryKey, queryFn });
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  onlineManager.setOnline(false);
  onlineManager.setOnline(true);
  const leaveToo = new QueryObserver(client, { queryKey, queryFn }).subscribe(() => {});
  expect(client.isFetching()).toBe(0);
  expect(queryFn).toHaveBeenCalledTimes(1);
  leave();
  leaveToo();
  client.unmount();
  focusManager.setFocused(undefined);
});

test('neither a read nor a change is tried again', async () => {
  const client = createQueryClient();
  const fail = jest.fn(async () => Promise.reject(new Error('no')));
  await expect(client.fetchQuery({ queryKey, queryFn: fail })).rejects.toThrow('no');
  await expect(
    client.getMutationCache().build(client, { mutationFn: fail }).execute(undefined),
  ).rejects.toThrow('no');
  expect(fail).toHaveBeenCalledTimes(2);
});
