import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { business, homeContent, picture, renderOnPage, renderWithSettings } from '../../testing/site';
import { HomePage } from './HomePage';

test('has the anchors home, services, about and contact', () => {
  const { container } = renderOnPage(<HomePage content={homeContent} />);
  expect([...container.querySelectorAll('section[id]')].map(({ id }) => id)).toEqual([
    'home',
    'services',
    'about',
    'contact',
  ]);
});

test('the hero links to the contact and services sections', () => {
  const { container } = renderOnPage(<HomePage content={homeContent} />);
  const hero = within(container.querySelector<HTMLElement>('#home')!);
  expect(hero.getByRole('heading', { level: 1 })).toBeVisible();
  expect(hero.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/#contact',
    '/#services',
  ]);
});

test('the stats band has the figures of the spec', () => {
  renderOnPage(<HomePage content={homeContent} />);
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
  renderOnPage(<HomePage content={homeContent} />);
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
  renderOnPage(<HomePage content={homeContent} />);
  await userEvent.click(screen.getByRole('link', { name: /Estate Planning/ }));
  expect(screen.getByLabelText(/^Service/)).toHaveValue('estate');
});

test('a service that the booking form does not have selects the closest option, with a note', async () => {
  renderOnPage(<HomePage content={homeContent} />);
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
  renderOnPage(<HomePage content={homeContent} />);
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
  renderOnPage(<HomePage content={homeContent} />);
  const bar = within(screen.getByRole('navigation', { name: 'Book or call' }));
  expect(bar.getByRole('link', { name: 'Book' })).toHaveAttribute('href', '/#contact');
  expect(bar.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+63281234567');
});

test('leaves out what the owner hides', () => {
  const { stats, testimonials } = homeContent;
  const hidden = { stats: { ...stats, hidden: true }, testimonials: { ...testimonials, hidden: true } };
  const { container } = renderOnPage(<HomePage content={{ ...homeContent, ...hidden }} />);
  expect(screen.queryByRole('region', { name: 'In figures' })).toBeNull();
  expect(container).not.toHaveTextContent(testimonials.title);
});

test('shows the texts of the owner, each where it belongs', () => {
  renderOnPage(
    <HomePage
      content={{
        ...homeContent,
        hero: { title: 'Hero title', lead: 'Hero lead' },
        stats: {
          hidden: false,
          items: [{ figure: '₱1,234,567,890', label: 'insured' }, ...homeContent.stats.items.slice(1)],
        },
        services: {
          title: 'Services title',
          lead: 'Services lead',
          items: Array.from({ length: 6 }, (_, index) => ({
            gain: `Gain ${index}`,
            detail: `Detail ${index}`,
          })),
        },
        about: {
          title: 'About title',
          lead: 'leads.',
          story: 'First paragraph.\n\nSecond paragraph.',
          facts: Array.from({ length: 3 }, () => ({ term: 'Same term', detail: 'Same detail' })),
        },
        testimonials: {
          hidden: false,
          title: 'Testimonials title',
          items: [
            { quote: 'Same quote', name: 'Liza', about: '' },
            { quote: 'Same quote', name: 'Joan', about: 'shop owner' },
            { quote: 'Same quote', name: 'Joan', about: 'shop owner' },
          ],
        },
      }}
    />,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Hero title' })).toBeVisible();
  expect(screen.getByText('Hero lead')).toBeVisible();
  const [first] = within(screen.getByRole('region', { name: 'In figures' })).getAllByRole('listitem');
  expect(first).toHaveTextContent('₱1,234,567,890 insured');
  const services = within(screen.getByRole('region', { name: 'Services title' })).getAllByRole('listitem');
  expect(services[4]).toHaveTextContent('Wealth ManagementGain 4 Detail 4');
  const about = within(screen.getByRole('region', { name: 'About title' }));
  expect(about.getByText(`${business.advisor} leads.`)).toBeVisible();
  expect(about.getByText('First paragraph.')).toBeVisible();
  expect(about.getByText('Second paragraph.')).toBeVisible();
  expect(about.getAllByRole('definition').map((detail) => detail.textContent)).toEqual([
    `Same detail ${business.licence}.`,
    'Same detail',
    'Same detail',
  ]);
  const quotes = within(screen.getByRole('region', { name: 'Testimonials title' })).getAllByRole('figure');
  expect(quotes.map((quote) => quote.querySelector('figcaption')?.textContent)).toEqual([
    'Liza ',
    'Joan, shop owner',
    'Joan, shop owner',
  ]);
});

test('shows the portrait of the owner instead of the drawing, cropped around its focal point', () => {
  renderOnPage(
    <HomePage content={{ ...homeContent, portrait: picture({ alt: '', position: '75% 35%' }) }} />,
  );
  const portrait = screen.getByRole('img', { name: business.advisor });
  expect(portrait).toHaveAttribute('src', '/media/abc-1600.webp');
  expect(portrait).toHaveAttribute('srcset', picture().srcset);
  expect(portrait).toHaveClass('focal-x-8', 'focal-y-4');
  expect(portrait).toHaveAttribute('loading', 'lazy');
  expect(screen.queryByRole('img', { name: `Drawing of ${business.advisor}` })).toBeNull();
});

test('links to where the licence can be checked, and to the chat', () => {
  const { container } = renderWithSettings(<HomePage content={homeContent} />, {
    business: {
      ...business,
      licenceUrl: 'https://insurance.example/check',
      chatUrl: 'viber://chat?number=639170000000',
    },
  });
  const checks = screen.getAllByRole('link', { name: /^check this licence/ });
  expect(checks.map((link) => link.closest('section')?.id)).toEqual(['home', 'about']);
  for (const link of checks) expect(link).toHaveAttribute('href', 'https://insurance.example/check');
  const contact = within(container.querySelector<HTMLElement>('#contact')!);
  const chat = contact.getByRole('link', { name: 'Chat on Viber' });
  expect(chat).toHaveAttribute('href', 'viber://chat?number=639170000000');
  expect(chat).not.toHaveAttribute('target');
});

test('the booking section says how and how long we meet', () => {
  renderWithSettings(<HomePage content={homeContent} />, { meeting: { way: 'office', minutes: 60 } });
  expect(screen.getByText(/^An hour at our office\. Bring questions/)).toBeVisible();
});

test('shows the opening hours of the owner', () => {
  const week = [null, { opens: 510, closes: 1080 }, null, null, null, null, null];
  renderWithSettings(<HomePage content={homeContent} />, { week });
  const hours = screen.getByRole('table', { name: 'Business hours' });
  expect(
    within(hours)
      .getAllByRole('row')
      .map((row) => row.textContent),
  ).toEqual(['Monday8:30 AM to 6:00 PM', 'Tuesday to SundayClosed']);
});

test('has an element to scroll to for every section', () => {
  const { container } = renderOnPage(<HomePage content={homeContent} />);
  for (const id of ['home', 'stats', 'services', 'about', 'testimonials', 'contact'])
    expect(container.querySelectorAll(`#${id}`)).toHaveLength(1);
});
