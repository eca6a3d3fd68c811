// PGlite's NodeFS with a working fsync. PGlite starts PostgreSQL with fsync off and its Node file system has no fsync
// callback, so a power loss could take acknowledged commits (electric-sql/pglite issue 1107). Plain JavaScript, because
// a worker thread under Node 20 cannot load TypeScript.
import fs from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

const EIO = 29;
/** What a file that may only be read is refused with when it is opened for more: EACCES, EPERM, EROFS. */
const notWritable = new Set([2, 63, 69]);
const accessModes = 3;

/** PGlite's start parameters with fsync on. `fdatasync` is a no-op in this build, hence `wal_sync_method=fsync`. */
export const durableStartParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  '-c',
  'fsync=on',
  '-c',
  'wal_sync_method=fsync',
];

/** A directory of the host as PGlite's file system, where fsync reaches the disk for files and for directories. */
export class DurableNodeFS extends NodeFS {
  #fsync;
  #onFailure;

  /**
   * @param {string} directory
   * @param {{ fsync?: (fd: number) => void, onFailure?: (error: unknown) => void }} [options]
   */
  constructor(directory, options = {}) {
    super(directory);
    this.#fsync = options.fsync ?? fs.fsyncSync;
    this.#onFailure = options.onFailure ?? (() => undefined);
  }

  async init(pg, options) {
    const { emscriptenOpts } = await super.init(pg, options);
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...emscriptenOpts.preRun, (mod) => this.#install(mod)] } };
  }

  #install(mod) {
    const { open } = mod.NODEFS.stream_ops;
    /** Streams that PostgreSQL has opened for writing and may only read. */
    const demoted = new WeakSet();
    mod.NODEFS.stream_ops.open = (stream) => {
      try {
        open(stream);
      } catch (error) {
        // PostgreSQL opens what it reads for writing as well.
        if (!notWritable.has(error.errno) || (stream.flags & accessModes) === 0) throw error;
        stream.flags &= ~accessModes;
        open(stream);
        demoted.add(stream);
      }
    };
    // What PostgreSQL wants on the disk is a directory or is open for writing: pg_fsync asserts as much. Files that are
    // open for reading are a recovery's hints (pre_sync_fname), a thousand of them, before it syncs each.
    const isHint = ({ flags, node }) => (flags & accessModes) === 0 && mod.FS.isFile(node.mode);
    mod.NODEFS.stream_ops.fsync = (stream) => {
      try {
        if (stream.nfd === undefined) syncDirectory(mod.NODEFS.realPath(stream.node), this.#fsync);
        else if (demoted.has(stream) || !isHint(stream)) this.#fsync(stream.nfd);
      } catch (error) {
        this.#onFailure(error);
        throw new mod.FS.ErrnoError(EIO);
      }
      return 0;
    };
  }
}

/** Makes a directory's entries (new, renamed, removed files) durable. */
export function syncDirectory(directory, fsync = fs.fsyncSync) {
  const fd = fs.openSync(directory, 'r');
  try {
    fsync(fd);
  } finally {
    fs.closeSync(fd);
  }
}

/** Makes a whole tree durable: what PGlite unpacks at its first start is written without fsync. */
export function syncTree(directory) {
  for (const entry of fs.readdirSync(directory, { withFileTypes: true })) {
    const child = path.join(directory, entry.name);
    if (entry.isDirectory()) syncTree(child);
    else if (entry.isFile()) syncDirectory(child);
  }
  syncDirectory(directory);
}
