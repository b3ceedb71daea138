import { act, render } from '@testing-library/react';
import { consoleSettings, refreshConsoleSettings } from '../settings/consoleSettings';
import { themesOf } from '../theme/themes';
import { Brand } from './Brand';

const { businessName, logo } = consoleSettings;
afterEach(() => {
  Object.assign(consoleSettings, { businessName, logo });
  jest.restoreAllMocks();
});

test('the console shows the logo and the name of the business', () => {
  const picture = { url: '/media/logo-1600.webp', srcset: '/media/logo-400.webp 400w' };
  Object.assign(consoleSettings, { businessName: 'Casa', logo: picture });
  const { container } = render(<Brand />);
  expect(container).toHaveTextContent('CasaStaff console');
  const image = container.querySelector('img');
  expect(image).toHaveAttribute('src', '/media/logo-1600.webp');
  expect(image).toHaveAttribute('alt', '');
});

test('logo and name change at once when the owner publishes other ones', async () => {
  const settings = { businessName: 'Casa Nueva', logo: { url: '/media/new-1600.webp', srcset: '' } };
  const meta = `<meta name="console-settings" content='${JSON.stringify(settings)}' />`;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(`<head>${meta}</head>`));
  const { container } = render(<Brand />);
  expect(container).not.toHaveTextContent('Casa Nueva');
  await act(refreshConsoleSettings);
  expect(container).toHaveTextContent('Casa NuevaStaff console');
  expect(container.querySelector('img')).toHaveAttribute('src', '/media/new-1600.webp');
});

test('logo and name stay while the server gives no answer', async () => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('', { status: 503 }));
  const { container } = render(<Brand />);
  const before = container.innerHTML;
  await act(refreshConsoleSettings);
  expect(container.innerHTML).toBe(before);
});

test('the colours of the console follow the brand colour, those of messages do not', () => {
  const [green, blue] = ['#298659', '#0b3d91'].map((colour) => themesOf(colour).lightTheme.palette);
  expect(blue).toMatchObject({ primary: { main: '#0b3d91' } });
  expect(blue?.error).toEqual(green?.error);
});
