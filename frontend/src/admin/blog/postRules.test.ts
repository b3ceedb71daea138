import { aPost } from '../../testing/builders';
import { draftOf, formErrors, formText, missingFields, postWords, textOf } from './postRules';

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

test('a scheduled post needs date and time too', () => {
  expect(missingFields({ ...textOf(aPost()), status: 'scheduled' })).toEqual({
    publishDate: 'Publication date is required',
    publishTime: 'Publication hour is required',
  });
});

test('date and time of publication are those of the office', () => {
  const post = aPost({ status: 'scheduled', publishAt: '2026-12-01T01:30:00.000Z' });
  expect(textOf(post)).toMatchObject({ publishDate: '2026-12-01', publishTime: '09:30' });
  expect(draftOf(textOf(post)).publishAt).toBe('2026-12-01T01:30:00.000Z');
  expect(draftOf({ ...textOf(post), status: 'published' }).publishAt).toBeNull();
  expect(formErrors({ publishAt: 'Publish at must be in the future' })).toEqual({
    publishDate: 'Publish at must be in the future',
  });
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
