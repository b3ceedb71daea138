import { aPost } from '@/testing/builders';
import { draftOf, formErrors, formText, missingFields, postWords, shownDay, textOf } from './postRules';

test('returns an error for every missing field', () => {
  expect(missingFields({ ...aPost(), title: '  ', imageUrl: '' })).toEqual({
    title: 'Title is required',
    imageUrl: 'Image URL is required',
  });
});

test('returns no error for a complete post', () => {
  expect(missingFields(aPost())).toEqual({});
  expect(missingFields({ ...aPost(), readTime: '' })).toEqual({});
});

test('a draft needs only title and category', () => {
  expect(missingFields(formText({ status: 'draft' }))).toEqual({
    title: 'Title is required',
    category: 'Category is required',
  });
});

test('a scheduled post needs a time too', () => {
  expect(missingFields({ ...textOf(aPost()), status: 'scheduled' })).toEqual({
    publishOn: 'Publish on is required',
  });
});

test('the time of publication is that of the office', () => {
  const post = aPost({ status: 'scheduled', publishAt: '2026-12-01T01:30:00.000Z' });
  expect(textOf(post)).toMatchObject({ publishOn: '2026-12-01T09:30' });
  expect(draftOf(textOf(post)).publishAt).toBe('2026-12-01T01:30:00.000Z');
  expect(draftOf({ ...textOf(post), status: 'published' }).publishAt).toBeNull();
  expect(formErrors({ publishAt: 'Publish at must be in the future' })).toEqual({
    publishOn: 'Publish at must be in the future',
  });
});

test('the preview has the day that readers will see', () => {
  const post = aPost({ publishedAt: '2026-11-09T01:00:00.000Z' });
  expect(shownDay(textOf(post), post)).toBe('2026-11-09');
  expect(shownDay({ ...textOf(post), status: 'scheduled', publishOn: '2026-12-01T00:30' }, post)).toBe(
    '2026-12-01',
  );
});

test('a read time that was worked out is left empty, so that it follows the text', () => {
  expect(textOf(aPost({ content: 'Two words', readTime: '1 min read' })).readTime).toBe('');
  expect(textOf(aPost({ content: 'Two words', readTime: '2 min read' })).readTime).toBe('2 min read');
});

test('a form without values begins a post that is published', () => {
  expect(formText({})).toEqual(textOf(null));
  expect(textOf(null)).toMatchObject({ title: '', status: 'published' });
});

test('the words for a comparison have all fields, the content last', () => {
  const words = postWords(formText({ title: 'Term', content: 'One\nTwo', status: 'draft' }));
  expect(words[0]).toEqual(['Title', 'Term']);
  expect(words[1]).toEqual(['Excerpt', 'Nothing']);
  expect(words.at(-1)).toEqual(['Content', 'One\nTwo']);
});
