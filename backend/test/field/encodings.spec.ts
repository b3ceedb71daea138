import { tableOf } from '../../src/imports/testing/table-file.js';

const latin1 = (text: string) => Buffer.from(text, 'latin1');
const utf8 = (text: string) => Buffer.from(text);
const MARK = '\uFEFF';

/** What is read of a CSV file: its headings, rows and those that were Windows-1252. */
async function csv(...pieces: readonly (string | Buffer)[]) {
  const content = Buffer.concat(pieces.map((piece) => Buffer.from(piece)));
  const { encoding, headings, rows, otherRows } = await tableOf(content);
  return { encoding, headings, rows: rows.map(({ cells }) => cells.join('|')), others: otherRows };
}

describe('the letters of a CSV file are read line by line', () => {
  const NONE = { count: 0, rows: [] };

  it('so one line that is not UTF-8 changes no other one, and is named', async () => {
    expect(await csv('Name,City\nPeña,Biñan\n', latin1('Iñigo,Cebu\n'), 'Muñoz,Cañacao\n')).toEqual({
      encoding: 'utf-8',
      headings: ['Name', 'City'],
      others: { count: 1, rows: [3] },
      rows: ['Peña|Biñan', 'Iñigo|Cebu', 'Muñoz|Cañacao'],
    });
  });

  it('with a byte order mark too, which is no part of the first heading', async () => {
    expect(await csv(`${MARK}First Name,City\nPeña,Biñan\n`, latin1('Iñigo,Cebu\n'))).toEqual({
      encoding: 'utf-8',
      headings: ['First Name', 'City'],
      others: { count: 1, rows: [3] },
      rows: ['Peña|Biñan', 'Iñigo|Cebu'],
    });
    expect((await csv(`${MARK}"First Name",City\n`, latin1('Iñigo,Cebu\n'))).headings[0]).toBe('First Name');
  });

  it('and within a line that has both what is UTF-8 stays', async () => {
    const { rows, others } = await csv('Name,City\nPeña,', latin1('Biñan\n'));
    expect([rows, others.rows]).toEqual([['Peña|Biñan'], [2]]);
  });

  it.each([
    ['the middle of a letter', 0xf1, 'a', 'ña'],
    ['a euro sign and quotes', 0x80, '\x92', '€’'],
  ])('of Windows-1252: %s', async (_, byte, more, read) => {
    const content = Buffer.concat([utf8('Name\nA'), Buffer.from([byte]), latin1(more), utf8('\n')]);
    expect(await csv(content)).toMatchObject({ encoding: 'windows-1252', rows: [`A${read}`] });
  });

  it('and a file that was cut within its last letter is whole but for that letter, which is never stored', async () => {
    const whole = utf8('Name,City\nPeña,Biñan\nMuñoz,Peñ');
    expect(await csv(whole.subarray(0, -1))).toMatchObject({
      encoding: 'utf-8',
      others: NONE,
      rows: ['Peña|Biñan', 'Muñoz|Pe\uFFFD'],
    });
    // the letter of a short file may as well be Windows-1252
    expect(await csv('Name\n', latin1('José'))).toMatchObject({ rows: ['José'], others: { rows: [2] } });
  });

  it('and a cell of several lines is named by its row', async () => {
    const { rows, others } = await csv('Name,Notes\nAna,"Peña\n', latin1('Biñan"\n'), 'Ben,x\n');
    expect([rows, others]).toEqual([['Ana|Peña\nBiñan', 'Ben|x'], { count: 1, rows: [2] }]);
  });

  it('and of many such rows the first are named', async () => {
    const { others } = await csv('Name\n', latin1('Peña\n'.repeat(500)));
    expect(others).toEqual({ count: 500, rows: Array.from({ length: 20 }, (_, place) => place + 2) });
  });

  it.each([',', ';', '\t', '|'])(
    'wherever a piece of the file ends, with the separator %j',
    async (separator) => {
      const line = `Peña${separator}Biñan${separator}₱100\r\n`;
      const { rows, others } = await csv(
        `A${separator}B${separator}C\r\n`,
        line.repeat(20_000),
        latin1(line.replace('₱', '')),
      );
      expect([new Set(rows).size, rows.length, others.count]).toEqual([2, 20_001, 1]);
      expect(rows[0]).toBe('Peña|Biñan|₱100');
    },
  );

  it('in a line that is longer than a piece', async () => {
    const { rows, others } = await csv('Name,Notes\nAna,', '₱'.repeat(320_000), '\n');
    expect([rows[0]?.length, rows[0]?.includes('\uFFFD'), others.count]).toEqual([320_004, false, 0]);
  });
});

