import { asOf, publicationAfter, publishAtOf } from './publication.js';

const NOW = '2026-11-25T02:00:00.000Z';
const EARLIER = '2026-11-20T00:00:00.000Z';
const LATER = '2026-12-01T00:00:00.000Z';
const MUCH_LATER = '2027-01-01T00:00:00.000Z';

const draft = { status: 'draft', publishedAt: EARLIER } as const;
const scheduled = { status: 'scheduled', publishedAt: LATER } as const;
const published = { status: 'published', publishedAt: EARLIER } as const;
const now = { status: 'published', publishedAt: NOW } as const;

describe('a scheduled post', () => {
  it.each([
    ['a moment before its time', '2026-11-30T23:59:59.999Z', 'scheduled', LATER],
    ['at its time', LATER, 'published', null],
    ['later', MUCH_LATER, 'published', null],
  ])('%s', (_, at, status, publishAt) => {
    const post = asOf(scheduled, at);
    expect([post.status, post.publishedAt, publishAtOf(post)]).toEqual([status, LATER, publishAt]);
  });
});

describe('the publication', () => {
  it.each([
    ['of a new post', {}, null, now],
    ['of a new draft', { status: 'draft' }, null, { status: 'draft', publishedAt: NOW }],
    ['of a new scheduled post', { status: 'scheduled', publishAt: LATER }, null, scheduled],
    ['stays without a status', { publishAt: MUCH_LATER }, scheduled, scheduled],
    ['of a draft that stays one', { status: 'draft' }, draft, draft],
    ['of a draft that is published', { status: 'published' }, draft, now],
    ['of a draft that is scheduled', { status: 'scheduled', publishAt: LATER }, draft, scheduled],
    ['of a scheduled post that is published earlier', { status: 'published' }, scheduled, now],
    ['of a scheduled post that is taken back', { status: 'draft' }, scheduled, { ...now, status: 'draft' }],
    [
      'of a scheduled post with another time',
      { status: 'scheduled', publishAt: MUCH_LATER },
      scheduled,
      { status: 'scheduled', publishedAt: MUCH_LATER },
    ],
    ['of a published post keeps its time', { status: 'published' }, published, published],
    ['of a published post that is taken back', { status: 'draft' }, published, draft],
    [
      'of a post whose time came meanwhile',
      { status: 'scheduled', publishAt: EARLIER },
      published,
      published,
    ],
  ] as const)('%s', (_, choice, before, after) => {
    expect(publicationAfter(choice, before, NOW)).toEqual(after);
  });

  it.each([
    [undefined, 'Publish time is required for a scheduled post'],
    [null, 'Publish time is required for a scheduled post'],
    [NOW, 'Publish time must be in the future'],
    [EARLIER, 'Publish time must be in the future'],
    ['2031-12-01T00:00:00.000Z', 'Publish time must be within five years'],
  ])('is rejected for a scheduled post with the time %s', (publishAt, sentence) => {
    for (const before of [null, draft])
      expect(() => publicationAfter({ status: 'scheduled', publishAt }, before, NOW)).toThrow(sentence);
  });
});
