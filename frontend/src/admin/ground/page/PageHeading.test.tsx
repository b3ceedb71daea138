import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { renderAdmin } from '@/testing/renderAdmin';
import { ActionButton } from './ActionButton';
import { PageHeading } from './PageHeading';
import { TitleBarContext } from './titleBar';

const heading = (
  <PageHeading title="Liza Reyes" back={{ to: '/admin/leads', label: 'All leads' }}>
    <ActionButton label="New booking" />
  </PageHeading>
);

function Phone() {
  const [bar, setBar] = useState<HTMLElement | null>(null);
  return (
    <>
      <header ref={setBar} />
      <TitleBarContext value={bar}>{heading}</TitleBarContext>
    </>
  );
}

test('the title bar of a phone has the title, the way back and the main action of the page', async () => {
  const { user, url } = renderAdmin(<Phone />);
  const bar = within(await screen.findByRole('banner'));
  expect(bar.getByRole('heading', { level: 1, name: 'Liza Reyes' })).toBeVisible();
  expect(bar.getByRole('button', { name: 'New booking' })).toBeVisible();
  await user.click(bar.getByRole('link', { name: 'All leads' }));
  expect(url.current).toBe('/admin/leads');
});

test('a wide screen has the same on the page', async () => {
  renderAdmin(heading);
  expect(await screen.findByRole('heading', { level: 1, name: 'Liza Reyes' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'All leads' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'New booking' })).toHaveTextContent('New booking');
});
