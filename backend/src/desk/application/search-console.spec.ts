import { PublishedPosts } from '../../blog/published-posts.js';
import { aPost } from '../../blog/testing/builders.js';
import { aBookingRow, aSubscriptionRow, InMemoryDesk, refOf } from '../testing/in-memory-desk.js';
import { aClient } from '../../clients/testing/builders.js';
import type { Client, ClientPageRequest, ClientQueries } from '../../clients/client-queries.js';
import type { ListedPolicy, PolicyPageRequest, PolicyQueries } from '../../policies/policy-queries.js';
import { aPolicy } from '../../policies/testing/builders.js';
import { portWith } from '../../platform/testing/port-with.js';
import { FindLeads } from './find-leads.js';
import { SearchConsole } from './search-console.js';

const setUp = (titles: readonly string[] = [], known: Client[] = [], held: ListedPolicy[] = []) => {
  const desk = new InMemoryDesk();
  const posts = titles.map((title, number) => ({
    ...aPost({ title, slug: `post-${number}` }),
    image: null,
  }));
  const published = { summaries: () => Promise.resolve(posts) } as Partial<PublishedPosts> as PublishedPosts;
  const asked: ClientPageRequest[] = [];
  const askedPolicies: PolicyPageRequest[] = [];
  const clients = portWith<ClientQueries>({
    page: async (request) => {
      asked.push(request);
      return { rows: known, total: known.length };
    },
  });
  const policies = portWith<PolicyQueries>({
    page: async (request) => {
      askedPolicies.push(request);
      return { rows: held, total: held.length };
    },
  });
  const search = new SearchConsole(new FindLeads(desk.leads, desk.listed), clients, policies, published);
  return { desk, posts, asked, askedPolicies, search };
};

describe('the search of the console', () => {
  it('finds leads with what they ask for, and their clients', async () => {
    const { desk, search } = setUp();
    const known = { clientId: 'liza', policies: 2, inGrace: 1, pastGrace: 0 };
    const booking = aBookingRow({ serviceInterest: 'retirement', preferredDate: '2026-11-25', known });
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
        known,
      },
    ]);
    expect(desk.asked.found).toEqual(['a', 8]);
  });

  it('finds clients, each with the address, or else the number', async () => {
    const known = [
      aClient(),
      aClient({ lastName: null, email: null }),
      aClient({ email: null, phone: null }),
    ];
    const { asked, search } = setUp([], known);
    expect((await search.execute('liza')).clients).toEqual([
      { id: known[0]!.id, name: 'Liza Reyes', detail: 'liza@sample.example' },
      { id: known[1]!.id, name: 'Liza', detail: '0917 000 0101' },
      { id: known[2]!.id, name: 'Liza Reyes', detail: '' },
    ]);
    expect(asked).toMatchObject([{ filter: { q: 'liza' }, range: { offset: 0, limit: 8 } }]);
  });

  it('finds policies, each with its client', async () => {
    const money = { upcomingTerms: null, credit: 0 };
    const names = {
      clientName: 'Liza Reyes',
      clientPhone: null,
      clientEmail: null,
      insuredName: null,
      payorName: null,
      contingentOwnerName: null,
      assigneeName: null,
      freeLookEndsOn: null,
      contestableUntil: null,
      nextPremium: null,
      openCases: [],
      matched: null,
    };
    const aCase = { id: 'case', kind: 'claim', title: 'Broken arm', nextStep: null, nextBy: null } as const;
    const held = [
      { ...aPolicy({ policyNumber: '0001-77' }), ...names, ...money },
      { ...aPolicy(), ...names, ...money, openCases: [aCase] },
    ];
    const { askedPolicies, search } = setUp([], [], held);
    expect((await search.execute('0001')).policies).toEqual([
      { id: held[0]!.id, name: 'Sun Life Term 20 0001-77', detail: 'Liza Reyes' },
      { id: held[1]!.id, name: 'Sun Life Term 20', detail: 'Liza Reyes' },
    ]);
    expect(askedPolicies).toMatchObject([{ filter: { q: '0001' }, range: { offset: 0, limit: 8 } }]);
    expect((await search.execute('broken')).policies.map(({ detail }) => detail)).toEqual([
      'Liza Reyes',
      'Liza Reyes · Broken arm',
    ]);
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
