import { api, firstOf, orNull } from './api';

function answering(status: number, body: unknown) {
  const fetch = jest.spyOn(globalThis, 'fetch');
  fetch.mockResolvedValue(new Response(status === 204 ? null : JSON.stringify(body), { status }));
  return () => fetch.mock.lastCall as [path: string, request: RequestInit];
}

test('fills the places of a path, encoded', async () => {
  const sent = answering(204, null);
  await api.delete('/api/admin/import-mappings/{kind}/{name}', { path: { kind: 'leads', name: 'a/b c' } });
  expect(sent()[0]).toBe('/api/admin/import-mappings/leads/a%2Fb%20c');
});

test('sends query, headers and body where the operation has them', async () => {
  const rows = answering(200, []);
  await api.get('/api/admin/blocked', { query: { range: firstOf(50) } });
  expect(decodeURIComponent(rows()[0])).toBe('/api/admin/blocked?range=[0,49]');
  const paid = answering(201, {});
  await api.post('/api/admin/premiums/{id}/payments', {
    path: { id: 'premium-1' },
    header: { 'Idempotency-Key': 'key-1' },
    body: { amount: 100, paidOn: '2026-11-29' },
  });
  expect(paid()[1]).toMatchObject({
    method: 'POST',
    headers: { 'Idempotency-Key': 'key-1' },
    body: '{"amount":100,"paidOn":"2026-11-29"}',
  });
});

test('a record that is missing is null; other errors reject', async () => {
  answering(404, { message: 'Not found' });
  await expect(orNull(api.get('/api/admin/policies/{id}', { path: { id: 'x' } }))).resolves.toBeNull();
  answering(409, { message: 'Changed' });
  await expect(orNull(api.get('/api/admin/policies/{id}', { path: { id: 'x' } }))).rejects.toThrow('409');
});

test('a call that the document does not have does not compile', () => {
  const wrong = () => [
    // @ts-expect-error no such path
    api.get('/api/admin/policy/{id}', { path: { id: 'x' } }),
    // @ts-expect-error without the place
    api.get('/api/admin/policies/{id}'),
    // @ts-expect-error a body of another call
    api.post('/api/admin/mails/test', { body: { from: 'x' } }),
  ];
  expect(wrong).toBeInstanceOf(Function);
});
