import { aPost } from '../../testing/builders';
import { missingFields } from './postRules';

test('names every field that is missing', () => {
  expect(missingFields({ ...aPost(), title: '  ', imageUrl: '' })).toEqual({
    title: 'Title is required',
    imageUrl: 'Image URL is required',
  });
});

test('finds nothing wrong with a whole post', () => {
  expect(missingFields(aPost())).toEqual({});
});
