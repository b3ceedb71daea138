const hooks: string[] = [];

beforeEach(() => hooks.push('of this file'));

it('begins without what another file left', async () => {
  expect(hooks).toEqual(['of this file']);
  expect(Math.random()).toBeLessThan(1);
  // would wait forever for a fake timer
  await new Promise((resolve) => setTimeout(resolve, 1));
});

it('leaves a spy and fake timers behind', () => {
  jest.spyOn(Math, 'random').mockReturnValue(2);
  jest.useFakeTimers();
  expect(Math.random()).toBe(2);
});
