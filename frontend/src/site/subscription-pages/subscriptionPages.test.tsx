import { screen } from '@testing-library/react';
import { anyPage, renderOnPage } from '../../testing/site';
import type { ConfirmPageData, LeavePageData } from '../content/subscriptionPages';
import { ConfirmPage } from './ConfirmPage';
import { LeavePage } from './LeavePage';

const email = 'a•••@example.org';
const confirm = (state: ConfirmPageData['state']) =>
  renderOnPage(<ConfirmPage page={{ ...anyPage, page: 'newsletter-confirm', state, email, name: 'Ana' }} />);
const leave = (state: LeavePageData['state']) =>
  renderOnPage(<LeavePage page={{ ...anyPage, page: 'newsletter-leave', state, email }} />);

test.each([
  ['to confirm', 'Confirm my subscription', () => confirm('ask')],
  ['to unsubscribe', 'Unsubscribe', () => leave('ask')],
])('the page %s has one button, whose form has no field and goes to its own address', (_, button, show) => {
  const { container } = show();
  expect(screen.getByText(email, { exact: false })).toBeVisible();
  expect(screen.getByRole('button')).toHaveTextContent(button);
  const form = container.querySelector('form')!;
  expect(form).toHaveAttribute('method', 'post');
  expect(form).not.toHaveAttribute('action');
  expect([...new FormData(form)]).toEqual([]);
});

test('after unsubscribing a button offers to come back', () => {
  const { container } = leave('left');
  expect(screen.getByRole('heading', { level: 1, name: 'You are unsubscribed' })).toBeVisible();
  expect(screen.getByRole('button')).toHaveTextContent('Subscribe again');
  expect(container.querySelector('form')).toHaveFormValues({ action: 'return' });
});

test.each([
  ['a confirmed address', 'Your subscription is confirmed', () => confirm('confirmed')],
  ['somebody who wants to come back', 'Please confirm your address', () => leave('returned')],
])('the page of %s says so and has no button', (_, name, show) => {
  show();
  expect(screen.getByRole('heading', { level: 1, name })).toBeVisible();
  expect(screen.getByText(`goes to ${email}`, { exact: false })).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('the confirmation of an address that has unsubscribed since points to the form of the home page', () => {
  confirm('left');
  expect(screen.getByRole('heading', { level: 1, name: 'You have unsubscribed' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Subscribe again' })).toHaveAttribute('href', '/#newsletter-title');
  expect(screen.queryByRole('button')).toBeNull();
});