/** What is read of the first cards of a vCard file, by their headings. */
async function cards(...pieces: readonly (string | Buffer)[]) {
  const content = Buffer.concat(pieces.map((piece) => Buffer.from(piece)));
  const { headings, rows, otherRows } = await tableOf(content);
  const records = rows.map(({ cells }) =>
    Object.fromEntries(headings.map((heading, place) => [heading, cells[place]!])),
  );
  return { records, others: otherRows };
}

const card = (lines: string | Buffer, version = '2.1') =>
  Buffer.concat([
    utf8(`BEGIN:VCARD\r\nVERSION:${version}\r\n`),
    Buffer.from(lines),
    utf8('\r\nEND:VCARD\r\n'),
  ]);

describe('the letters of a vCard are read card by card', () => {
  it('so the charset of one says nothing of the others', async () => {
    const { records } = await cards(
      card(latin1('N;CHARSET=ISO-8859-1:Peña;Ana;;;')),
      card('FN:José Muñoz\r\nN:Muñoz;José;;;', '3.0'),
    );
    expect(records).toMatchObject([
      { 'Last name': 'Peña' },
      { 'Last name': 'Muñoz', 'Full name': 'José Muñoz' },
    ]);
  });

  it.each([
    ['LATIN1', 'Pe=F1a', 'Peña'],
    ['ISO-8859-15', '=A4', '€'],
    ['WINDOWS-1252', '=80=F1', '€ñ'],
    ['GB2312', '=CD=F5', '王'],
    ['GBK', '=CD=F5', '王'],
    ['BIG5', '=A4=FD', '王'],
    ['SHIFT_JIS', '=89=A4', '王'],
    ['EUC-KR', '=B1=E8', '김'],
    ['WINDOWS-1251', '=C8=E2=E0=ED', 'Иван'],
    ['KOI8-R', '=E9=D7=C1=CE', 'Иван'],
    ['ISO-2022-JP', '=1B$B2&=1B(B', '王'],
    ['UTF-8', 'Pe=C3=B1a', 'Peña'],
    ['UTF-8', 'Pe=F1a', 'Peña'],
  ])('%s: %s', async (charset, written, read) => {
    const { records } = await cards(card(`N;CHARSET=${charset};ENCODING=QUOTED-PRINTABLE:${written};Ana;;;`));
    expect(records[0]!['Last name']).toBe(read);
  });

  it('quoted-printable text without a charset is UTF-8, or else Windows-1252 and named', async () => {
    const { records, others } = await cards(
      card('N;ENCODING=QUOTED-PRINTABLE:Pe=C3=B1a;Ana;;;'),
      card('FN;QUOTED-PRINTABLE:Bego=F1a Pe=F1a'),
    );
    expect(records).toMatchObject([{ 'Last name': 'Peña' }, { 'Full name': 'Begoña Peña' }]);
    expect(others).toEqual({ count: 1, rows: [2] });
  });

  it('a letter that is folded in its middle is whole', async () => {
    const [bytes, at] = [utf8('NOTE:Peña'), 8];
    const folded = Buffer.concat([bytes.subarray(0, at), utf8('\r\n '), bytes.subarray(at)]);
    const { records, others } = await cards(card(Buffer.concat([utf8('N:Lim;Ana;;;\r\n'), folded]), '3.0'));
    expect([records[0]!.Note, others.count]).toEqual(['Peña', 0]);
  });

  it.each(['X-NOBODY-KNOWS', 'EUC-JP'])(
    'letters that %s does not have are marked as lost',
    async (charset) => {
      const { records } = await cards(card(`N;CHARSET=${charset};ENCODING=QUOTED-PRINTABLE:Cruz=FF;Ana;;;`));
      expect(records[0]!['Last name']).toBe('Cruz\uFFFD');
    },
  );

  it('a file that became UTF-8 as a whole may still name its charset of before', async () => {
    const { records } = await cards(card('N;CHARSET=ISO-8859-1:Peña;Ana;;;'));
    expect(records[0]!['Last name']).toBe('Peña');
  });
});

