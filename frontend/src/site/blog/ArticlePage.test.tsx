import { fireEvent, screen, within } from '@testing-library/react';
import { postSummary, renderOnPage } from '../../testing/site';
import { ArticlePage } from './ArticlePage';
import { contentsList } from './contentsList';

const long = ['First &amp; foremost', 'A <em>second</em>', 'Third', 'Fourth']
  .map((heading, index) => `<h2 id="part-${index}">${heading}</h2><p>Text</p>`)
  .join('');

test('lists the headings of a long article as plain text', () => {
  expect(contentsList(long)).toEqual([
    { id: 'part-0', text: 'First & foremost' },
    { id: 'part-1', text: 'A second' },
    { id: 'part-2', text: 'Third' },
    { id: 'part-3', text: 'Fourth' },
  ]);
  expect(contentsList('<h2 id="only">Only</h2>')).toEqual([]);
});

test('shows the article, its table of contents, a booking link and more articles', () => {
  const post = postSummary({ title: 'Stopping at sixty' });
  renderOnPage(<ArticlePage post={post} html={long} more={[postSummary({ title: 'Another' })]} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Stopping at sixty' })).toBeVisible();
  const contents = screen.getByRole('navigation', { name: 'In this article' });
  expect(within(contents).getByRole('link', { name: 'Third' })).toHaveAttribute('href', '#part-2');
  expect(screen.getByRole('heading', { name: 'Third' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Book a free consultation' })).toHaveAttribute('href', '/#contact');
  expect(screen.getByRole('heading', { name: 'Another' })).toBeVisible();
});

test('a table that is wider than the text can be focused', () => {
  const width = jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(500);
  renderOnPage(<ArticlePage post={postSummary()} html="<table><tbody></tbody></table>" more={[]} />);
  expect(screen.getByRole('table')).toHaveAttribute('tabindex', '0');
  width.mockReturnValue(0);
  fireEvent(window, new Event('resize'));
  expect(screen.getByRole('table')).not.toHaveAttribute('tabindex');
  width.mockRestore();
});
