// A second real process in a mount namespace of its own: the server with its pictures on a disk of a few kilobytes.
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { media } from '#server/store/schema.ts';
import { pictureOf, upload } from '../api/media-files.ts';
import { type Caller, signIn } from '../support/callers.ts';
import { startApp } from '../support/server.ts';
import { jpeg, noisyJpeg } from './pictures.ts';

// This process reads no style sheets, which sections import.
const app = await startApp({ expectsLog: [/Unknown file extension \\"\.css/] });
const folder = join(app.dataDir, 'media');
const run = (command: string, ...args: readonly string[]) => execFileSync(command, args);
const mount = (options: string) => run('mount', '-t', 'tmpfs', '-o', options, 'tmpfs', folder);

const left = async (caller: Caller) => ({
  files: readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length,
  rows: (await app.store.school(caller.schoolId, ({ db }) => db.select({ id: media.id }).from(media))).length,
});

const admin = await signIn(app);
const rowsBefore = (await app.store.school(admin.schoolId, ({ db }) => db.select({ id: media.id }).from(media))).length;
mount('size=64k');
const large = pictureOf('large.jpg', await noisyJpeg({ width: 1000, height: 1000 }));
const small = pictureOf('small.jpg', await jpeg());
const refused = await upload(admin, [small, large]);
const after = await left(admin);
const page = await app.get('/', { host: `greenfield.localhost:${app.port}` });
const fitting = await upload(admin, [small]);
mount('remount,size=16m');
const larger = await upload(admin, [large]);
console.log(
  JSON.stringify({
    refused: { status: refused.status, type: refused.headers['content-type'], text: refused.json.errorText },
    after: { files: after.files, newRows: after.rows - rowsBefore },
    page: page.status,
    fitting: fitting.status,
    larger: larger.status,
    kept: (await left(admin)).rows - rowsBefore,
  }),
);
run('umount', '-l', folder);
await app.stop();
