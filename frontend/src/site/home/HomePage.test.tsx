import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { business, renderOnPage } from '../../testing/site';
import { HomePage } from './HomePage';

test('has the anchors home, services, about and contact', () => {
  const { container } = renderOnPage(<HomePage />);
  expect([...container.querySelectorAll('section[id]')].map(({ id }) => id)).toEqual([
    'home',
    'services',
    'about',
    'contact',
  ]);
});

test('the hero links to the contact and services sections', () => {
  const { container } = renderOnPage(<HomePage />);
  const hero = within(container.querySelector<HTMLElement>('#home')!);
  expect(hero.getByRole('heading', { level: 1 })).toBeVisible();
  expect(hero.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/#contact',
    '/#services',
  ]);
});

test('the stats band has the figures of the spec', () => {
  renderOnPage(<HomePage />);
  const band = screen.getByRole('region', { name: 'In figures' });
  expect(
    within(band)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([
    '15+ years experience',
    '2,500+ clients served',
    '$50M+ assets protected',
    '98% client satisfaction',
  ]);
});

test('has six services, each linked to the contact section', () => {
  renderOnPage(<HomePage />);
  const services = screen.getByRole('region', { name: 'What we can do for you' });
  expect(
    within(services)
      .getAllByRole('heading', { level: 3 })
      .map((title) => title.textContent),
  ).toEqual([
    'Insurance Planning',
    'Investment Advisory',
    'Retirement Planning',
    'Education Funding',
    'Wealth Management',
    'Estate Planning',
  ]);
  for (const link of within(services).getAllByRole('link')) expect(link).toHaveAttribute('href', '/#contact');
});

test('the link of a service selects it in the booking form', async () => {
  renderOnPage(<HomePage />);
  await userEvent.click(screen.getByRole('link', { name: /Estate Planning/ }));
  expect(screen.getByLabelText(/^Service/)).toHaveValue('estate');
});

test('a service that the booking form does not have selects the closest option, with a note', async () => {
  renderOnPage(<HomePage />);
  await userEvent.click(screen.getByRole('link', { name: /Wealth Management/ }));
  const service = screen.getByLabelText(/^Service/);
  expect(service).toHaveValue('investment');
  expect(service).toHaveAccessibleDescription(/^Wealth Management is booked as Investment Advisory/);
  await userEvent.selectOptions(service, 'Tax Optimization');
  expect(service).toHaveAccessibleDescription('');
  await userEvent.click(screen.getByRole('link', { name: /Estate Planning/ }));
  expect(service).toHaveValue('estate');
  expect(service).toHaveAccessibleDescription('');
});

test('names the advisor and the licence, and shows three quotes and the business hours', () => {
  renderOnPage(<HomePage />);
  expect(screen.getByRole('img', { name: `Drawing of ${business.advisor}` })).toBeVisible();
  expect(screen.getAllByText(new RegExp(business.licence)).length).toBeGreaterThan(0);
  expect(screen.getAllByRole('blockquote')).toHaveLength(3);
  const hours = screen.getByRole('table', { name: 'Business hours' });
  expect(
    within(hours)
      .getAllByRole('row')
      .map((row) => row.textContent),
  ).toEqual(['Monday to Friday9:00 AM to 6:00 PM', 'Saturday10:00 AM to 2:00 PM', 'SundayClosed']);
});

test('offers booking and calling between the hero and the booking section', () => {
  renderOnPage(<HomePage />);
  const bar = within(screen.getByRole('navigation', { name: 'Book or call' }));
  expect(bar.getByRole('link', { name: 'Book' })).toHaveAttribute('href', '/#contact');
  expect(bar.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+63281234567');
});
