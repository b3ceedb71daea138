it('passes', () => expect(1).toBe(1));

it('fails', () => expect(1).toBe(2));

it('fails later', async () => {
  await Promise.resolve();
  throw new Error('later');
});

describe('behind a hook that fails', () => {
  beforeAll(() => {
    throw new Error('no set-up');
  });

  it('never runs', () => console.log(['ran', 'anyway'].join(' ')));
});
