import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { createFileStorage, type MediaStorage } from '../../src/server/media/storage.ts';
import { type ImportOptions, importSchool } from '../../src/server/operations/import/import-school.ts';
import type { ImportReport } from '../../src/server/operations/import/report.ts';
import { openStore } from '../../src/server/store/open-store.ts';
import type { Store } from '../../src/server/store/store.ts';
import { jpeg } from '../media/pictures.ts';
import { requirePostgres } from '../store/databases.ts';
import { createDatabase } from '../support/postgres.ts';

export type ContentFile = Record<string, unknown> & { header: Record<string, unknown> };

/** A fresh folder under the system's temporary one. */
export const scratch = (): string => fs.mkdtempSync(path.join(os.tmpdir(), 'sy-import-'));

/** The files below a folder, by their paths in it, sorted; none where there is no such folder. */
export function filesUnder(root: string): string[] {
  const found = fs.existsSync(root) ? fs.readdirSync(root, { recursive: true, withFileTypes: true }) : [];
  return found
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .toSorted();
}

/** Writes content.json and a small picture of its own for each path that is named `images/…` in it. */
export async function writeFolder(folder: string, content: unknown): Promise<string> {
  const text = JSON.stringify(content);
  fs.mkdirSync(path.join(folder, 'images'), { recursive: true });
  fs.writeFileSync(path.join(folder, 'content.json'), text);
  for (const name of new Set(text.match(/images\/[\w-]+\.(?:jpg|png)/g))) {
    const file = path.join(folder, name);
    if (!fs.existsSync(file))
      fs.writeFileSync(file, await jpeg({ seed: seedOf(name), width: 20 + (seedOf(name) % 97) }));
  }
  return folder;
}

const seedOf = (name: string) => [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 100_003, 7);

/** A small school with every kind of item that is treated in its own way. */
export const smallSchool = (): ContentFile => ({
  header: {
    school_Name: 'Hill School',
    school_Slug: 'hill',
    schoolKey: 'HILL-1',
    school_Logo_Image: 'images/logo.png',
    student_Domain: '#',
    email: '',
  },
  banners: [
    { image: 'images/banner-1.jpg', heading: 'Welcome' },
    { image: 'images/banner-2.jpg', heading: 'Admissions' },
  ],
  toppers: [
    { student_Name: 'Asha', student_Photo: 'images/asha.jpg', marks: '97%', Photo_Consent: 'Public_With_Name' },
    { student_Name: 'Ravi', student_Photo: 'images/ravi.jpg', marks: '96%', Photo_Consent: 'Internal' },
  ],
  gallery: [
    { album_Id: 4, album_Name: 'Sports', schoolThemeMediaJson: [{ Media_Name: 'images/sports.jpg', Video_Url: '' }] },
  ],
  holidays: [
    { Id: 1, name: 'Holi', startHolidayDate: '2027-03-22', endHolidayDate: '2027-03-23' },
    { Id: 2, name: 'Summer', startHolidayDate: '2027-05-03', endHolidayDate: '2027-06-12' },
  ],
  blogs: [
    {
      blog_Id: 9,
      blog_Title: 'Sports Day, 2026!',
      blog_Description: '<p onclick="x()">Run</p><script>1</script>',
      entryDate: '2026-11-10',
    },
  ],
});

export interface Bench {
  store: Store;
  storage: MediaStorage;
  dataDir: string;
  /** Imports a folder; a failure to do so because of problems fails the test. */
  run(folder: string, changes?: Partial<ImportOptions>): Promise<ImportReport>;
  /** As `importSchool`, with this bench's store and storage. */
  attempt(folder: string, changes?: Partial<ImportOptions>): ReturnType<typeof importSchool>;
  end(): Promise<void>;
}

export const kinds = ['embedded', 'postgres'] as const;

/** A fresh store of this kind with media storage. */
export async function openBench(kind: (typeof kinds)[number]): Promise<Bench> {
  const dataDir = scratch();
  const server = kind === 'postgres' ? await requirePostgres() : undefined;
  const database = server && (await createDatabase(server.url, 'import'));
  const store = await openStore({
    dataDir,
    databaseUrl: database?.url,
    log: pino({ level: 'silent' }),
    onSnapshotEveryMs: 0,
  });
  const storage = createFileStorage(path.join(dataDir, 'media'));
  const attempt: Bench['attempt'] = (folder, changes) =>
    importSchool({ store, storage, dataDir, folder, themeId: 1, ...changes });
  return {
    store,
    storage,
    dataDir,
    attempt,
    async run(folder, changes) {
      const result = await attempt(folder, changes);
      if (!result.ok) throw new Error(JSON.stringify(result.problems, null, 2));
      return result.report;
    },
    async end() {
      await store.close();
      await database?.drop();
      await server?.stop();
      fs.rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
