import { readFile } from 'node:fs/promises';
import type { ImportKind } from '../domain/import-fields.js';
import { mappingErrors, suggestMapping } from '../domain/mapping.js';
import { readRecord } from '../domain/read-record.js';
import { tableOf } from '../testing/table-file.js';

/** What is read of the file of a source with the mapping that is suggested for it. */
async function imported(file: string, kind: ImportKind, options = {}) {
  const { headings, rows } = await tableOf(
    await readFile(new URL(`../testing/samples/${file}`, import.meta.url)),
  );
  const samples = headings.map((_, place) => rows.map(({ cells }) => cells[place]!));
  const { preset, columns } = suggestMapping(kind, headings, samples);
  const mapping = { columns, options };
  return {
    preset,
    errors: mappingErrors(kind, headings, mapping, samples),
    records: rows.map(({ cells }) => readRecord(kind, mapping, headings, cells)),
  };
}

const LIZA = { firstName: 'Liza', lastName: 'dela Cruz', email: 'liza@example.com' };

test.each<[string, ImportKind, string, object]>([
  [
    'google-contacts.csv',
    'clients',
    'google-contacts',
    {
      ...LIZA,
      middleName: 'Reyes',
      phone: '0917 123 4567',
      dateOfBirth: '1984-03-12',
      notes: 'Met at the fair\nin Cebu',
      tags: ['Family', 'VIP'],
      address: '12 Mango Ave\nCebu City\n6000',
      secondEmail: 'liza.work@example.com',
      secondPhone: '+63 32 255 1234',
      occupation: 'Owner',
    },
  ],
  [
    'espocrm.csv',
    'clients',
    'espocrm',
    {
      ...LIZA,
      sourceId: '65f0c0ffee1234567',
      phone: '+639171234567',
      notes: 'Met at the fair',
      address: '12 Mango Ave, Cebu City, Cebu, 6000, Philippines',
      owner: 'Ana Santos',
    },
  ],
  [
    'espocrm.csv',
    'leads',
    'espocrm',
    {
      ...LIZA,
      sourceId: '65f0c0ffee1234567',
      phone: '+639171234567',
      notes: 'Met at the fair',
      createdAt: '2025-03-01T09:30:00',
    },
  ],
  [
    'twenty.csv',
    'clients',
    'twenty',
    {
      ...LIZA,
      sourceId: '2f3e7d10-0000-4000-8000-000000000001',
      phone: '+63 9171234567',
      address: 'Cebu City',
      occupation: 'Owner',
    },
  ],
  [
    'atomic-crm.csv',
    'clients',
    'atomic-crm',
    { ...LIZA, phone: '0917-123-4567', notes: 'Met at the fair', tags: ['family', 'VIP'] },
  ],
  [
    'easy-appointments.csv',
    'clients',
    'easy-appointments',
    {
      ...LIZA,
      sourceId: '7',
      phone: '+639171234567',
      notes: 'Met at the fair',
      address: '12 Mango Ave, Cebu City, Cebu, 6000',
    },
  ],
  [
    'icloud.vcf',
    'clients',
    'vcard',
    {
      ...LIZA,
      middleName: 'Reyes',
      suffix: 'RN',
      sourceId: '6F1B2C3D-0000',
      phone: '0917 123 4567',
      dateOfBirth: '1984-03-12',
      notes: 'Met at the fair, in a very long queue',
      address: '12 Mango Ave\nUnit 3, Cebu City, Cebu, 6000, Philippines',
      secondPhone: '+63 32 255 1234',
    },
  ],
  [
    'android.vcf',
    'clients',
    'vcard',
    {
      firstName: 'Ana',
      lastName: 'Peña',
      email: 'ana@example.com',
      phone: '09171234567',
      notes: 'First line\nsecond line',
    },
  ],
  [
    'rfc6350.vcf',
    'clients',
    'vcard',
    {
      firstName: 'Carla',
      lastName: 'Yu',
      email: 'carla@example.com',
      phone: '+63-917-111-2222',
      sourceId: 'urn:uuid:4fbe8971-0bc3-424c-9c26-36c3e1eff6b1',
      dateOfBirth: '1992-02-29',
      address: '1 St, Cebu, 6000, PH',
    },
  ],
])('%s is read as %s of %s', async (file, kind, preset, fields) => {
  const { records, ...others } = await imported(file, kind);
  expect(others).toEqual({ preset, errors: {} });
  expect(records).toEqual([{ fields, errors: [], notices: [] }]);
});

test.each([
  [
    'ghost.csv',
    'ghost',
    '65f0c0ffee123456789abcd',
    ['e', 'f'],
    '2024-03-01T01:30:00.000Z',
    '2024-03-02T01:30:00.000Z',
    {},
  ],
  [
    'listmonk.csv',
    'listmonk',
    '0b3f7f0e-0000-4000-8000-00000000000',
    ['1', '2'],
    '2024-03-01T01:30:00.000Z',
    '2024-03-02T01:30:00.000Z',
    // blocklisted
    { left: true },
  ],
])('%s has subscribers and who left', async (file, preset, id, [one, other], givenAt, laterAt, leaving) => {
  const { records, ...others } = await imported(file, 'subscribers', {
    consentBasis: 'Our earlier newsletter',
  });
  expect(others).toEqual({ preset, errors: {} });
  expect(records.map(({ fields }) => fields)).toEqual([
    { ...LIZA, sourceId: `${id}${one}`, subscribed: true, consentGivenAt: givenAt },
    {
      firstName: 'Ben',
      lastName: 'Uy',
      email: 'ben@example.com',
      sourceId: `${id}${other}`,
      subscribed: false,
      consentGivenAt: laterAt,
      ...leaving,
    },
  ]);
});

test('google.vcf has a birthday without its year, which is named', async () => {
  const { records } = await imported('google.vcf', 'clients');
  expect(records).toMatchObject([
    {
      fields: {
        firstName: 'Ben',
        lastName: 'Uy',
        email: 'ben@example.com',
        phone: '+63 918 765 4321',
        tags: ['Golf'],
      },
      notices: [{ field: 'dateOfBirth', code: 'import.date' }],
    },
  ]);
});
