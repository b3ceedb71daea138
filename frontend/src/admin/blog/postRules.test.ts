import { aPost } from '../../testing/builders';
import { missingFields } from './postRules';

test('returns an error for every missing field', () => {
  expect(missingFields({ ...aPost(), title: '  ', imageUrl: '' })).toEqual({
    title: 'Title is required',
    imageUrl: 'Image URL is required',
  });
});

test('returns no error for a complete post', () => {
  expect(missingFields(aPost())).toEqual({});
});
