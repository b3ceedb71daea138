import { type FieldsFor, namesWhere } from '../../platform/fields/fields.js';
import { DAY, inEverything, TIME } from '../../platform/fields/file-columns.js';
import { type Post, POST_CATEGORIES, type PostSummary } from './post.js';
import { POST_STATUSES } from './publication.js';

const OFFICE = { about: 'office' } as const;
const WRITTEN = { ...OFFICE, type: 'text', headings: null } as const;

/**
 * The one list of the fields of a post, in the order of responses. Columns, rows, responses, "Everything as files" and the
 * labels of the console derive from it.
 */
export const POST_FIELDS = {
  id: { ...OFFICE, type: 'text', files: inEverything('Article ID', 'id'), place: 1 },
  slug: { ...OFFICE, type: 'text', files: inEverything('Address', 'the end of its address on the site') },
  title: { ...WRITTEN, max: 200, label: 'Title', files: inEverything('Title', 'text'), place: -1 },
  excerpt: { ...WRITTEN, max: 500, label: 'Excerpt', files: inEverything('Excerpt', 'text') },
  content: {
    ...WRITTEN,
    type: 'lines',
    max: 200_000,
    label: 'Content',
    files: inEverything('Content', 'Markdown'),
  },
  category: {
    ...WRITTEN,
    type: 'choice',
    choices: POST_CATEGORIES,
    label: 'Category',
    files: inEverything('Category', 'text'),
  },
  imageUrl: { ...WRITTEN, label: 'Image URL', files: inEverything('Picture', 'address') },
  imageAlt: {
    ...WRITTEN,
    max: 300,
    label: 'Picture description (alt text)',
    files: inEverything('Picture Text', 'text'),
  },
  author: {
    ...WRITTEN,
    max: 100,
    description: 'Empty: the advisor of the business',
    label: 'Author',
    files: inEverything('Author', 'name'),
  },
  reviewedOn: {
    ...WRITTEN,
    type: 'date',
    optional: true,
    label: 'Reviewed on',
    files: inEverything('Reviewed On', DAY),
  },
  readTime: { ...WRITTEN, max: 40, label: 'Read Time', files: { everything: null, list: null } },
  status: {
    ...WRITTEN,
    type: 'choice',
    choices: POST_STATUSES,
    label: 'Status',
    files: inEverything('Status', 'word'),
  },
  publishedAt: { ...OFFICE, type: 'time', files: inEverything('Published (UTC)', TIME) },
  updatedAt: { ...OFFICE, type: 'time', files: inEverything('Changed (UTC)', TIME) },
} as const satisfies FieldsFor<Post>;

/** The fields of a post in lists, where its text would be too long. */
export const SUMMARY_FIELDS = namesWhere(
  POST_FIELDS,
  ({ type }) => type !== 'lines',
) as (keyof PostSummary)[];
