import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { scratchDirectory, silent } from '#tests/store/databases.ts';
import { describeFurther } from '#tests/support/extent.ts';
import { putEmptyDatabase } from '#tests/support/template.ts';
import { acquireLock, type DatabaseLock } from './lock.ts';
import { type LockOwner, pidSpace, processStart } from './lock-owner.ts';
import { openStore } from './open-store.ts';
import { content } from './schema.ts';

const program = fileURLToPath(new URL('../../../tests/store/store-process.ts', import.meta.url));
const longGone = new Date(Date.now() - 3_600_000);

let scratch: ReturnType<typeof scratchDirectory>;
let children: ChildProcess[];
let locks: DatabaseLock[];

beforeEach(() => {
  scratch = scratchDirectory();
  children = [];
  locks = [];
});
afterEach(async () => {
  for (const child of children) await killed(child);
  for (const lock of locks) lock.release();
  scratch.remove();
});

/** Starts a process on the directory; resolves with what it says once it has opened the store or failed to. */
const start = async (dataDir: string): Promise<{ child: ChildProcess; said: Record<string, unknown> }> => {
  const child = spawn(process.execPath, ['--import', 'tsx', program, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const [line] = await once(child.stdout ?? child, 'data');
  return { child, said: JSON.parse(String(line)) };
};

const killed = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
};

const take = async (onLost: () => void = () => undefined): Promise<DatabaseLock> => {
  const lock = await acquireLock(scratch.dataDir, onLost);
  locks.push(lock);
  return lock;
};

const lockFile = (): string => {
  return path.join(scratch.dataDir, 'database.lock');
};

const leaveLock = (owner: Partial<LockOwner>): void => {
  const whole = { pid: process.pid, startTime: processStart(process.pid), space: pidSpace(), nonce: 'other', ...owner };
  fs.writeFileSync(lockFile(), JSON.stringify(whole));
};

describeFurther('two real processes', () => {
  test('the second is refused with the reason and the cure; after kill -9 of the first it takes over', async () => {
    await putEmptyDatabase(scratch.dataDir);
    const first = await start(scratch.dataDir);
    expect(first.said).toEqual({ open: true });

    const second = await start(scratch.dataDir);
    expect(second.said.code).toBe('DATABASE_IN_USE');
    expect(second.said.message).toContain(`Process ${first.child.pid} `);
    expect(second.said.message).toContain(scratch.dataDir);
    expect(second.said.hint).toContain('DATA_DIR');

    await killed(first.child);
    const store = await openStore({ dataDir: scratch.dataDir, log: silent });
    const rows = await store.school(0, ({ db }) => db.select().from(content));
    await store.close();
    expect(rows.map(({ type }) => type)).toEqual(['acknowledged']);
    expect(fs.existsSync(lockFile())).toBe(false);
  });
});

describe('the lock', () => {
  test('is refused while this process holds it and free after its release', async () => {
    const lock = await take();
    await expect(take()).rejects.toMatchObject({ code: 'DATABASE_IN_USE' });
    lock.release();
    await expect(take()).resolves.toBeDefined();
  });

  test('leaves no other file behind', async () => {
    leaveLock({ startTime: '1' });
    await take();
    expect(fs.readdirSync(scratch.dataDir)).toEqual(['database.lock']);
  });

  test('of a process that is gone is taken over', async () => {
    const child = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
    await once(child, 'exit');
    leaveLock({ pid: child.pid ?? 0, startTime: '1' });
    await expect(take()).resolves.toBeDefined();
  });

  test('of a process whose pid was given to another is taken over', async () => {
    leaveLock({ startTime: '1' });
    await expect(take()).resolves.toBeDefined();
  });

  test('of another container that beats is respected', async () => {
    leaveLock({ space: 'elsewhere', startTime: '1' });
    const beat = setInterval(() => fs.utimesSync(lockFile(), new Date(), new Date()), 50);
    const taken = take();
    await expect(taken).rejects.toMatchObject({ code: 'DATABASE_IN_USE' });
    clearInterval(beat);
  });

  test('of another container that no longer beats is taken over', async () => {
    leaveLock({ space: 'elsewhere', startTime: '1' });
    fs.utimesSync(lockFile(), longGone, longGone);
    await expect(take()).resolves.toBeDefined();
  });

  test('that is stale goes to only one of many', async () => {
    leaveLock({ startTime: '1' });
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => take()));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('that another process took is reported and not released', async () => {
    let lock: DatabaseLock | undefined;
    const lost = new Promise<string>((resolve, reject) => {
      take(() => resolve('lost')).then((taken) => {
        lock = taken;
        leaveLock({ nonce: 'thief' });
      }, reject);
    });
    expect(await lost).toBe('lost');
    lock?.release();
    expect(fs.existsSync(lockFile())).toBe(true);
  });

  test('that cannot be read is left alone', async () => {
    fs.writeFileSync(lockFile(), 'not json');
    await expect(take()).rejects.toMatchObject({ code: 'DATABASE_LOCK' });
    expect(fs.readFileSync(lockFile(), 'utf8')).toBe('not json');
  });
});
