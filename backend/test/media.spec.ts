import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { type MediaUse, MediaUses } from '../src/media/media-uses.js';
import { PictureFiles, StorageFailed } from '../src/media/picture-files.js';
import { Pictures } from '../src/media/pictures.js';
import { bombPng, noise, plain, sidewaysPhoto } from '../src/media/testing/files.js';
import { MAX_UPLOADS } from '../src/media/http/upload-body.js';
import { AdminClient, NO_SUCH_ID } from './support/admin-client.js';
import { mediaFolderOf } from './support/app.js';
import { expectError } from './support/expect-error.js';
import { fakeOnly } from './support/fake-only.js';
import { send } from './support/http.js';
import { runningApp } from './support/running-app.js';
import { form, FORM_TYPE, newPicture, upload, uploadPicture } from './support/uploads.js';

const MEDIA = '/api/admin/media';

describe('pictures', () => {
  const running = runningApp();
  let admin: AdminClient;
  beforeAll(async () => {
    admin = await AdminClient.signIn(running.app);
  });

  const get = (path: string, headers = {}, method = 'GET') => send(running.app, method, path, { headers });
  const stored = () => running.app.rows<{ hash: string }>('media');
  const fileNames = () => readdirSync(mediaFolderOf(running.database));
  const filesOf = (hash: string) => fileNames().filter((name) => name.includes(hash));
  const state = async () => [(await stored()).length, fileNames().length];
  const files = () => running.app.app.get(PictureFiles);

  it('are uploaded, listed, read, changed and deleted', async () => {
    const photo = await plain(2000, 1000, '#123456').jpeg().toBuffer();
    const added = await upload(admin, [
      { name: 'alt', content: ' The office ' },
      { name: 'file', filename: 'Ofis ñ 保险.jpg', content: photo },
    ]);
    expect(added.status).toBe(201);
    const { id, hash } = added.body as { id: string; hash: string };
    expect(added.body).toEqual({
      id,
      hash: expect.stringMatching(/^[0-9a-f]{32}$/),
      name: 'Ofis ñ 保险.jpg',
      alt: 'The office',
      focalX: 0.5,
      focalY: 0.5,
      width: 2000,
      height: 1000,
      bytes: photo.length,
      url: `/media/${hash}-1600.webp`,
      thumbnail: `/media/${hash}-400.webp`,
      srcset: [400, 800, 1600].map((width) => `/media/${hash}-${width}.webp ${width}w`).join(', '),
      createdAt: expect.stringMatching(/^20.+Z$/),
      uploadedByName: 'Administrator',
      uses: [],
    });
    expect(filesOf(hash)).toHaveLength(6);

    const list = await admin.request('GET', `${MEDIA}?filter=${encodeURIComponent('{"q":"OFIS Ñ"}')}`);
    expect(list.headers['content-range']).toBe('media 0-0/1');
    const { uses: _, ...summary } = added.body as Record<string, unknown>;
    expect(list.body).toEqual([summary]);

    const change = { alt: 'Our office', focalX: 0.25, focalY: 1 };
    const changed = await admin.request('PATCH', `${MEDIA}/${id}`, change);
    expect(changed.body).toEqual({ ...added.body, ...change });
    expect((await admin.request('GET', `${MEDIA}/${id}`)).body).toEqual(changed.body);
    expect(running.app.app.get(Pictures).find(`/media/${hash}-400.jpg`)).toEqual({
      url: `/media/${hash}-1600.webp`,
      jpeg: `/media/${hash}-800.jpg`,
      srcset: added.body.srcset,
      width: 1600,
      height: 800,
      alt: 'Our office',
      position: '25% 100%',
    });
    const emptied = await admin.request('PATCH', `${MEDIA}/${id}`, { alt: '' });
    expect(emptied.body).toMatchObject({ alt: '', focalX: 0.25 });

    expect(await admin.request('DELETE', `${MEDIA}/${id}`)).toMatchObject({ status: 204, text: '' });
    expect(filesOf(hash)).toEqual([]);
    expect(running.app.app.get(Pictures).find(`/media/${hash}-400.jpg`)).toBeNull();
    for (const method of ['GET', 'DELETE', 'PATCH'])
      expectError(await admin.request(method, `${MEDIA}/${id}`, method === 'PATCH' ? {} : undefined), 404);
  });

  it('are sent to everybody, forever, under names that only pictures have', async () => {
    const { hash } = await uploadPicture(admin);
    for (const [name, type] of [
      ['400.webp', 'image/webp'],
      ['1600.jpg', 'image/jpeg'],
    ]) {
      const path = `/media/${hash}-${name}`;
      const response = await get(path);
      expect(response).toMatchObject({
        status: 200,
        headers: {
          'content-type': type,
          'cache-control': 'public, max-age=31536000, immutable',
          'x-content-type-options': 'nosniff',
          'content-security-policy': expect.stringContaining("default-src 'none'"),
        },
      });
      const head = await get(path, {}, 'HEAD');
      expect([head.status, head.text, head.headers['content-length']]).toEqual([
        200,
        '',
        response.headers['content-length'],
      ]);
      const again = await get(path, { 'If-None-Match': response.headers.etag });
      expect([again.status, again.text]).toEqual([304, '']);
      expect(again.headers['cache-control']).toContain('immutable');
    }
  });

  it.each([
    '/media/',
    '/media/x',
    '/media/../package.json',
    '/media/..%2fpackage.json',
    '/media/%00',
    '/media/%',
    `/media/${'0'.repeat(32)}-400.webp`,
    `/media/${'0'.repeat(32)}-401.webp`,
    `/media/${'0'.repeat(32)}-400.svg`,
    `/media/x/${'0'.repeat(32)}-400.webp`,
  ])('are not found at %s', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(response.headers['cache-control']).not.toContain('immutable');
  });

  it('of the same file are one picture, which keeps its text', async () => {
    const file = await newPicture();
    const first = await upload(admin, [
      { name: 'file', filename: 'a.png', content: file },
      { name: 'alt', content: 'First' },
    ]);
    const again = await upload(admin, [
      { name: 'file', filename: 'b.png', content: file },
      { name: 'alt', content: 'Second' },
    ]);
    expect([first.status, again.status]).toEqual([201, 200]);
    expect(again.body).toEqual(first.body);
  });

  it('of the same file at the same time are one picture', async () => {
    const before = (await stored()).length;
    const file = await newPicture();
    const responses = await Promise.all([1, 2, 3].map(() => upload(admin, file)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
    expect(new Set(responses.map(({ body }) => (body as { id: string }).id)).size).toBe(1);
    expect((await stored()).length).toBe(before + 1);
  });

  it('whose files were lost come back with the same upload', async () => {
    const file = await newPicture();
    const { hash, url } = (await upload(admin, file)).body as { hash: string; url: string };
    await files().remove(`${hash}-1600.webp`);
    expect((await get(url)).status).toBe(404);
    expect((await upload(admin, file)).status).toBe(200);
    expect((await get(url)).status).toBe(200);
  });

  it('carry no metadata of the camera', async () => {
    const { body } = await upload(admin, await sidewaysPhoto());
    expect(body).toMatchObject({ width: 60, height: 80 });
    for (const name of filesOf((body as { hash: string }).hash))
      expect((await get(`/media/${name}`)).text).not.toMatch(/CANARY|Exif/);
  });

  it.each([
    ['../../etc/passwd', 'passwd'],
    ['C:\\photos\\me.jpg', 'me.jpg'],
    ['\u202egpj.exe', 'gpj.exe'],
    ['<script>.jpg', '<script>.jpg'],
    [`${'x'.repeat(300)}.jpg`, 'x'.repeat(120)],
  ])('named %j are named %j, and the name leads nowhere', async (filename, name) => {
    const response = await upload(admin, [{ name: 'file', filename, content: await newPicture() }]);
    expect(response).toMatchObject({ status: 201, body: { name } });
    expect(fileNames().every((file) => /^[0-9a-f]{32}-\d+\.(webp|jpg)$/.test(file))).toBe(true);
  });

  it.each([
    [{ alt: 'x'.repeat(301) }, 'alt'],
    [{ alt: 5 }, 'alt'],
    [{ focalX: -0.1 }, 'focalX'],
    [{ focalY: 1.01 }, 'focalY'],
    [{ focalY: '0.5' }, 'focalY'],
    [{ hash: 'x' }, 'hash'],
  ])('are not changed by %j', async (body, field) => {
    const { id } = await uploadPicture(admin);
    const before = (await admin.request('GET', `${MEDIA}/${id}`)).body as unknown;
    expectError(await admin.request('PATCH', `${MEDIA}/${id}`, body), 400, [field]);
    expect((await admin.request('GET', `${MEDIA}/${id}`)).body).toEqual(before);
  });

  it('that are used somewhere say where, and are not deleted', async () => {
    const { id, hash } = await uploadPicture(admin);
    const use: MediaUse = { kind: 'article', label: 'Five myths', link: '/admin/blog/1' };
    const register = (found: readonly MediaUse[]) =>
      running.app.app
        .get(MediaUses)
        .register('article', async (prefix) => (prefix === `/media/${hash}-` ? found : []));
    register([use]);
    expect((await admin.request('GET', `${MEDIA}/${id}`)).body).toMatchObject({ uses: [use] });
    const rejected = await admin.request('DELETE', `${MEDIA}/${id}`);
    expectError(rejected, 409);
    expect(rejected.body.message).toBe('The picture is used in “Five myths”; please take it out there first');
    expect(filesOf(hash)).toHaveLength(6);
    register([use, use, use, { ...use, label: 'Six' }]);
    expect((await admin.request('DELETE', `${MEDIA}/${id}`)).body.message).toContain(
      'in “Five myths”, “Five myths”, “Five myths” and 1 more;',
    );
    register([]);
    expect((await admin.request('DELETE', `${MEDIA}/${id}`)).status).toBe(204);
  });

  it.each([
    ['sort=["hash","ASC"]', 'sort'],
    ['filter={"state":"x"}', 'filter'],
    ['filter={"q":5}', 'filter'],
    ['range=[0,500]', 'range'],
  ])('are not listed with %s', async (query, field) => {
    const [name, value] = query.split('=');
    const response = await admin.request('GET', `${MEDIA}?${name}=${encodeURIComponent(value!)}`);
    expectError(response, 400, [field]);
  });

  it('are listed newest first, in pages', async () => {
    const [first, second] = [await uploadPicture(admin), await uploadPicture(admin)];
    const { body, headers } = await admin.request('GET', `${MEDIA}?range=${encodeURIComponent('[0,1]')}`);
    expect((body as { id: string }[]).map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(headers['content-range']).toBe(`media 0-1/${(await stored()).length}`);
  });

  it('that do not exist are not found', async () => {
    expectError(await admin.request('DELETE', `${MEDIA}/${NO_SUCH_ID}`), 404);
    expectError(await admin.request('PATCH', `${MEDIA}/${NO_SUCH_ID}`, { alt: 'x' }), 404);
  });

  describe('are rejected, and nothing is stored,', () => {
    let before: unknown;
    beforeEach(async () => {
      before = await state();
    });
    afterEach(async () => {
      expect(await state()).toEqual(before);
    });
    const refusal = async (content: Parameters<typeof upload>[1], sentence: RegExp, status = 400) => {
      const response = await upload(admin, content);
      expectError(response, status, ['file']);
      expect(response.body.message).toMatch(sentence);
    };
    const file = (content: Buffer | string) => ({ name: 'file', filename: 'a.jpg', content });

    it.each<[string, () => Promise<Buffer> | Buffer, RegExp]>([
      ['an SVG that is named and announced as JPEG', () => Buffer.from('<svg/>'), /SVG drawing/],
      ['a page', () => Buffer.from('<html></html>'), /not a picture/],
      ['a PDF', () => Buffer.from('%PDF-1.7'), /A PDF/],
      ['a TIFF', () => plain(9, 9).tiff().toBuffer(), /not a picture/],
      ['a bomb', () => bombPng(60_000, 60_000), /at most 20,000/],
      ['nothing', () => Buffer.alloc(0), /empty/],
      ['half a picture', async () => (await noise(200, 200).jpeg().toBuffer()).subarray(0, 5_000), /damaged/],
    ])('when it is %s', async (_, content, sentence) => refusal(await content(), sentence));

    it('when it is larger than 10 MB, announced or not', async () => {
      const large = Buffer.alloc(10 * 1024 * 1024 + 1, 0xff);
      await refusal(large, /larger than 10 MB/, 413);
      const response = await send(running.app, 'POST', MEDIA, {
        cookie: admin.cookie,
        headers: { 'Content-Type': FORM_TYPE, 'Transfer-Encoding': 'chunked' },
        body: form(file(Buffer.concat([large, large]))),
      });
      expectError(response, 413);
      expect(response.body.message).toMatch(/larger than 10 MB/);
    });

    it('when there is no file, or not one', async () => {
      await refusal([{ name: 'alt', content: 'x' }], /File is required/);
      await refusal([file('a'), file('b')], /one picture/);
      await refusal([{ name: 'picture', filename: 'a.jpg', content: 'x' }], /one picture/);
      expectError(await admin.request('POST', MEDIA, { alt: 'x' }), 400, ['file']);
      expectError(await admin.request('POST', MEDIA), 400, ['file']);
    });

    it('when a field is wrong', async () => {
      const good = file(await newPicture());
      const send1 = (name: string, content: string) => upload(admin, [good, { name, content }]);
      expectError(await send1('alt', 'x'.repeat(301)), 400, ['alt']);
      expectError(await send1('focalX', '1'), 400, ['focalX']);
      expectError(await send1('__proto__', 'x'), 400);
      expectError(await send1('alt[a]', 'x'), 400, ['file']);
      expectError(await send1('alt', 'x'.repeat(9_000)), 400, ['file']);
      const many = Array.from({ length: 20 }, (_, index) => ({ name: `f${index}`, content: 'x' }));
      expectError(await upload(admin, [...many, good]), 400, ['file']);
    });

    it.each([
      ['has no end', (body: Buffer) => body.subarray(0, -20)],
      ['is no form', () => Buffer.from('not a form')],
      ['is empty', () => Buffer.alloc(0)],
    ])('when the form %s', async (_, broken) => {
      const body = broken(form(file(await plain(30, 30).png().toBuffer())));
      const headers = { 'Content-Type': FORM_TYPE };
      const response = await send(running.app, 'POST', MEDIA, { cookie: admin.cookie, headers, body });
      expectError(response, 400, ['file']);
    });

    it('when the form has no boundary', async () => {
      const options = { cookie: admin.cookie, headers: { 'Content-Type': 'multipart/form-data' }, body: 'x' };
      expectError(await send(running.app, 'POST', MEDIA, options), 400, ['file']);
    });

    it('when somebody without a session sends it', async () => {
      const response = await upload({ app: running.app, cookie: '' }, await newPicture());
      expectError(response, 401);
    });

    it('when the disk is full or the storage away, at the first file and later', async () => {
      for (const failing of [0, 4]) {
        const real = files().put.bind(files());
        let count = 0;
        const put = jest.spyOn(files(), 'put').mockImplementation(async (name, content) => {
          if (count++ === failing) throw new StorageFailed('picture.storage-full', { code: 'ENOSPC' });
          await real(name, content);
        });
        const response = await upload(admin, await newPicture());
        put.mockRestore();
        expectError(response, 503);
        expect(response.headers['retry-after']).toBeDefined();
        expect(response.body.code).toBe('picture.storage-full');
        expect(await state()).toEqual(before);
      }
    });
  });

  /** Sends half of an upload. */
  async function beginUpload(): Promise<Socket> {
    const body = form({ name: 'file', filename: 'a.jpg', content: await noise(400, 400).jpeg().toBuffer() });
    const socket = connect(Number(new URL(running.app.url).port), '127.0.0.1');
    await once(socket, 'connect');
    socket.write(
      `POST ${MEDIA} HTTP/1.1\r\nHost: x\r\nCookie: ${admin.cookie}\r\nContent-Type: ${FORM_TYPE}\r\n` +
        `Content-Length: ${body.length}\r\n\r\n`,
    );
    socket.write(body.subarray(0, body.length >> 1));
    return socket;
  }

  it('that are sent by aborted connections leave nothing, and the next one is received', async () => {
    const before = await state();
    for (let round = 0; round < MAX_UPLOADS + 3; round += 1) {
      const socket = await beginUpload();
      await sleep(10);
      socket.destroy();
    }
    await sleep(100);
    expect(await state()).toEqual(before);
    expect((await upload(admin, await newPicture())).status).toBe(201);
  });

  it('that stall keep nobody but their sender waiting, and end when too little arrives', async () => {
    const { cookie } = await admin.createSignedInUser();
    fakeOnly('setInterval', 'clearInterval');
    const stalled = await Promise.all([beginUpload(), beginUpload(), beginUpload()]);
    const texts = stalled.map((socket) => text(socket));
    expect((await upload({ app: running.app, cookie }, await newPicture())).status).toBe(201);
    let answered = 0;
    for (const promise of texts) void promise.then(() => (answered += 1));
    while (answered < stalled.length) {
      jest.advanceTimersByTime(10_000);
      await sleep(10);
    }
    jest.useRealTimers();
    for (const answer of await Promise.all(texts))
      expect(answer).toMatch(/^HTTP\/1.1 408 [^]*The picture arrives too slowly/);
    expect((await upload(admin, await newPicture())).status).toBe(201);
  });

  it('that are uploaded at once are each made from their own file', async () => {
    const files = await Promise.all(
      [300, 40, 200, 50, 60].map(async (side) => ({ side, file: await noise(side, 30).png().toBuffer() })),
    );
    const responses = await Promise.all(files.map(({ file }) => upload(admin, file)));
    responses.forEach(({ status, body }, index) => {
      const { side, file } = files[index]!;
      const hash = createHash('sha256').update(file).digest('hex').slice(0, 32);
      expect([status, body]).toEqual([
        201,
        expect.objectContaining({ hash, width: side, bytes: file.length }),
      ]);
    });
  });

  it('above the number that is received at once are rejected with 503, and can be sent again', async () => {
    const file = await newPicture();
    const responses = await Promise.all(Array.from({ length: MAX_UPLOADS + 8 }, () => upload(admin, file)));
    const rejected = responses.filter(({ status }) => status === 503);
    expect(rejected.length).toBeGreaterThan(0);
    for (const response of rejected) {
      expectError(response, 503);
      expect(response.headers['retry-after']).toBe('5');
    }
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
    expect((await upload(admin, file)).status).toBe(200);
  });

  it('are there after a restart', async () => {
    const { url } = await uploadPicture(admin);
    await running.restart();
    expect(running.app.app.get(Pictures).find(url)).toMatchObject({ url });
    expect((await get(url)).status).toBe(200);
  });
});
