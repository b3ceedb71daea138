import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { fakeProvider } from '@/testing/fakeProvider';
import { aCertificate } from '@/testing/fakePrivacy';
import { renderAdmin } from '@/testing/renderAdmin';
import { CertificatePage } from './CertificatePage';
import { CertificatesPage } from './CertificatesPage';

const renderAt = (path: string, server = fakeProvider({ certificates: [aCertificate()] })) =>
  renderAdmin(
    <Routes>
      <Route path="privacy/certificates" element={<CertificatesPage />} />
      <Route path="privacy/certificates/:id" element={<CertificatePage />} />
    </Routes>,
    { resource: 'privacy', path, server },
  );

test('lists the certificates and opens one to print', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => {});
  const { user } = renderAt('/admin/privacy/certificates');
  expect(await screen.findByText('Asked for it by phone')).toBeVisible();
  expect(
    screen.getByText('Ana Santos · 1 booking, 2 notes, 3 lines of history, and 1 message'),
  ).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Erasure of Nov 24, 2026, 11:00 AM' }));
  expect(await screen.findByRole('region', { name: 'Certificate of erasure' })).toHaveTextContent(
    'The office has erased the personal data of one person.',
  );
  await user.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
});

test('says when nobody was erased yet', async () => {
  renderAt('/admin/privacy/certificates', fakeProvider());
  expect(await screen.findByText('Nobody was erased yet')).toBeVisible();
});

test('says when there is no such certificate', async () => {
  renderAt('/admin/privacy/certificates/unknown');
  expect(await screen.findByText('There is no certificate at this address')).toBeVisible();
});
