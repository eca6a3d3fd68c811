import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

const program = fileURLToPath(new URL('./full-disk-process.ts', import.meta.url));

/** Whoever is root may mount; others become root of a namespace of their own first. */
const asRoot = process.getuid?.() === 0 ? [] : ['--map-root-user'];

describe('an upload to a full disk', () => {
  it('is told so, leaves neither a file nor a row, and works once there is room, without a restart', async () => {
    const command = ['--mount', ...asRoot, process.execPath, '--import', 'tsx', program];
    const { stdout } = await promisify(execFile)('unshare', command, { env: process.env });
    expect(JSON.parse(stdout.trim().split('\n').at(-1) ?? '')).toEqual({
      refused: {
        status: 507,
        type: 'application/problem+json; charset=utf-8',
        text: 'There is no room left for this. Nothing was saved.',
      },
      after: { files: 0, newRows: 0 },
      page: 200,
      fitting: 201,
      larger: 201,
      kept: 2,
    });
  });
});
