import { QueryObserver } from '@tanstack/react-query';
import { createQueryClient } from '../providers/queryClient';
import { readAgain } from './readAgain';

/** A query on screen whose reads are answered by hand. */
function watch() {
  const answers: ((value: string) => void)[] = [];
  const queryClient = createQueryClient();
  const observer = new QueryObserver(queryClient, {
    queryKey: ['leads'],
    queryFn: () => new Promise<string>((resolve) => answers.push(resolve)),
  });
  const stop = observer.subscribe(() => {});
  const answer = async (value: string) => {
    answers.at(-1)?.(value);
    await new Promise((resolve) => setTimeout(resolve, 0));
  };
  return {
    queryClient,
    answer,
    reads: () => answers.length,
    shown: () => observer.getCurrentResult().data,
    stop,
  };
}

test('follows a first read that is under way by another', async () => {
  const { queryClient, answer, reads, shown, stop } = watch();
  const done = readAgain(queryClient, { queryKey: ['leads'] });
  await answer('as it was');
  expect(reads()).toBe(2);
  await answer('as it is');
  await done;
  expect(shown()).toBe('as it is');
  stop();
});

test('reads once what was there already', async () => {
  const { queryClient, answer, reads, shown, stop } = watch();
  await answer('as it was');
  const done = readAgain(queryClient, { queryKey: ['leads'] });
  await answer('as it is');
  await done;
  expect([reads(), shown()]).toEqual([2, 'as it is']);
  stop();
});
