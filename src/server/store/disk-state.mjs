// Whether the disk below the embedded database takes changes. Plain JavaScript: see durable-fs.mjs.
import fs from 'node:fs';

/**
 * What must be free for a transaction to begin: some segments of the write-ahead log, of 16 MB each. Where PostgreSQL
 * cannot make the next one it ends, and cannot start again until there is room, not even to read.
 */
const reserveBytes = 64 * 1024 * 1024;
const probeEveryMs = 1000;

/** Looks at the disk of a database directory; says what stands in the way of changes, or nothing if they can be made. */
export function watchDisk(directory) {
  const probe = `${directory}.probe`;
  let probedAt = Number.NEGATIVE_INFINITY;
  let fault;
  return () => {
    // A file system that met an error may look writable until something is written; one that recovers is believed at
    // once.
    if (fault || performance.now() - probedAt >= probeEveryMs) {
      fault = faultOf(() => makeAndRemove(probe));
      probedAt = performance.now();
    }
    const found = fault ?? faultOf(() => fs.accessSync(directory, fs.constants.W_OK));
    if (found) return found;
    const { bavail, bsize } = fs.statfsSync(directory);
    if (bavail * bsize >= reserveBytes) return undefined;
    return `The disk is full: less than ${reserveBytes / 1024 / 1024} MB are free.`;
  };
}

function makeAndRemove(file) {
  fs.closeSync(fs.openSync(file, 'w', 0o600));
  fs.unlinkSync(file);
}

function faultOf(work) {
  try {
    work();
    return undefined;
  } catch (error) {
    return error.message;
  }
}
