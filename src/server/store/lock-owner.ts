import fs from 'node:fs';
import os from 'node:os';

/**
 * Who holds a lock. `startTime` is in clock ticks after boot, so that a reused pid is not taken for its predecessor.
 */
export interface LockOwner {
  pid: number;
  startTime: string | null;
  /** The boot and pid namespace in which `pid` means anything; two containers may both run as pid 1. */
  space: string;
  nonce: string;
}

/** The pid space of this process. */
export const pidSpace = (): string => {
  const boot = readIfThere('/proc/sys/kernel/random/boot_id')?.trim() ?? os.hostname();
  const namespace = process.platform === 'linux' ? fs.readlinkSync('/proc/self/ns/pid') : '';
  return `${boot} ${namespace}`;
};

/** When a process of this pid space started; null if that is unknown, undefined if no such process runs. */
export const processStart = (pid: number): string | null | undefined => {
  if (process.platform !== 'linux') return isSignalled(pid) ? null : undefined;
  const stat = readIfThere(`/proc/${pid}/stat`);
  if (stat === undefined) return undefined;
  // The second field is the command in parentheses and may itself hold spaces and parentheses.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const state = fields[0];
  // A zombie has closed its files; only its parent has not yet read its exit code.
  return state === 'Z' || state === 'X' ? undefined : (fields[19] ?? null);
};

/** Reads a small file; undefined if there is none. */
export const readIfThere = (file: string): string | undefined => {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ESRCH') return undefined;
    throw error;
  }
};

const isSignalled = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};
