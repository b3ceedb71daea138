import { screen } from '@testing-library/react';
import { renderAdmin } from '@/testing/renderAdmin';
import { PartLinks } from './PartLinks';

const PARTS = ['', '/requests', '/breach'].map((path) => ({
  path: `/admin/privacy${path}`,
  label: path || 'People',
}));

test('the links are one tab stop, at the current part, and arrow keys move between them', async () => {
  const { user } = renderAdmin(
    <>
      <PartLinks label="Parts" parts={PARTS} />
      <button>After</button>
    </>,
    { path: '/admin/privacy/breach/case-1' },
  );
  const link = (name: string) => screen.getByRole('link', { name });
  await screen.findByRole('link', { name: '/breach' });
  await user.tab();
  expect(link('/breach')).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(link('People')).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
  await user.tab({ shift: true });
  expect(link('/breach')).toHaveFocus();
  await user.keyboard('{Home}');
  expect(link('People')).toHaveFocus();
});
