import { render } from '@testing-library/react';
import { tokens } from '../theme/tokens';
import { Brand } from './Brand';

jest.mock('../providers/officeSettings', () => ({
  officeSettings: {
    ...{ businessName: 'Casa', timeZone: 'Asia/Manila', passwordMinLength: 6, brandColour: '#0b3d91' },
    logo: { url: '/media/logo-1600.webp', srcset: '/media/logo-400.webp 400w' },
  },
}));

test('the console shows the logo and the name of the business', () => {
  const { container } = render(<Brand />);
  expect(container).toHaveTextContent('CasaStaff console');
  const logo = container.querySelector('img');
  expect(logo).toHaveAttribute('src', '/media/logo-1600.webp');
  expect(logo).toHaveAttribute('alt', '');
});

test('the colours of the console follow the brand colour, those of messages do not', () => {
  expect(tokens.brand).toBe('#0b3d91');
  expect(tokens.forest).not.toBe('#12382a');
  expect(tokens.green).toBe('#1F6B47');
});
