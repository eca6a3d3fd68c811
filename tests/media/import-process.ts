// A second real process: imports the folder in argv[3] into a store in argv[2], makes the AVIF files, and says what of
// the picture libraries it has loaded by then.
import path from 'node:path';
import { pino } from 'pino';
import { importSchool } from '#server/domains/import/import-school.ts';
import { createFileStorage } from '#server/files/storage/storage.ts';
import { startAvifQueue } from '#server/files/uploads/avif-queue.ts';
import { openStore } from '#server/store/open-store.ts';

const [, , dataDir = '', folder = ''] = process.argv;
const store = await openStore({ dataDir, log: pino({ level: 'silent' }), onSnapshotEveryMs: 0 });
const storage = createFileStorage(path.join(dataDir, 'media'));
const result = await importSchool({ store, storage, dataDir, folder, themeId: 1 });
const errors: string[] = [];
const queue = startAvifQueue({
  store,
  storage,
  schoolIds: async () => (result.ok ? [result.report.schoolId] : []),
  idle: async () => undefined,
  onError: (error) => errors.push(String(error)),
});
await queue.drained();
await queue.stop();
await store.close();
const { sharedObjects } = process.report.getReport() as { sharedObjects: string[] };
console.log(
  JSON.stringify({
    pictures: result.ok ? result.report.pictures.added : result.problems,
    errors,
    libraries: sharedObjects.filter((name) => /vips|sharp/.test(name)),
    node: sharedObjects.length > 0,
  }),
);
