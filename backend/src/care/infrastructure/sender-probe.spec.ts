import { generateKeyPairSync } from 'node:crypto';
import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { type Config, readConfig } from '../../platform/config.js';
import { MailAddresses } from '../../mail/mail-addresses.js';
import { FixedBusiness } from '../../settings/testing/fixed-business.js';
import { SenderProbe } from './sender-probe.js';
import { TxtRecords } from './txt-records.js';

/** A name server that knows these TXT records and no other name; null does not answer at all. */
async function nameServer(records: Readonly<Record<string, string>> | null): Promise<Socket> {
  const socket = createSocket('udp4');
  socket.on('message', (question, { port, address }) => {
    if (!records) return;
    const name = nameIn(question);
    const text = records[name];
    const answers = text === undefined ? 0 : 1;
    const header = Buffer.from([
      ...question.subarray(0, 2),
      0x81,
      text === undefined ? 0x83 : 0x80,
      0,
      1,
      0,
      answers,
      0,
      0,
      0,
      0,
    ]);
    const asked = question.subarray(12, 12 + name.length + 2 + 4);
    const parts = text?.match(/.{1,200}/g) ?? [];
    const data = Buffer.concat(parts.map((part) => Buffer.from([part.length, ...Buffer.from(part)])));
    const fields = Buffer.from([0xc0, 12, 0, 16, 0, 1, 0, 0, 0, 60, data.length >> 8, data.length & 255]);
    socket.send(Buffer.concat([header, asked, ...(answers ? [fields, data] : [])]), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return socket;
}

function nameIn(question: Buffer): string {
  const labels: string[] = [];
  for (let at = 12; question[at] !== 0; at += question[at]! + 1)
    labels.push(question.toString('latin1', at + 1, at + 1 + question[at]!));
  return labels.join('.').toLowerCase();
}

/** The configuration, and the addresses that follow from it. */
const sending = (config: Config) => [config, new MailAddresses(config, new FixedBusiness())] as const;

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const PUBLISHED = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
const DKIM = {
  domain: 'office.ph',
  selector: 's1',
  privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
};

describe('what the domain of the sender says', () => {
  const sockets: Socket[] = [];
  afterEach(() => sockets.splice(0).forEach((socket) => socket.close()));

  async function states(
    records: Readonly<Record<string, string>> | null,
    mail: Partial<Config['mail']> = {},
  ) {
    const socket = await nameServer(records);
    sockets.push(socket);
    const config = readConfig({ SESSION_SECRET: 'not used here', MAIL_FROM: 'Office <hello@office.ph>' });
    const { port } = socket.address();
    const probe = new SenderProbe(
      ...sending({ ...config, mail: { ...config.mail, ...mail } }),
      new TxtRecords([`127.0.0.1:${port}`]),
    );
    const { spf, dkim, dmarc } = await probe.measure();
    return { spf: spf.state, dkim: dkim.state, dmarc: dmarc.state };
  }

  it('is good when all records are there and the key fits', async () => {
    const records = {
      'office.ph': 'v=spf1 include:provider.ph ~all',
      '_dmarc.office.ph': 'v=DMARC1; p=none',
      's1._domainkey.office.ph': `v=DKIM1; k=rsa; p=${PUBLISHED}`,
    };
    expect(await states(records, { dkim: DKIM })).toEqual({ spf: 'good', dkim: 'good', dmarc: 'good' });
  });

  it('needs attention when nothing is published', async () => {
    expect(await states({}, { dkim: DKIM })).toEqual({
      spf: 'attention',
      dkim: 'attention',
      dmarc: 'attention',
    });
  });

  it('follows the domain above for DMARC', async () => {
    const records = { '_dmarc.office.ph': 'v=DMARC1; p=reject' };
    const { dmarc } = await states(records, { from: 'hello@mail.office.ph' });
    expect(dmarc).toBe('good');
  });

  it('is unknown when no name server answers', async () => {
    expect(await states(null, { dkim: DKIM })).toEqual({ spf: 'unknown', dkim: 'unknown', dmarc: 'unknown' });
  });

  it('is not looked up for the address of the samples', async () => {
    const probe = new SenderProbe(...sending(readConfig({ SESSION_SECRET: 'not used here' })), {
      of: () => Promise.reject(new Error('a name server was asked')),
    } as unknown as TxtRecords);
    expect(await probe.measure()).toMatchObject({
      spf: { state: 'attention', detail: expect.stringContaining('harborlight.example') },
      dkim: { state: 'unknown' },
      dmarc: { state: 'unknown' },
    });
  });
});
