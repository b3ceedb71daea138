import { Invalid } from '../../platform/domain-error.js';
import { FIELDS_OF, IMPORT_KINDS, type ImportKind } from './import-fields.js';
import { type Columns, mappingErrors, suggestMapping, withProvenOrder } from './mapping.js';
import { readRecord } from './read-record.js';

const filled = (columns: Columns) => Object.fromEntries(Object.entries(columns).filter(([, name]) => name));
const suggested = (kind: ImportKind, headings: string[], samples: string[][] = []) =>
  suggestMapping(kind, headings, samples);
const reader = (kind: ImportKind, headings: string[], options = {}) => {
  const { columns } = suggested(kind, headings);
  return (...cells: string[]) => readRecord(kind, { columns, options }, headings, cells);
};

describe('a table that was made by hand', () => {
  it.each<[ImportKind, string[], (string | null)[]]>([
    [
      'clients',
      ['No.', 'Pangalan', 'Apelyido', 'CP No.', 'E-Mail Address', 'Kaarawan', 'Tirahan', 'Remarks'],
      [null, 'firstName', 'lastName', 'phone', 'email', 'dateOfBirth', 'address', 'notes'],
    ],
    ['clients', ['FULL NAME', 'Mobile', 'Mobile (2)', 'City'], ['fullName', 'phone', null, 'addressCity']],
    [
      'policies',
      [
        'Policy No.',
        'Client',
        'Contact Number',
        'Company',
        'Plan',
        'Effectivity Date',
        'Premium',
        'Mode of Payment',
        'Status',
        'Paid Until',
      ],
      [
        'policyNumber',
        'clientFullName',
        'clientPhone',
        'insurer',
        'product',
        'startsOn',
        'premium',
        'mode',
        'force',
        'paidBefore',
      ],
    ],
    ['subscribers', ['Name', 'Email', 'Opt-in date'], ['fullName', 'email', 'consentGivenAt']],
    [
      'leads',
      ['Name', 'Email', 'Interest', 'Status'],
      ['fullName', 'email', 'serviceInterest', 'leadStatus'],
    ],
  ])('of %s has its columns recognised: %j', (kind, headings, names) => {
    const { preset, columns } = suggested(kind, headings);
    expect(preset).toBeNull();
    expect(columns).toEqual(Object.fromEntries(headings.map((heading, place) => [heading, names[place]])));
  });

  it('says the start of a policy by the day of issue where it has no other', () => {
    const columns = (headings: string[]) => Object.values(filled(suggested('policies', headings).columns));
    expect(columns(['Issue Date'])).toEqual(['startsOn']);
    expect(columns(['Issue Date', 'Effective Date'])).toEqual(['issuedOn', 'startsOn']);
  });

  it('has no field twice, and its id is not taken for one of a source', () => {
    const { columns } = suggested('clients', ['id', 'Email', 'E-mail', 'Phone', 'Mobile']);
    expect(filled(columns)).toEqual({ Email: 'email', Phone: 'phone' });
  });
});

describe('the order of dates', () => {
  const headings = ['First name', 'Birthday'];
  it.each([
    [['3/4/1984', '5/5/1990'], true, undefined],
    [['31/12/1984', '12/31/1984'], true, undefined],
    [['3/4/1984', '31/12/1984'], false, 'day-first'],
    [['3/4/1984', '12/31/1984'], false, 'month-first'],
    [['1984-03-04', '4 Mar 1984', '5/5/1990'], false, undefined],
    [[], false, undefined],
  ] as const)('of %j is asked for: %s; proven is %s', (samples, isUnclear, proven) => {
    const { columns, dateOrderUnclear } = suggested('clients', headings, [[], [...samples]]);
    expect(dateOrderUnclear).toBe(isUnclear);
    const mapping = withProvenOrder('clients', headings, { columns, options: {} }, [[], samples]);
    expect(mapping.options.dateOrder).toBe(proven);
    const errors = mappingErrors('clients', headings, mapping, [[], samples]);
    expect(Object.keys(errors)).toEqual(isUnclear ? ['dateOrder'] : []);
  });

  it('is that of the mapping when it says one', () => {
    const mapping = { columns: { Birthday: 'dateOfBirth' }, options: { dateOrder: 'month-first' } } as const;
    expect(withProvenOrder('clients', ['Birthday'], mapping, [['31/12/1984']])).toEqual(mapping);
  });
});

