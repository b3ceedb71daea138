import { PublishedPosts } from '../../blog/published-posts.js';
import { aPost } from '../../blog/testing/builders.js';
import { aBookingRow, aSubscriptionRow, InMemoryDesk, refOf } from '../testing/in-memory-desk.js';
import { SearchConsole } from './search-console.js';

const setUp = (titles: readonly string[] = []) => {
  const desk = new InMemoryDesk();
  const posts = titles.map((title, number) => ({
    ...aPost({ title, slug: `post-${number}` }),
    image: null,
  }));
  const published = { summaries: () => Promise.resolve(posts) } as Partial<PublishedPosts> as PublishedPosts;
  return { desk, posts, search: new SearchConsole(desk.leads, desk.listed, published) };
};

describe('the search of the console', () => {
  it('finds leads with what they ask for', async () => {
    const { desk, search } = setUp();
    const booking = aBookingRow({ serviceInterest: 'retirement', preferredDate: '2026-11-25' });
    const subscription = aSubscriptionRow();
    desk.rows = [booking, subscription];
    desk.lists.found = [subscription, booking].map(refOf);
    const { leads } = await search.execute('a');
    const { email } = subscription;
    expect(leads).toEqual([
      { leadType: 'subscription', id: subscription.id, name: 'Aileen', detail: 'Newsletter', email },
      {
        leadType: 'appointment',
        id: booking.id,
        name: 'Liza Reyes',
        detail: 'Retirement Planning, Nov 25, 2026',
        email: 'liza@sample.example',
        phone: '+63 917 000 0101',
      },
    ]);
    expect(desk.asked.found).toEqual(['a', 8]);
  });

  it('finds posts by words of the title, at most eight', async () => {
    const titles = ['Save for retirement', ...Array.from({ length: 9 }, (_, index) => `Term life ${index}`)];
    const { posts, search } = setUp(titles);
    const [first] = posts;
    const found = async (query: string) => (await search.execute(query)).posts;
    expect(await found('retire sav')).toEqual([{ id: first!.id, title: first!.title, slug: 'post-0' }]);
    expect(await found('life')).toHaveLength(8);
    expect(await found('ife')).toEqual([]);
  });
});
