import { deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** A photograph-like picture: noise that no encoder can shorten much. */
export function noise(width: number, height: number): Sharp {
  const options = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#888888', noise: options } });
}

/** A plain picture; `#rrggbbaa` has transparency. */
export function plain(width: number, height: number, background = '#298659'): Sharp {
  return sharp({ create: { width, height, channels: background.length > 7 ? 4 : 3, background } });
}

/** Left half red, right half blue, stored sideways as cameras do, with the place where it was taken. */
export async function sidewaysPhoto(): Promise<Buffer> {
  const blue = await plain(40, 60, '#0000ff').png().toBuffer();
  return plain(80, 60, '#ff0000')
    .composite([{ input: blue, left: 40, top: 0 }])
    .withExif({
      IFD0: { Make: 'CANARY-CAMERA', Copyright: 'CANARY-OWNER' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '14/1 33/1 12/1', GPSMapDatum: 'CANARY-PLACE' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 95 })
    .toBuffer();
}

/** An animation: the first frame is red, every later one blue. */
export async function animatedGif(frames = 3, side = 40): Promise<Buffer> {
  const red = await plain(side, side, '#ff0000').png().toBuffer();
  const blue = await plain(side, side, '#0000ff').png().toBuffer();
  const all = Array.from({ length: frames }, (_, index) => (index === 0 ? red : blue));
  return sharp(all, { join: { animated: true } })
    .gif()
    .toBuffer();
}

/** An animation whose last frame is repeated: few bytes, and very many pixels in all frames together. */
export async function longGif(side: number, frames: number): Promise<Buffer> {
  const file = await animatedGif(2, side);
  const last = file.lastIndexOf(Buffer.from('21f904', 'hex'));
  const end = file.length - 1;
  return Buffer.concat([
    file.subarray(0, last),
    ...Array.from({ length: frames }, () => file.subarray(last, end)),
    file.subarray(end),
  ]);
}

/** A well-formed PNG of one colour with very many pixels in a few bytes. */
export function bombPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(Math.min((Math.ceil(width / 8) + 1) * height, 5_000_000)));
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, sum]);
}

/** `zlib.crc32` exists only since Node 22. */
function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}
