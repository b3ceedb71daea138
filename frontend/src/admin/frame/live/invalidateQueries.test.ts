import { QueryObserver } from '@tanstack/react-query';
import { createQueryClient } from '@/admin/ground/api/queryClient';
import { invalidateQueries } from './invalidateQueries';

/** An active query whose fetches are resolved by the test. */
function watch() {
  const responses: ((value: string) => void)[] = [];
  const queryClient = createQueryClient();
  const observer = new QueryObserver(queryClient, {
    queryKey: ['leads'],
    queryFn: () => new Promise<string>((resolve) => responses.push(resolve)),
  });
  const stop = observer.subscribe(() => {});
  const response = async (value: string) => {
    responses.at(-1)?.(value);
    await new Promise((resolve) => setTimeout(resolve, 0));
  };
  return {
    queryClient,
    response,
    reads: () => responses.length,
    shown: () => observer.getCurrentResult().data,
    stop,
  };
}

test('repeats an initial fetch that was in progress', async () => {
  const { queryClient, response, reads, shown, stop } = watch();
  const done = invalidateQueries(queryClient, { queryKey: ['leads'] });
  await response('as it was');
  expect(reads()).toBe(2);
  await response('as it is');
  await done;
  expect(shown()).toBe('as it is');
  stop();
});

test('refetches loaded data once', async () => {
  const { queryClient, response, reads, shown, stop } = watch();
  await response('as it was');
  const done = invalidateQueries(queryClient, { queryKey: ['leads'] });
  await response('as it is');
  await done;
  expect([reads(), shown()]).toEqual([2, 'as it is']);
  stop();
});
