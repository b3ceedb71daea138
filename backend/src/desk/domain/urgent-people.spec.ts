import { mostUrgent, type UrgentPerson } from './urgent-people.js';

const client = (name: string, days = 1): UrgentPerson => ({
  bookingId: null,
  clientId: name,
  policyId: `policy of ${name}`,
  name,
  phone: null,
  urgency: { why: 'past grace', days },
});
const lead = (name: string): UrgentPerson => ({
  bookingId: name,
  clientId: null,
  policyId: null,
  name,
  phone: null,
  urgency: { why: 'unanswered' },
});
const named = (...lists: UrgentPerson[][]) => mostUrgent(lists).map(({ name }) => name);

describe('whom the mail of the morning names', () => {
  it('is the first of each list, in the order of the lists', () => {
    const lists = [[client('Ana'), client('Ben')], [client('Cora')], [lead('Dan')], [lead('Eva')]];
    expect(named(...lists)).toEqual(['Ana', 'Cora', 'Dan']);
  });

  it('is the next of a list where others are short', () => {
    expect(named([], [client('Ana'), client('Ben'), client('Cora'), client('Dan')], [lead('Eva')])).toEqual([
      'Ana',
      'Eva',
      'Ben',
    ]);
    expect(named([client('Ana')])).toEqual(['Ana']);
    expect(named([], [])).toEqual([]);
  });

  it('is nobody twice, with what is most urgent about them', () => {
    const people = mostUrgent([[client('Ana', 3), client('Ana', 2)], [client('Ana', 1)], [lead('Ben')]]);
    expect(people.map(({ name, urgency }) => [name, urgency])).toEqual([
      ['Ana', { why: 'past grace', days: 3 }],
      ['Ben', { why: 'unanswered' }],
    ]);
  });
});
