import { inflateRawSync } from 'node:zlib';

const END = 0x06054b50;

/** The texts of the files in a zip, by name. */
export function zipFiles(zip: Buffer): Readonly<Record<string, string>> {
  const end = zip.length - 22;
  expect(zip.readUInt32LE(end)).toBe(END);
  const files: Record<string, string> = {};
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [size, nameLength, extraLength, offset] = [
      zip.readUInt32LE(at + 20),
      zip.readUInt16LE(at + 28),
      zip.readUInt16LE(at + 30),
      zip.readUInt32LE(at + 42),
    ] as [number, number, number, number];
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    const start = offset + 30 + zip.readUInt16LE(offset + 26) + zip.readUInt16LE(offset + 28);
    files[name] = inflateRawSync(zip.subarray(start, start + size)).toString();
    at += 46 + nameLength + extraLength + zip.readUInt16LE(at + 32);
  }
  return files;
}
