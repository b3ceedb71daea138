const id = (kind: number, number: number) => `0000000${kind}-0000-7000-8000-00000000000${number}`;
const many = (kind: number, count: number) => Array.from({ length: count }, (_, number) => id(kind, number));
const LONG = 'A long story. '.repeat(75_000);
const EMOJI = '👩‍👩‍👧‍👦 ‮evil‬ İstanbul ﷺ';
/** A hash of `first-password` with the lowest cost. */
const HASH = '$2b$04$vkCmJjumN7/IueJ8ifD9aeZy1VmM7KN0TcYsgOiK.61aRGCLOjMla';

/** The ids of the rows below, which no version of the application would write. */
export const POISON = {
  appointments: many(1, 6),
  subscriptions: many(2, 3),
  notes: many(3, 2),
  activities: many(4, 3),
  posts: many(5, 3),
  versions: many(6, 2),
  users: many(7, 2),
} as const;

const [first] = POISON.appointments;
const booking = (fields: Record<string, string | null>) => ({
  firstName: 'Liza',
  lastName: 'Reyes',
  email: 'liza@sample.example',
  phone: '+63 917 000 0101',
  dateOfBirth: '1984-03-12',
  preferredDate: '2030-01-02',
  preferredTime: '9am',
  notes: null,
  serviceInterest: 'insurance',
  bookingStatus: 'Pending',
  leadStatus: 'New',
  leadSource: 'booking',
  productPurchased: null,
  premiumFrequency: null,
  premiumRate: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  searchText: 'liza reyes',
  ...fields,
});
const subscription = (fields: Record<string, string | null>) => ({
  firstName: 'Aileen',
  lastName: null,
  email: 'a@sample.example',
  leadStatus: 'New',
  leadSource: 'subscription',
  createdAt: '2026-01-01T00:00:00.000Z',
  searchText: '',
  ...fields,
});
const post = (fields: Record<string, string | null>) => ({
  title: 'Old',
  excerpt: 'Old',
  content: 'Old',
  category: 'Insurance',
  imageUrl: '/x.svg',
  readTime: '1 min',
  publishedAt: '2026-01-01T00:00:00.000Z',
  deletedAt: null,
  ...fields,
});
const user = (fields: Record<string, string | null>) => ({
  password: HASH,
  name: EMOJI,
  role: 'admin_assistant',
  status: 'active',
  createdAt: '',
  ...fields,
});

const ROWS: Record<string, readonly Record<string, string | number | null>[]> = {
  appointments: [
    booking({ preferredDate: 'next week', dateOfBirth: '12/03/84', notes: LONG }),
    booking({
      preferredDate: '',
      preferredTime: 'noon',
      serviceInterest: 'astrology',
      createdAt: 'yesterday',
    }),
    booking({ preferredDate: '0000-00-00', bookingStatus: 'Maybe', leadStatus: 'Archived', createdAt: '' }),
    booking({
      preferredDate: '2026-02-31',
      leadStatus: 'null',
      leadSource: 'fax',
      premiumFrequency: 'daily',
    }),
    booking({ firstName: EMOJI, lastName: '', email: '', phone: '', createdAt: '2016-01-01 10:00:00' }),
    booking({ leadStatus: 'Closed Sale', productPurchased: '', premiumRate: EMOJI, searchText: '' }),
  ],
  subscriptions: [
    subscription({ emailKey: '', email: 'nobody', leadStatus: 'Unknown', createdAt: 'never' }),
    subscription({ emailKey: 'b', firstName: '', lastName: EMOJI, leadSource: '', createdAt: '' }),
    subscription({ emailKey: 'c', firstName: 'null', createdAt: '9999-99-99T99:99:99.999Z' }),
  ],
  lead_notes: [
    { note: LONG, createdAt: 'never' },
    { note: '', createdAt: '' },
  ].map((fields) => ({
    leadId: first!,
    leadType: 'appointment',
    createdBy: '',
    createdByName: EMOJI,
    ...fields,
  })),
  activity_logs: ['lead_merged', '', 'null'].map((actionType) => ({
    leadId: first!,
    leadType: 'appointment',
    actionType,
    actionDetails: EMOJI,
    performedBy: null,
    performedByName: '',
    createdAt: actionType,
  })),
  blog_posts: [
    post({ slug: 'poisoned', category: 'Gossip', imageUrl: 'javascript:alert(1)', content: LONG }),
    post({ slug: '', title: EMOJI, readTime: '', publishedAt: 'never', imageUrl: '' }),
    post({ slug: '../..', excerpt: '</script>', publishedAt: '', category: '' }),
  ],
  blog_post_history: ['never', ''].map((createdAt) => ({
    blogPostId: POISON.posts[0]!,
    title: EMOJI,
    content: LONG,
    editedBy: '',
    editedByName: '',
    createdAt,
  })),
  users: [
    user({ username: 'poisoned-role', role: 'owner' }),
    user({ username: 'poisoned-status', status: 'suspended' }),
  ],
};
const IDS: Record<string, readonly string[]> = {
  appointments: POISON.appointments,
  subscriptions: POISON.subscriptions,
  lead_notes: POISON.notes,
  activity_logs: POISON.activities,
  blog_posts: POISON.posts,
  blog_post_history: POISON.versions,
  users: POISON.users,
};

/** Inserts them with plain SQL: invalid dates, unknown statuses, a megabyte of notes. */
export async function poison(
  write: (sql: string, values: readonly (string | number | null)[]) => Promise<unknown>,
): Promise<void> {
  for (const [table, rows] of Object.entries(ROWS))
    for (const [index, fields] of rows.entries()) {
      const row = { id: IDS[table]![index]!, ...fields };
      const places = Object.keys(row).map(() => '?');
      const sql = `INSERT INTO ${table} (${Object.keys(row).join(', ')}) VALUES (${places.join(', ')})`;
      await write(sql, Object.values(row));
    }
  for (const [scope, period, leads] of [
    ['hour', 'yesterday', 3],
    ['month', '', -5],
    ['century', '20', 1],
    ['bucket', '', -1],
  ] as const)
    await write(
      `INSERT INTO lead_counters (scope, period, leadType, leadStatus, bookingStatus, serviceInterest, premiumFrequency, leads)
       VALUES (?, ?, 'appointment', 'Archived', 'Maybe', 'astrology', 'daily', ?)`,
      [scope, period, leads],
    );
}
