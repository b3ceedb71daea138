import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { business, picture, renderOnPage, renderWithSettings } from '../../testing/site';
import { PageLayout } from './PageLayout';

const show = (pathname?: string) => renderOnPage(<PageLayout>Words</PageLayout>, pathname);
const links = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

test('the navigation has the links of the spec', () => {
  show();
  expect(links(screen.getByRole('navigation', { name: 'Main' }))).toEqual([
    ['Home', '/'],
    ['Services', '/#services'],
    ['About', '/#about'],
    ['Blog', '/blog'],
    ['Book a Call', '/#contact'],
  ]);
});

test('the menu of small screens has the same links', () => {
  show();
  const panel = document.getElementById('site-menu')!;
  expect(panel).toHaveAttribute('popover', 'auto');
  expect(screen.getByRole('button', { name: 'Menu' })).toHaveAttribute('popovertarget', 'site-menu');
  const menu = within(panel).getByRole('navigation', { name: 'Menu' });
  expect(links(menu)).toEqual(links(screen.getByRole('navigation', { name: 'Main' })));
});

test('the menu closes after a click on one of its links', () => {
  show();
  const panel = document.getElementById('site-menu')!;
  const hidePopover = jest.fn();
  Object.assign(panel, { hidePopover });
  Object.assign(HTMLElement.prototype, { popover: null });
  fireEvent.click(within(panel).getByRole('link', { name: 'About' }));
  expect(hidePopover).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(HTMLElement.prototype, 'popover');
});

test('without popover support, JavaScript opens and closes the menu', async () => {
  show();
  const button = screen.getByRole('button', { name: 'Menu' });
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(document.getElementById('site-menu')).toHaveClass('is-open');
  await userEvent.click(screen.getByRole('button', { name: 'Close menu' }));
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('marks the current page', () => {
  show('/blog');
  const navigation = screen.getByRole('navigation', { name: 'Main' });
  expect(within(navigation).getByRole('link', { name: 'Blog' })).toHaveAttribute('aria-current', 'page');
  expect(within(navigation).getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current');
});

test('Home scrolls to the top of the home page instead of loading it again', async () => {
  const scroll = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
  show();
  const home = within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Home' });
  await userEvent.click(home);
  expect(scroll).toHaveBeenCalledWith({ top: 0 });
  scroll.mockRestore();
});

test('the footer has quick links, services, newsletter, social and legal links', () => {
  show();
  const footer = screen.getByRole('contentinfo');
  expect(links(within(footer).getByRole('navigation', { name: 'Quick Links' }))).toEqual([
    ['Home', '/'],
    ['Services', '/#services'],
    ['About Us', '/#about'],
    ['Blog', '/blog'],
    ['Contact', '/#contact'],
  ]);
  expect(within(footer).getByText(business.tagline)).toBeVisible();
  expect(within(footer).getByRole('link', { name: /Facebook/ })).toHaveAttribute('href', business.socialUrl);
  expect(
    within(within(footer).getByRole('navigation', { name: 'Services' })).getAllByRole('listitem'),
  ).toHaveLength(6);
  const form = within(footer).getByRole('form', { name: 'Newsletter' });
  expect(within(form).getByLabelText(/First name/)).toBeVisible();
  expect(within(form).getByLabelText(/Email/)).toBeVisible();
  expect(within(form).getByRole('button')).toHaveTextContent(/^Subscribe$/);
  for (const title of ['Privacy Policy', 'Terms of Service', 'Cookie Policy'])
    expect(within(footer).getAllByRole('link', { name: title }).at(-1)).toBeVisible();
  expect(within(footer).getByRole('link', { name: 'Read past letters' })).toHaveAttribute(
    'href',
    '/newsletter',
  );
});

test('the first focusable element is the skip link', async () => {
  show();
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
});

test('shows the logo of the owner beside the name in header and footer', () => {
  const appearance = { brandColour: '#298659', logo: picture({ url: '/media/logo-1600.webp' }) };
  const { container } = renderWithSettings(<PageLayout>Words</PageLayout>, { appearance });
  const logos = [...container.querySelectorAll('a.brand img')];
  expect(logos).toHaveLength(2);
  for (const logo of logos) {
    expect(logo).toHaveAttribute('src', '/media/logo-1600.webp');
    // the name is beside it
    expect(logo).toHaveAttribute('alt', '');
    expect(logo.closest('a')).toHaveTextContent(business.name);
  }
  expect(container.querySelector('a.brand svg')).toBeNull();
});

test('the footer links to the chat and to where the licence can be checked', () => {
  renderWithSettings(<PageLayout>Words</PageLayout>, {
    business: {
      ...business,
      socialUrl: '',
      chatUrl: 'https://m.me/lantern',
      licenceUrl: 'https://insurance.example/check',
    },
  });
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByRole('link', { name: 'Chat on Messenger (opens in a new tab)' })).toHaveAttribute(
    'href',
    'https://m.me/lantern',
  );
  expect(footer.getByRole('link', { name: /^check this licence/ })).toHaveAttribute(
    'href',
    'https://insurance.example/check',
  );
  expect(footer.queryByRole('link', { name: /Facebook/ })).toBeNull();
});
