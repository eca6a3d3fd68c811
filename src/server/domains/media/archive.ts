import { Readable } from 'node:stream';
import { and, eq, inArray } from 'drizzle-orm';
import { downloadMedia } from '#schemas/api/media-bulk.ts';
import { maxAtOnce } from '#schemas/records/media-bulk.ts';
import { notFound, wrongField } from '#server/core/errors/refusals.ts';
import { type ZipEntry, zipBytes } from '#server/files/documents/zip-file.ts';
import { detectPictureType } from '#server/files/pictures/picture-type.ts';
import { attachmentHeader, safeFileName } from '#server/files/storage/file-name.ts';
import { type MediaStorage, mediaKey } from '#server/files/storage/storage.ts';
import { handle } from '#server/http/calls/handle.ts';
import { type MediaRow, media } from '#server/store/schema.ts';
import { inLibrary } from './find-media.ts';

/** Files of the library in one archive. Each is read when its turn comes; one that is gone meanwhile is left out. */
export const downloadMediaHandler = handle(downloadMedia, async ({ query }, context) => {
  const { school, services } = context;
  const ids = [...new Set(query.ids.split(',').map(Number))];
  if (ids.length > maxAtOnce) throw wrongField('ids', `Please choose at most ${maxAtOnce} files.`);
  const rows = await context.read(({ db }) =>
    db
      .select()
      .from(media)
      .where(and(eq(media.schoolId, school.schoolId), inArray(media.id, ids), inLibrary))
      .orderBy(media.id),
  );
  if (rows.length === 0) throw notFound();
  const name = `${school.slug}-${context.now().toISOString().slice(0, 10)}.zip`;
  const headers = { 'content-type': 'application/zip', 'content-disposition': attachmentHeader(name) };
  return { status: 200, bytes: Readable.from(zipBytes(filesOf(services.storage, rows))), headers } as const;
});

async function* filesOf(storage: MediaStorage, rows: readonly MediaRow[]): AsyncGenerator<ZipEntry> {
  const taken = new Set<string>();
  for (const row of rows) {
    const data = await storage.get(mediaKey(row.schoolId, row.id, 'original'));
    if (!data) continue;
    const name = freeName(nameOf(row, data), taken);
    taken.add(name.toLowerCase());
    yield { name, data, modified: row.createdAt };
  }
}

/** What it was uploaded as, with the ending of what is stored. */
const nameOf = ({ kind, id, fileName }: MediaRow, data: Buffer): string => {
  const ending = kind === 'picture' ? detectPictureType(data).replace('jpeg', 'jpg') : undefined;
  return safeFileName(fileName ?? `${kind}-${id}`, ending);
};

const freeName = (name: string, taken: ReadonlySet<string>): string => {
  const [, stem = name, ending = ''] = /^(.*?)(\.[^.]*)?$/.exec(name) ?? [];
  let free = name;
  for (let n = 2; taken.has(free.toLowerCase()); n++) free = `${stem} (${n})${ending}`;
  return free;
};
