// Uploads of pictures: the time of one photograph, and the memory of the server while ten arrive at once.
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { DATABASES } from './databases.mjs';
import { inRounds, median } from './measure.mjs';
import { signIn, startApplication, temporaryFolder } from './servers.mjs';

const AT_ONCE = 10;
const MAX_BYTES = 10 * 1024 * 1024;
const MOST_MB = 300;
const MOST_MS = 3_000;

export async function media({ rounds }) {
  const database = await DATABASES[0]();
  const application = await startApplication(database.url, {
    MEDIA_URL: `file:${temporaryFolder()}`,
    // as in the image
    MALLOC_ARENA_MAX: '2',
  });
  const photograph = await photo();
  const upload = await uploads(application.url, photograph);
  const { one } = await inRounds(rounds, {
    one: async () => {
      const begun = performance.now();
      await upload();
      return performance.now() - begun;
    },
  });
  await Promise.all(Array.from({ length: AT_ONCE }, upload));
  const peak = peakMemory(application.child.pid);
  await application.stop();
  await database.drop();
  const size = `${(photograph.length / 1024 / 1024).toFixed(1)} MB`;
  return [
    {
      what: `pictures: one photograph of ${size} is ready / 3 s`,
      ratio: median(one) / MOST_MS,
      atMost: 1,
      note: `${Math.round(median(one))} ms`,
    },
    ...(peak === null
      ? []
      : [
          {
            what: `pictures: peak memory while ${AT_ONCE} such photographs arrive at once / 300 MB`,
            ratio: peak / MOST_MB,
            atMost: 1,
            note: `${Math.round(peak)} MB`,
          },
        ]),
  ];
}

/** Signs in; the function that it resolves to uploads the photograph as a new one. */
export async function uploads(url, photograph) {
  const cookie = await signIn(url);
  return async () => {
    const response = await fetch(`${url}/api/admin/media`, {
      method: 'POST',
      headers: { cookie },
      body: form(distinct(photograph)),
    });
    if (response.status !== 201)
      throw new Error(`An upload got ${response.status}: ${await response.text()}`);
    await response.arrayBuffer();
  };
}

/** A photograph of 24 megapixels, as close to the limit of an upload as its noise allows. */
export async function photo() {
  const noise = { type: 'gaussian', mean: 128, sigma: 25 };
  const image = sharp({ create: { width: 6000, height: 4000, channels: 3, background: '#888888', noise } });
  const pixels = await image.raw().toBuffer();
  for (let quality = 92; ; quality -= 2) {
    const raw = { width: 6000, height: 4000, channels: 3 };
    const file = await sharp(pixels, { raw }).jpeg({ quality }).toBuffer();
    if (file.length < MAX_BYTES - 1_000) return file;
  }
}

let made = 0;

/** The same picture as another file: decoders ignore what is behind the end. */
function distinct(photograph) {
  made += 1;
  return Buffer.concat([photograph, Buffer.from(`copy ${made}`)]);
}

function form(content) {
  const body = new FormData();
  body.set('file', new File([content], 'photograph.jpg', { type: 'image/jpeg' }));
  return body;
}

/** The most memory that the process ever had, in MB; null where the system does not tell. */
function peakMemory(pid) {
  if (process.platform !== 'linux') return null;
  const [, kilobytes] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(kilobytes) / 1024;
}
