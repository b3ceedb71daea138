import { screen, within } from '@testing-library/react';
import { issueSummary, renderOnPage } from '../../testing/site';
import { IssuePage } from './IssuePage';
import { IssuesPage } from './IssuesPage';

const long = ['First', 'Second', 'Third', 'Fourth']
  .map((heading, index) => `<h2 id="part-${index}">${heading}</h2><p>Text</p>`)
  .join('');
const form = () => screen.getByRole('form');

test('the archive lists the issues with the day of sending at the office, and ends with the form', () => {
  const issues = [
    issueSummary({ slug: 'new', subject: 'The new one', sentAt: '2026-11-15T17:00:00.000Z' }),
    issueSummary({ subject: 'The old one', preheader: '' }),
  ];
  renderOnPage(<IssuesPage issues={issues} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Newsletter' })).toBeVisible();
  const [first, second] = screen.getAllByRole('article');
  expect(within(first!).getByRole('link', { name: 'The new one' })).toHaveAttribute(
    'href',
    '/newsletter/new',
  );
  expect(within(first!).getByText('November 16, 2026')).toBeVisible();
  expect(within(first!).getByText('Ten minutes with your policy.')).toBeVisible();
  expect(within(second!).getByRole('link', { name: 'The old one' })).toBeVisible();
  expect(form()).toHaveAttribute('action', '/subscribe');
});

test('an empty archive invites to subscribe', () => {
  renderOnPage(<IssuesPage issues={[]} />);
  expect(screen.getByRole('heading', { name: 'There is no letter here yet.' })).toBeVisible();
  expect(screen.queryByRole('article')).toBeNull();
  expect(form()).toBeVisible();
});

test('an issue reads like an article, offers the next one by e-mail, and links to more', () => {
  const issue = issueSummary({ subject: 'Three questions', preheader: 'Before you sign.' });
  const more = [issueSummary({ subject: 'Another' })];
  renderOnPage(<IssuePage issue={issue} html={long} more={more} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Three questions' })).toBeVisible();
  expect(screen.getByText('Before you sign.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Newsletter' })).toHaveAttribute('href', '/newsletter');
  const contents = screen.getByRole('navigation', { name: 'In this letter' });
  expect(within(contents).getByRole('link', { name: 'Third' })).toHaveAttribute('href', '#part-2');
  expect(screen.getByRole('heading', { level: 2, name: 'Third' })).toBeVisible();
  expect(screen.getByRole('form', { name: 'Get the next one by e-mail' })).toBeVisible();
  const others = within(screen.getByRole('region', { name: 'More letters' }));
  expect(others.getByRole('link', { name: 'Another' })).toBeVisible();
});

test('the only issue has no list of others', () => {
  renderOnPage(<IssuePage issue={issueSummary({ preheader: '' })} html="<p>Text</p>" more={[]} />);
  expect(screen.queryByRole('region', { name: 'More letters' })).toBeNull();
});
