import { NEXT_MONTH, day, issueBody, postBody } from './bodies.js';
import type { BodySample } from './body-sample.js';
import { chars, email, imageUrl, moment, multiline, oneOf, text } from './field-rules.js';

const required = { optional: false, whenSent: false };
const post = {
  title: text(200),
  // only a draft may lack these three
  excerpt: { ...multiline(text(500)), ...required },
  content: {
    ...required,
    good: ['x', chars(200_000), 'é'.repeat(100_000)],
    bad: [chars(200_001), `${'é'.repeat(100_000)}x`],
  },
  category: oneOf('Insurance', 'Investments', 'Retirement', 'Financial Planning'),
  imageUrl: { ...imageUrl, ...required },
  reviewedOn: {
    good: ['2020-02-29', day(0)],
    bad: ['2025-02-30', '1899-12-31', day(1), 'yesterday', '2025-1-1', '2025-01-01 10:00'],
  },
  readTime: text(40),
  // a scheduled post needs a time, too
  status: { good: ['draft', 'published'], bad: ['Draft', 'deleted', '__proto__'] },
  publishAt: moment,
};
const letter = {
  subject: text(150),
  preheader: text(150),
  content: { good: ['two\nlines', chars(100_000), 'é'.repeat(100_000)], bad: [chars(100_001)] },
};

/** Bodies of articles, newsletters and pictures. */
export const WRITING_BODIES: readonly BodySample[] = [
  { route: 'POST /api/v1/posts', body: postBody, rules: post, ok: 201 },
  { route: 'PUT /api/v1/posts/:id', body: postBody, rules: post, ok: 200 },
  {
    route: 'POST /api/admin/newsletters',
    body: issueBody,
    rules: letter,
    ok: 201,
  },
  {
    route: 'PUT /api/admin/newsletters/:id',
    body: issueBody,
    rules: letter,
    ok: 200,
  },
  {
    route: 'POST /api/admin/newsletters/preview',
    body: () => ({ subject: 'Three questions', content: '# Hello' }),
    rules: letter,
    ok: 200,
  },
  {
    route: 'POST /api/admin/newsletters/:id/test',
    body: () => ({ to: 'ana@sample.example' }),
    rules: { to: email },
    ok: 201,
  },
  {
    route: 'POST /api/admin/newsletters/:id/send',
    // an issue without text is never sent, whatever the time
    path: async (admin) => `/api/admin/newsletters/${await admin.createIssue({ content: '' })}/send`,
    body: () => ({ at: NEXT_MONTH }),
    rules: { at: moment },
    ok: 409,
  },
  {
    route: 'POST /api/admin/blog-posts',
    body: postBody,
    rules: post,
    ok: 201,
  },
  {
    route: 'PUT /api/admin/blog-posts/:id',
    body: postBody,
    rules: post,
    ok: 200,
  },
  {
    route: 'POST /api/admin/blog-posts/preview',
    body: () => ({ content: '# Hello' }),
    rules: { content: post.content },
    ok: 200,
  },
  {
    route: 'PATCH /api/admin/media/:id',
    body: () => ({ alt: 'The office' }),
    ok: 200,
  },
];
