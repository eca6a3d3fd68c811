// The embedded database's thread: answers PostgreSQL wire messages, so a slow query never stalls the main event loop.
// A Uint8Array that arrives is a complete batch of wire messages and is answered by one Uint8Array; every other message
// is `{ id, op }`, answered by `{ id, value }` or `{ id, error }`. Unasked, it says `{ obstacle }`: what keeps changes
// from the disk, or nothing any more. Plain JavaScript: see durable-fs.mjs.
import fs from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { createGzip } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { watchDisk } from './disk-state.mjs';
import { DurableNodeFS, durableStartParams, syncDirectory, syncTree } from './durable-fs.mjs';

/** @type {{ directory: string, restoreFrom?: string, program: WebAssembly.Module }} */
const { directory, restoreFrom, program } = workerData;
const marker = `${directory}.starting`;
/**
 * How much of the database PostgreSQL keeps in memory itself. It fills all of it with zeros when it starts: the 128 MB of
 * its configuration were a third of the thread's CPU until then, and what it lacks is in the system's cache.
 */
const sharedBuffers = '16MB';

/** What made this database unusable; its process state can no longer be trusted and only a restart recovers it. */
let broken;
/** What kept changes from the disk when it was looked at last. */
let obstacle;
/** Whether no transaction is open. */
let isIdle = true;
/** The data directory as it was, as a tar, by the file that it is written to next. */
const copies = new Map();

const findObstacle = watchDisk(directory);
const pglite = await open();
parentPort.on('message', receive);
parentPort.postMessage({ id: 0, value: 'ready' });

async function open() {
  // A first start that was killed leaves a torn directory that never held an acknowledged row.
  if (fs.existsSync(marker)) fs.rmSync(directory, { recursive: true, force: true });
  const first = !fs.existsSync(path.join(directory, 'PG_VERSION'));
  if (first) fs.writeFileSync(marker, '');
  const loadDataDir = restoreFrom === undefined ? undefined : new Blob([fs.readFileSync(restoreFrom)]);
  const database = await PGlite.create({
    dataDir: directory,
    fs: new DurableNodeFS(directory, { onFailure: (error) => (broken = error) }),
    startParams: [...durableStartParams, '-c', `shared_buffers=${sharedBuffers}`],
    pgliteWasmModule: program,
    ...(loadDataDir && { loadDataDir }),
  });
  if (first) syncTree(directory);
  fs.rmSync(marker, { force: true });
  syncDirectory(path.dirname(directory));
  return database;
}

function receive(message) {
  if (message instanceof Uint8Array) answerWire(message);
  else answerCommand(message);
}

function answerWire(batch) {
  if (isIdle) followDisk();
  const chunks = [];
  // Synchronous inside PGlite: the promise is only for a file system that needs syncing afterwards, which NodeFS does not.
  pglite.execProtocolRawStream(batch, { syncToFs: false, onRawData: (bytes) => chunks.push(bytes.slice()) }).catch(die);
  const answer = chunks.length === 1 ? chunks[0] : new Uint8Array(Buffer.concat(chunks));
  broken ??= findPanic(answer);
  isIdle = answer.at(-1) === 0x49;
  // A failed fsync or a PANIC must never be followed by an acknowledged commit: end here and recover from the WAL.
  if (broken !== undefined) die(broken);
  else parentPort.postMessage(answer, [answer.buffer]);
}

/** Has PostgreSQL refuse changes for as long as the disk takes none: one that it cannot log would end it. */
function followDisk() {
  const found = findObstacle();
  if (found === obstacle) return;
  if ((found === undefined) !== (obstacle === undefined)) allowChanges(found === undefined);
  obstacle = found;
  parentPort.postMessage({ obstacle });
}

function allowChanges(isAllowed) {
  pglite.execProtocolRawSync(simpleQuery(`SET default_transaction_read_only = ${isAllowed ? 'off' : 'on'}`));
}

/** The message of a PANIC or FATAL among wire messages, which PGlite itself survives and PostgreSQL would not. */
function findPanic(answer) {
  const view = new DataView(answer.buffer, answer.byteOffset, answer.byteLength);
  for (let at = 0; at + 5 <= answer.length; at += 1 + view.getUint32(at + 1)) {
    if (answer[at] !== 0x45) continue;
    const fields = Buffer.from(answer.buffer, answer.byteOffset + at + 5, view.getUint32(at + 1) - 4).toString();
    if (/(^|\0)V(PANIC|FATAL)\0/.test(fields)) return new Error(fields.replaceAll('\0', ' '));
  }
  return undefined;
}

function die(error) {
  parentPort.postMessage({ fatal: String(error?.message ?? error) });
  parentPort.close();
  process.exit(1);
}

const commands = {
  /** Forgets everything of the connection before: an open transaction, prepared statements, settings. */
  reset() {
    for (const sql of ['ROLLBACK', 'DISCARD ALL']) pglite.execProtocolRawSync(simpleQuery(sql));
    isIdle = true;
    if (obstacle !== undefined) allowChanges(false);
  },
  /** Keeps a tar of the data directory in memory, for a file that is written next. */
  async copy({ file }) {
    copies.set(file, await pglite.dumpDataDir('none'));
  },
  /** Writes a copy, compressed by other threads: meanwhile the database answers. */
  async write({ file }) {
    const copy = copies.get(file);
    copies.delete(file);
    const temporary = `${file}.tmp`;
    fs.mkdirSync(path.dirname(file), { recursive: true });
    const target = fs.createWriteStream(temporary, { flush: true, mode: 0o600 });
    await pipeline(Readable.fromWeb(copy.stream()), createGzip(), target);
    fs.renameSync(temporary, file);
    syncDirectory(path.dirname(file));
  },
  close: () => pglite.close(),
};

async function answerCommand(message) {
  try {
    parentPort.postMessage({ id: message.id, value: await commands[message.op](message) });
  } catch (error) {
    parentPort.postMessage({ id: message.id, error });
  }
}

function simpleQuery(sql) {
  const text = Buffer.from(`${sql}\0`);
  const message = new Uint8Array(5 + text.length);
  message[0] = 0x51;
  new DataView(message.buffer).setUint32(1, 4 + text.length);
  message.set(text, 5);
  return message;
}