describe('a card', () => {
  const read = async (lines: string, version?: string) => (await cards(card(lines, version))).records[0]!;

  it('has its preferred address and number first', async () => {
    // RFC 6350 5.3
    expect(
      await read(
        'FN:A\r\nEMAIL:old@x.example\r\nEMAIL;PREF=2:b@x.example\r\nEMAIL;PREF=1:a@x.example',
        '4.0',
      ),
    ).toMatchObject({ 'E-mail': 'a@x.example', 'E-mail (2)': 'b@x.example', 'E-mail (3)': 'old@x.example' });
    expect(await read('FN:A\r\nTEL;TYPE=home:0281\r\nTEL;TYPE=cell;TYPE=pref:0917', '3.0')).toMatchObject({
      Phone: '0917',
    });
    expect(await read('FN:A\r\nTEL;HOME:0281\r\nTEL;CELL;PREF:0917')).toMatchObject({ Phone: '0917' });
  });

  it('has no phone that is a fax or a pager', async () => {
    expect(await read('FN:A\r\nTEL;WORK;FAX;PREF:0288\r\nTEL;PAGER:0299\r\nTEL;CELL:0917')).toMatchObject({
      Phone: '0917',
    });
    expect(await read('FN:A\r\nTEL;TYPE="work,fax":0288', '4.0')).toMatchObject({ Phone: '' });
  });

  it.each([
    ['on a line of its own', 'AGENT:\r\nBEGIN:VCARD\r\nVERSION:2.1\r\nN:Other;Somebody\r\nEND:VCARD'],
    ['on the line of the property', 'AGENT:BEGIN:VCARD\r\nN:Other;Somebody\r\nEND:VCARD'],
    ['escaped', 'AGENT:BEGIN:VCARD\\nN:Other\\;Somebody\\nEND:VCARD\\n'],
    [
      'twice within each other',
      'AGENT:\r\nBEGIN:VCARD\r\nAGENT:\r\nBEGIN:VCARD\r\nN:X\r\nEND:VCARD\r\nEND:VCARD',
    ],
  ])('is read without the one inside of it: %s', async (_, agent) => {
    const { records } = await cards(card(`N:Cruz;Ana\r\n${agent}\r\nTEL:0917 555 0001`), card('N:Uy;Ben'));
    expect(records).toMatchObject([
      { 'First name': 'Ana', 'Last name': 'Cruz', Phone: '0917 555 0001' },
      { 'First name': 'Ben', 'Last name': 'Uy' },
    ]);
    expect(records).toHaveLength(2);
  });

  it.each([
    ['BDAY:1985-04', '1985-04'],
    ['BDAY:--0304', '--0304'],
    ['BDAY:1985', '1985'],
    ['BDAY;VALUE=text:circa 1960', 'circa 1960'],
    ['BDAY:1990-01-01;', '1990-01-01'],
    ['BDAY:19900101T000000Z', '1990-01-01'],
    ['BDAY;X-APPLE-OMIT-YEAR=1604:1604-03-04', '--03-04'],
  ])('has the birthday as far as it says one: %s', async (line, said) => {
    expect((await read(`FN:A\r\n${line}`, '4.0')).Birthday).toBe(said);
  });

  it.each([
    ['ORG:Santos Trading;Sales\r\nEMAIL:info@x.example', 'Santos Trading, Sales'],
    ['EMAIL:maria.santos@x.example', 'Maria'],
    ['N:;;;;\r\nFN:\r\nEMAIL:liza_r@x.example', 'Liza'],
    ['TEL:0917 555 0001', ''],
  ])('without a name has that of the company or the address: %j', async (lines, name) => {
    expect((await read(lines, '3.0'))['First name']).toBe(name);
  });

  it('has an address without its label, in quotes or not', async () => {
    const address = '12 Mango St, Cebu, 6000, PH';
    const value = ';;12 Mango St;Cebu;;6000;PH';
    expect(await read(`FN:A\r\nADR;LABEL="Ana: 12, Mango":${value}`, '4.0')).toMatchObject({
      Address: address,
    });
    expect(await read(`FN:A\r\nADR;LABEL=Attn: Ana, Cebu:${value}`, '4.0')).toMatchObject({
      Address: address,
    });
    expect(await read(`FN:A\r\nADR;LABEL=To: Ana;TYPE=home:${value}`, '4.0')).toMatchObject({
      Address: address,
    });
  });
});
