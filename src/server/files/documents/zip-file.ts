import { crc32 } from 'node:zlib';

/** One file of an archive. */
export interface ZipEntry {
  /** Of its own in the archive. */
  readonly name: string;
  readonly data: Uint8Array;
  readonly modified: Date;
}

/** Names are UTF-8. */
const flags = 0x08_00;
/** What a reader must know: 2.0. */
const version = 20;

/**
 * The bytes of a ZIP file, an entry at a time and none made smaller: pictures and PDF documents are already
 * (APPNOTE.TXT 6.3, without ZIP64: at most 65,535 files and 4 GB).
 */
export async function* zipBytes(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Buffer> {
  const directory: Buffer[] = [];
  let offset = 0;
  for await (const { name, data, modified } of entries) {
    const fileName = Buffer.from(name);
    const facts = factsOf(fileName, data, modified);
    const head = Buffer.concat([word(0x04_03_4b_50), facts, half(0), fileName]);
    directory.push(
      Buffer.concat([word(0x02_01_4b_50), half(version), facts, half(0, 0, 0, 0), word(0, offset), fileName]),
    );
    offset += head.length + data.length;
    yield head;
    yield Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  }
  const list = Buffer.concat(directory);
  const count = directory.length;
  yield Buffer.concat([list, word(0x06_05_4b_50), half(0, 0, count, count), word(list.length, offset), half(0)]);
}

/** What the head of a file and the directory say alike, up to the length of its name. */
const factsOf = (name: Buffer, data: Uint8Array, modified: Date): Buffer =>
  Buffer.concat([
    half(version, flags, 0, timeOf(modified), dayOf(modified)),
    word(crc32(data), data.length, data.length),
    half(name.length),
  ]);

const timeOf = (time: Date): number =>
  (time.getUTCHours() << 11) | (time.getUTCMinutes() << 5) | (time.getUTCSeconds() >> 1);

const dayOf = (time: Date): number =>
  ((time.getUTCFullYear() - 1980) << 9) | ((time.getUTCMonth() + 1) << 5) | time.getUTCDate();

const half = (...values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 2);
  for (const [at, value] of values.entries()) bytes.writeUInt16LE(value, at * 2);
  return bytes;
};

const word = (...values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [at, value] of values.entries()) bytes.writeUInt32LE(value, at * 4);
  return bytes;
};
