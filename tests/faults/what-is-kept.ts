import { join } from 'node:path';
import { inArray } from 'drizzle-orm';
import { removeOrphans } from '#server/domains/media/orphans.ts';
import { createFileStorage } from '#server/files/storage/storage.ts';
import { mediaFileKeys } from '#server/files/uploads/files.ts';
import { openStore } from '#server/store/open-store.ts';
import {
  auditLog,
  content,
  contentHistory,
  enquiries,
  enrolments,
  guardians,
  media,
  students,
} from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';
import { silent } from '../store/databases.ts';
import type { Acknowledged } from './storm.ts';

interface Place {
  readonly dataDir: string;
  readonly schoolId: number;
  /** What was there before the first storm. */
  readonly before: { readonly content: number; readonly students: number };
}

type Db = StoreContext['db'];

/**
 * What is wrong with a data folder whose server was killed: acknowledged writes that are missing, and writes of which
 * only a part is there. Files without a row may be left; they can be cleared away.
 */
export const findLosses = async (place: Place, kept: readonly Acknowledged[]): Promise<string[]> => {
  const { dataDir, schoolId, before } = place;
  const store = await openStore({ dataDir, log: silent, onSnapshotEveryMs: 0 });
  const storage = createFileStorage(join(dataDir, 'media'));
  try {
    const files = new Set<string>();
    for await (const { key } of storage.list()) files.add(key);
    const found = await store.school(schoolId, async ({ db }) => [
      ...(await lossesOfContent(db, before.content, kept)),
      ...(await lossesOfAdmissions(db, before.students, kept)),
      ...(await lossesOfPictures(db, files, kept)),
    ]);
    const { failed } = await removeOrphans({ store, storage, now: Date.now(), olderThanMs: 0 });
    return failed > 0 ? [...found, 'files without a row that cannot be cleared away'] : found;
  } finally {
    await store.close();
  }
};

const idsIn = async (db: Db, entities: readonly string[]): Promise<ReadonlySet<number | null>> => {
  const rows = await db
    .select()
    .from(auditLog)
    .where(inArray(auditLog.entity, [...entities]));
  return new Set(rows.map(({ entityId }) => entityId));
};

const lossesOfContent = async (db: Db, before: number, kept: readonly Acknowledged[]): Promise<string[]> => {
  const rows = (await db.select().from(content)).filter(({ id }) => id > before);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const history = (await db.select().from(contentHistory)).filter(({ contentId }) => contentId > before);
  const audited = await idsIn(db, ['holiday', 'notice']);
  const lost = kept.filter((write) => {
    if (write.kind !== 'item') return false;
    const row = byId.get(write.id);
    return !row || row.version < write.version || (write.isPublished && !row.published);
  });
  const versionsOf = (id: number): number[] =>
    history.filter(({ contentId }) => contentId === id).map(({ version }) => version);
  const half = rows.filter(({ id, version }) => {
    const versions = versionsOf(id).sort((a, b) => a - b);
    return !audited.has(id) || versions.length !== version || versions.some((one, at) => one !== at + 1);
  });
  const strays = history.filter(({ contentId }) => !byId.has(contentId));
  return [
    ...lost.map((write) => `lost: ${JSON.stringify(write)}`),
    ...half.map(({ id, version }) => `half an item: ${id} at ${version}, with versions ${versionsOf(id)}`),
    ...strays.map(({ contentId, version }) => `history without its item: ${contentId} at ${version}`),
  ];
};

const lossesOfAdmissions = async (db: Db, before: number, kept: readonly Acknowledged[]): Promise<string[]> => {
  const admitted = (await db.select().from(students)).filter(({ id }) => id > before);
  const confirmed = (await db.select().from(enquiries)).filter(({ studentId }) => studentId !== null);
  const enrolled = await db.select().from(enrolments);
  const families = await db.select().from(guardians);
  const audited = await idsIn(db, ['student']);
  const lost = kept.filter(
    (write) =>
      write.kind === 'admission' &&
      !confirmed.some(({ id, status, studentId }) => id === write.id && status === 8 && studentId === write.studentId),
  );
  const half = admitted.filter(
    ({ id }) =>
      confirmed.filter(({ studentId }) => studentId === id).length !== 1 ||
      enrolled.filter(({ studentId }) => studentId === id).length !== 1 ||
      families.filter(({ studentId }) => studentId === id).length !== 1 ||
      !audited.has(id),
  );
  const numbers = new Set(admitted.map(({ admissionNo }) => admissionNo));
  return [
    ...lost.map((write) => `lost: ${JSON.stringify(write)}`),
    ...half.map(({ id }) => `half a student: ${id}`),
    ...(confirmed.length === admitted.length ? [] : ['an enquiry without its student']),
    ...(numbers.size === admitted.length ? [] : ['an admission number that was given twice']),
  ];
};

const lossesOfPictures = async (
  db: Db,
  files: ReadonlySet<string>,
  kept: readonly Acknowledged[],
): Promise<string[]> => {
  const rows = await db.select().from(media);
  const ids = new Set(rows.map(({ id }) => id));
  const lost = kept.filter((write) => write.kind === 'picture' && !ids.has(write.id));
  const half = rows.filter((row) => mediaFileKeys(row).some((key) => !files.has(key)));
  return [
    ...lost.map((write) => `lost: ${JSON.stringify(write)}`),
    ...half.map(({ id }) => `a picture without its file: ${id}`),
  ];
};
