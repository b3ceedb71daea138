import { aBookingLead, aSubscriptionLead } from '../../testing/builders';
import { CSV_HEADER, csvCell, csvLine } from './csv';

test.each(['=1+1', '+63 917', '-2', '@SUM(A1)', '\tx', '\rx'])(
  'keeps a spreadsheet from running %j',
  (text) => {
    expect(csvCell(text).replaceAll('"', '')).toBe(`'${text}`);
  },
);

test('quotes what would break the line', () => {
  expect(csvCell('a,b')).toBe('"a,b"');
  expect(csvCell('says "yes"\nto it')).toBe('"says ""yes""\nto it"');
  expect(csvCell(null)).toBe('');
});

test('gives both kinds of lead the same columns', () => {
  const columns = (line: string) => line.split(',').length;
  expect(columns(csvLine(aBookingLead({ notes: 'Calm' })))).toBe(columns(CSV_HEADER));
  expect(columns(csvLine(aSubscriptionLead()))).toBe(columns(CSV_HEADER));
});

test('writes words, not codes', () => {
  expect(csvLine(aBookingLead())).toContain('10:00 AM,Retirement Planning');
});