describe('a mapping is rejected', () => {
  const headings = ['Name', 'Mail', 'Other'];
  const errors = (kind: ImportKind, columns: Columns, options = {}) => {
    const problems = mappingErrors(kind, headings, { columns, options }, []);
    return Object.keys(problems).length === 0 ? {} : new Invalid(problems).errors;
  };

  it.each<[ImportKind, Columns, object, object]>([
    ['clients', { Name: 'fullName' }, {}, {}],
    ['clients', { Mail: 'email' }, {}, { firstName: 'First name is required; please choose its column' }],
    [
      'clients',
      { Name: 'firstName', Other: 'firstName' },
      {},
      { Other: 'The column Name fills this field already' },
    ],
    ['clients', { Name: 'firstName', Other: 'premium' }, {}, { Other: 'There is no such field' }],
    [
      'clients',
      { Name: 'firstName', Gone: 'phone' },
      {},
      { Gone: 'The file has no column with this heading' },
    ],
    [
      'subscribers',
      { Name: 'fullName', Mail: 'email' },
      { consentBasis: ' ' },
      { consentBasis: 'Please say why you may write to these people, for example where they agreed to it' },
    ],
    ['subscribers', { Name: 'fullName', Mail: 'email' }, { consentBasis: 'Signed at the fair' }, {}],
  ])('for %s with %j %j: %j', (kind, columns, options, expected) =>
    expect(errors(kind, columns, options)).toEqual(expected),
  );

  it('for policies when no column says whose they are', () => {
    const columns = Object.fromEntries(
      FIELDS_OF.policies.filter(({ required }) => required).map(({ name }) => [name, name]),
    );
    const names = Object.keys(columns);
    expect(Object.keys(mappingErrors('policies', names, { columns, options: {} }, []))).toEqual([
      'clientEmail',
    ]);
    const owned = { ...columns, phone: 'clientPhone' };
    expect(mappingErrors('policies', [...names, 'phone'], { columns: owned, options: {} }, [])).toEqual({});
  });
});

