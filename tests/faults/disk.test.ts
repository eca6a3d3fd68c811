import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

const program = fileURLToPath(new URL('./disk-process.ts', import.meta.url));

/** Whoever is root may mount; others become root of a namespace of their own first. */
const asRoot = process.getuid?.() === 0 ? [] : ['--map-root-user'];

const well = { page: 200, call: 200, ready: 200, written: 201, uploaded: 201 };
const onlyRead = { ...well, uploaded: 503 };
const readOnly = '/docs/reference/errors#read_only';

describe('a server whose disk turns full, then read-only', () => {
  it.each([
    {
      database: 'embedded',
      full: { written: 503, told: readOnly, uploaded: 503 },
      frozen: { written: 503, told: readOnly },
    },
    // Its own disk is another one than the data folder's.
    { database: 'postgres', full: { written: 507, told: '/docs/reference/errors#no_room', uploaded: 507 }, frozen: {} },
  ])('with the database $database answers whoever reads, says why it saves nothing, and goes on', async (expected) => {
    const { database, full, frozen } = expected;
    const command = ['--mount', ...asRoot, process.execPath, '--import', 'tsx', program, database];
    const { stdout } = await promisify(execFile)('unshare', command, { env: process.env });
    expect(JSON.parse(stdout.trim().split('\n').at(-1) ?? '')).toEqual({
      before: { ...well, mail: 'sent' },
      full: [
        { ...well, ...full },
        { ...well, ...full },
      ],
      roomy: well,
      frozen: [
        { ...onlyRead, ...frozen },
        { ...onlyRead, ...frozen },
      ],
      mediaFrozen: onlyRead,
      outboxFrozen: 'logged',
      after: { ...well, mail: 'sent' },
    });
  });
});
