import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { extract, pack } from 'tar-stream';

/** What a backup says of itself, first of all. */
export interface Manifest {
  readonly format: 1;
  readonly kind: 'whole' | 'school';
  readonly createdAt: string;
  /** The newest migration of the database that it was made of. */
  readonly migration: string;
  readonly schools: readonly { readonly id: number; readonly slug: string }[];
}

/** What is at its end: without it the file is cut short. */
export interface Ending {
  readonly rows: number;
  readonly files: number;
  /** Keys of files that were deleted while it was made. */
  readonly missing: readonly string[];
}

export interface ArchiveEntry {
  readonly name: string;
  readonly data: Buffer;
}

/** Writes a gzipped tar of entries, whole or not at all. Resolves with its length and sha256. */
export const writeArchive = async (
  file: string,
  entries: AsyncIterable<ArchiveEntry>,
): Promise<{ readonly bytes: number; readonly sha256: string }> => {
  const temporary = `${file}.part`;
  const hash = createHash('sha256');
  let bytes = 0;
  const { tar, filling } = fillTar(entries);
  try {
    const zip = createGzip({ level: 6 });
    zip.on('data', (chunk: Buffer) => {
      hash.update(chunk);
      bytes += chunk.length;
    });
    await Promise.all([filling, pipeline(tar, zip, createWriteStream(temporary, { flags: 'w', mode: 0o600 }))]);
    const handle = await open(temporary, 'r');
    await handle.sync().finally(() => handle.close());
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  return { bytes, sha256: hash.digest('hex') };
};

/** The same as a stream, for who takes it at their own pace. It fails with what fails, and then has no end. */
export const streamArchive = (entries: AsyncIterable<ArchiveEntry>): Readable => {
  const { tar, filling } = fillTar(entries);
  const zip = createGzip({ level: 6 });
  // Whoever reads hears of a failure by the stream.
  void Promise.allSettled([filling, pipeline(tar, zip)]);
  return zip;
};

const fillTar = (entries: AsyncIterable<ArchiveEntry>) => {
  const tar = pack();
  const filling = (async () => {
    try {
      for await (const { name, data } of entries) {
        await new Promise<void>((resolve, reject) => {
          tar.entry({ name, size: data.length, mode: 0o600 }, data, (error) => (error ? reject(error) : resolve()));
        });
      }
      tar.finalize();
    } catch (error) {
      tar.destroy(error instanceof Error ? error : new Error(String(error)));
    }
  })();
  return { tar, filling };
};

/** The entries of an archive in their order. A file that is none throws. */
export async function* readArchive(file: string): AsyncGenerator<ArchiveEntry> {
  const tar = extract();
  // Its failure ends the loop below as well.
  const reading = pipeline(createReadStream(file), createGunzip(), tar);
  reading.catch(() => undefined);
  for await (const entry of tar) {
    const chunks: Buffer[] = [];
    for await (const chunk of entry as AsyncIterable<Buffer>) chunks.push(chunk);
    yield { name: entry.header.name, data: Buffer.concat(chunks) };
  }
  await reading;
}