describe('a row', () => {
  it('has the fields of its cells; empty ones are left out and change nothing', () => {
    const read = reader('clients', ['First name', 'Last name', 'Email', 'Birthday', 'Tags']);
    expect(read(' Liza ', '', '\u200b', '0000-00-00', '')).toEqual({
      fields: { firstName: 'Liza' },
      errors: [],
      notices: [],
    });
  });

  it.each(['NULL', 'nan', '(null)', '\\N', '#N/A', 'N/A', '#REF!'])(
    'takes %s for an empty cell',
    (nothing) => {
      const read = reader('clients', ['First name', 'Last name', 'Email', 'Phone', 'Birthday']);
      expect(read('Liza', nothing, nothing, nothing, nothing)).toEqual({
        fields: { firstName: 'Liza' },
        errors: [],
        notices: [],
      });
    },
  );

  it('of an own list has what was stored, and no day where none is set', () => {
    const read = reader('leads', [
      'Lead ID',
      'Booking Status',
      'First Name',
      'Email',
      'Preferred Date',
      'Service',
    ]);
    expect(read('x-1', 'Pending', 'NULL', 'x@office.example', 'Not set', 'Not set')).toEqual({
      fields: { sourceId: 'x-1', bookingStatus: 'Pending', firstName: 'NULL', email: 'x@office.example' },
      errors: [],
      notices: [],
    });
  });

  it('can be about a person who is called Null', () => {
    expect(reader('clients', ['First name', 'Last name'])('Ana', 'Null').fields).toMatchObject({
      lastName: 'Null',
    });
  });

  it.each([
    '0/0/00',
    '00/00/0000',
    '/  /',
    '0000-00-00 00:00:00',
    '1753-01-01',
    '1/1/1753 00:00:00',
    '0001-01-01T00:00:00Z',
    '1899-12-30',
    '1/0/1900',
    '-',
  ])('has no date where another program wrote %s', (placeholder) => {
    const read = reader('clients', ['First name', 'Birthday']);
    expect(read('Liza', placeholder)).toEqual({ fields: { firstName: 'Liza' }, errors: [], notices: [] });
  });

  it('is rejected when an amount and the column of currencies contradict each other', () => {
    const read = reader('policies', ['Premium', 'Currency']);
    expect(read('₱1,500', 'USD').errors).toContainEqual({
      field: 'premium',
      code: 'import.two-currencies',
      message: 'Premium is in PHP, and the column of currencies says USD',
    });
    expect(read('₱1,500', 'PHP').fields).toMatchObject({ premium: 150_000, currency: 'PHP' });
  });

  it('names each optional cell that cannot be read and leaves it out; without a required field it is wrong', () => {
    const read = reader('clients', ['First name', 'Email', 'Phone', 'Birthday']);
    expect(read('', 'nobody', '0917 123 4567', '3/4/1984')).toEqual({
      fields: { phone: '0917 123 4567' },
      errors: [{ field: 'firstName', code: 'field.required', message: 'First name is required' }],
      notices: [
        { field: 'email', code: 'field.email', message: 'E-mail must be an email address', value: 'nobody' },
        {
          field: 'dateOfBirth',
          code: 'import.date-order',
          message: 'Date of birth can be read as two days; please say whether the day or the month is first',
          value: '3/4/1984',
        },
      ],
    });
  });

  it('has an error for each unreadable cell when the mapping rejects those', () => {
    const read = reader('clients', ['First name', 'Email', 'Phone'], { unreadable: 'reject' });
    expect(read('Liza', 'nobody', '12')).toMatchObject({
      fields: { firstName: 'Liza' },
      errors: [{ field: 'email' }, { field: 'phone' }],
      notices: [],
    });
  });

  it.each([
    ['Juan dela Cruz', { firstName: 'Juan', lastName: 'dela Cruz' }],
    ['Jose S. Rizal, Jr.', { firstName: 'Jose', middleName: 'S.', lastName: 'Rizal', suffix: 'Jr.' }],
    ['Cher', { firstName: 'Cher' }],
  ])('has the name %s of a client in its parts', (name, parts) => {
    expect(reader('clients', ['Name'])(name).fields).toEqual(parts);
  });

  it.each([
    ['Juan dela Cruz', 'Juan', 'dela Cruz'],
    ['Jose S. Rizal, Jr.', 'Jose S.', 'Rizal Jr.'],
    ['Cher', 'Cher', undefined],
  ])('has the name %s as %s and %s where there are no other parts', (name, firstName, lastName) => {
    expect(reader('leads', ['Name'])(name).fields).toEqual({ firstName, ...(lastName && { lastName }) });
    expect(reader('policies', ['Client'])(name).fields).toEqual({
      clientFirstName: firstName,
      ...(lastName && { clientLastName: lastName }),
    });
  });

  it('has all parts of a name that stand in columns, with the title before the first name', () => {
    const headings = ['Name Prefix', 'First Name', 'Middle Name', 'Last Name', 'Name Suffix'];
    const cells = ['Dr.', 'Juan', 'Santos', 'Cruz', 'Jr.'];
    const [middleName, suffix] = ['Santos', 'Jr.'];
    expect(reader('clients', headings)(...cells).fields).toEqual({
      firstName: 'Dr. Juan',
      middleName,
      lastName: 'Cruz',
      suffix,
    });
    expect(reader('leads', headings)(...cells).fields).toEqual({
      firstName: 'Dr. Juan Santos',
      lastName: 'Cruz Jr.',
    });
    const full = reader('clients', ['Full name', 'Middle Name', 'Last name', 'Suffix']);
    expect(full('Juan Santos Cruz', 'Santos', 'Cruz', 'Jr.').fields).toEqual({
      firstName: 'Juan',
      middleName,
      lastName: 'Cruz',
      suffix,
    });
  });

  it('has a suffix that is too long for its field in the last name', () => {
    expect(reader('clients', ['Name'])('Ana Lim, MD, MBA, MPH, CPA, PhD, CFP').fields).toEqual({
      firstName: 'Ana',
      lastName: 'Lim MD MBA MPH CPA PhD CFP',
    });
  });

  it('has its first name rather than a full one, and an address of its parts', () => {
    const read = reader('clients', ['First name', 'Name', 'Address', 'City', 'Zip', 'Country']);
    expect(read('Liz', 'Liza dela Cruz', '12 Mango Ave', 'Cebu City', '', 'PH').fields).toEqual({
      firstName: 'Liz',
      address: '12 Mango Ave, Cebu City, PH',
    });
    expect(read('', 'Liza', '', 'Cebu City', '6000', '').fields['address']).toBe('Cebu City, 6000');
    const tooLong = read('Liz', '', 'x'.repeat(299), 'Cebu', '', '');
    expect(tooLong.notices).toMatchObject([{ field: 'address' }]);
    expect(tooLong.fields).toEqual({ firstName: 'Liz' });
  });

  it('of a policy has the currency of its amount unless a column says one', () => {
    const read = reader('policies', ['Premium', 'Currency']);
    expect(read('$100.00', '').fields).toEqual({ premium: 10_000, currency: 'USD' });
    expect(read('$100.00', 'SGD').fields).toEqual({ premium: 10_000, currency: 'SGD' });
    expect(read('100.00', '').fields).toEqual({ premium: 10_000 });
  });
});

test('every field has one name in its kind, and what it is a part of is there', () => {
  for (const kind of IMPORT_KINDS) {
    const names = FIELDS_OF[kind].map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const { partOf } of FIELDS_OF[kind]) expect([undefined, ...names]).toContain(partOf);
  }
});
