import { render } from '@testing-library/react';
import { consoleSettings } from '../providers/consoleSettings';
import { tokens, tokensOf } from '../theme/tokens';
import { Brand } from './Brand';

const { businessName, logo } = consoleSettings;
afterEach(() => Object.assign(consoleSettings, { businessName, logo }));

test('the console shows the logo and the name of the business', () => {
  const picture = { url: '/media/logo-1600.webp', srcset: '/media/logo-400.webp 400w' };
  Object.assign(consoleSettings, { businessName: 'Casa', logo: picture });
  const { container } = render(<Brand />);
  expect(container).toHaveTextContent('CasaStaff console');
  const image = container.querySelector('img');
  expect(image).toHaveAttribute('src', '/media/logo-1600.webp');
  expect(image).toHaveAttribute('alt', '');
});

test('the colours of the console follow the brand colour, those of messages do not', () => {
  const blue = tokensOf('#0b3d91');
  expect(blue.brand).toBe('#0b3d91');
  expect(blue.forest).not.toBe(tokens.forest);
  expect(blue.green).toBe(tokens.green);
});
