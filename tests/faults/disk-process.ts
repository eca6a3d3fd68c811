// A process in a mount namespace of its own: the server with all of its data on a disk that turns full, then read-only.
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, closeSync, mkdirSync, mkdtempSync, openSync, readdirSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { isDiskFull } from '#server/store/errors.ts';
import { content } from '#server/store/schema.ts';
import { pictureOf, upload } from '../api/media-files.ts';
import { jpeg } from '../media/pictures.ts';
import { type Caller, signIn } from '../support/callers.ts';
import { startScratchPostgres } from '../support/postgres.ts';
import { startApp } from '../support/server.ts';

const database = process.argv[2] === 'postgres' ? 'postgres' : 'embedded';
const mount = (...args: readonly string[]) => execFileSync('mount', args);
const disk = mkdtempSync(join(tmpdir(), 'sy-disk-'));
mount('-t', 'tmpfs', '-o', 'size=400m', 'tmpfs', disk);
// PostgreSQL runs as another user.
chmodSync(disk, 0o755);
process.env.TMPDIR = disk;
const postgres = database === 'postgres' ? await startScratchPostgres() : null;
if (postgres) {
  process.env.TEST_DATABASE_URL = postgres.url;
  delete process.env.TEST_DATABASE_TEMPLATE;
}

const app = await startApp({
  database,
  expectsLog: [
    // This process reads no style sheets, which sections import.
    /Unknown file extension \\"\.css/,
    /The database can only be read until/,
    /A request was to change what may only be read/,
    /A background task failed/,
    /A mail could not be sent/,
    /Limits cannot be shared/,
  ],
});
const { dataDir } = app;
const ballast = join(disk, 'ballast');

/** Takes every byte that is left. */
const fillDisk = (): void => {
  const file = openSync(ballast, 'w');
  try {
    for (;;) writeSync(file, Buffer.alloc(4096));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
  }
  closeSync(file);
};

const filesIn = (folder: string): number =>
  readdirSync(join(dataDir, folder), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length;

let count = 0;
const visitor = { host: `greenfield.localhost:${app.port}` };

/** What no database can compress to less than half a page. */
const text = (): string => randomBytes(1900).toString('hex');

const write = (caller: Caller) => {
  const noticeDetails = text();
  return caller.post('/api/content/notice', { noticeHead: 'Notice', noticeDetails, entryDateTime: '2026-11-25T10:00' });
};

/** Takes what PostgreSQL has left of the pages that it has taken from the disk. */
const fillPages = async (schoolId: number): Promise<void> => {
  const fill = () =>
    app.store.school(schoolId, ({ db }) =>
      db.insert(content).values({ schoolId, type: 'fill', draft: { text: text() } }),
    );
  for (;;)
    try {
      await fill();
    } catch (error) {
      if (isDiskFull(error)) return;
      throw error;
    }
};

/** How the server answers: a page that was not asked for before, a call, changes of each kind, and its health. */
const look = async (caller: Caller) => {
  count += 1;
  const written = await write(caller);
  const uploaded = await upload(caller, [pictureOf(`p${count}.jpg`, await jpeg({ seed: count }))]);
  return {
    page: (await app.get(`/about?visit=${count}`, visitor)).status,
    call: (await app.get('/api/website/notices', visitor)).status,
    ready: (await app.get('/readyz')).status,
    written: written.status,
    told: written.status < 400 ? undefined : written.json.type,
    uploaded: uploaded.status,
  };
};

/** Whether a mail that somebody asks for has arrived in the outbox, or the log says that it could not. */
const mail = async (email: string): Promise<'sent' | 'logged'> => {
  await signIn(app, { email });
  const failed = () => app.log.named('A mail could not be sent.').length;
  const before = { sent: filesIn('outbox'), failed: failed() };
  await admin.post('/api/Account/forgotPassword', { login: email });
  while (filesIn('outbox') === before.sent && failed() === before.failed) await setTimeout(50);
  return failed() > before.failed ? 'logged' : 'sent';
};

/** Does something while a folder can only be read, which shows in whatever is opened by its name. */
const whileReadOnly = async <T>(folder: string, work: () => Promise<T>): Promise<T> => {
  mount('--bind', folder, folder);
  mount('-o', 'remount,bind,ro', folder);
  try {
    return await work();
  } finally {
    execFileSync('umount', ['-l', folder]);
  }
};

const admin = await signIn(app);
mkdirSync(join(dataDir, 'outbox'));
const before = { ...(await look(admin)), mail: await mail('before@example.org') };
// The next change needs another segment of the write-ahead log.
if (!postgres) await app.store.connection((client) => client.query('select pg_switch_wal()'), { writes: false });
fillDisk();
if (postgres) await fillPages(admin.schoolId);
const full = [await look(admin), await look(admin)];
rmSync(ballast);
const roomy = await look(admin);
const frozen = await whileReadOnly(dataDir, async () => [await look(admin), await look(admin)]);
const mediaFrozen = await whileReadOnly(join(dataDir, 'media'), () => look(admin));
const outboxFrozen = await whileReadOnly(join(dataDir, 'outbox'), () => mail('frozen@example.org'));
const after = { ...(await look(admin)), mail: await mail('after@example.org') };
console.log(JSON.stringify({ before, full, roomy, frozen, mediaFrozen, outboxFrozen, after }));
await app.stop();
await postgres?.stop();
execFileSync('umount', ['-l', disk]);
