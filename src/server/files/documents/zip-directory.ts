/** One file of an archive, as the archive's directory has it. Lengths in bytes. */
export interface ZipEntry {
  readonly name: string;
  readonly packed: number;
  readonly unpacked: number;
  /** Where its own header stands. */
  readonly offset: number;
  readonly encrypted: boolean;
}

/** The limits of an archive (docs/security.md); sizes in bytes. */
const zipLimits = { entries: 1000, ratio: 100, unpacked: 200 * 1024 * 1024 } as const;

const endLength = 22;
const entryLength = 46;

/**
 * The directory of a ZIP file whose end record is the file's end, so that nothing can stand behind it. Undefined if it
 * has none, is in several parts, is ZIP64, or has more entries than the limit. Nothing is unpacked.
 */
export const listZip = (data: Buffer): readonly ZipEntry[] | undefined => {
  const end = data.length - endLength;
  if (end < 0 || data.readUInt32LE(end) !== 0x06054b50 || data.readUInt32LE(end + 4) !== 0) return undefined;
  const count = data.readUInt16LE(end + 10);
  const start = data.readUInt32LE(end + 16);
  if (count !== data.readUInt16LE(end + 8) || count > zipLimits.entries) return undefined;
  if (start + data.readUInt32LE(end + 12) !== end) return undefined;
  const entries: ZipEntry[] = [];
  let at = start;
  while (at < end) {
    const next = readEntry(data, at, end);
    if (!next) return undefined;
    entries.push(next.entry);
    at = next.at;
  }
  return entries.length === count ? entries : undefined;
};

const readEntry = (data: Buffer, at: number, end: number): { entry: ZipEntry; at: number } | undefined => {
  if (at + entryLength > end || data.readUInt32LE(at) !== 0x02014b50) return undefined;
  const nameEnd = at + entryLength + data.readUInt16LE(at + 28);
  const next = nameEnd + data.readUInt16LE(at + 30) + data.readUInt16LE(at + 32);
  if (next > end) return undefined;
  const entry = {
    name: data.toString('utf8', at + entryLength, nameEnd),
    packed: data.readUInt32LE(at + 20),
    unpacked: data.readUInt32LE(at + 24),
    offset: data.readUInt32LE(at + 42),
    encrypted: (data.readUInt16LE(at + 8) & 1) === 1,
  };
  return { entry, at: next };
};

/** What makes an archive unfit to be unpacked by anyone, or undefined. `bytes` is the archive's own length. */
export const findZipFault = (entries: readonly ZipEntry[], bytes: number): string | undefined => {
  const packed = entries.reduce((sum, entry) => sum + entry.packed, 0);
  const unpacked = entries.reduce((sum, entry) => sum + entry.unpacked, 0);
  if (unpacked > zipLimits.unpacked) return 'it unpacks to too much';
  if (unpacked > zipLimits.ratio * packed) return 'it is a bomb';
  // Files that share their bytes: together they have more than there are.
  if (packed > bytes || new Set(entries.map(({ offset }) => offset)).size < entries.length) return 'its files overlap';
  if (entries.some(({ encrypted }) => encrypted)) return 'it is locked with a password';
  return entries.some(({ name }) => isBadName(name)) ? 'a name leads out of it' : undefined;
};

const isBadName = (name: string): boolean =>
  name === '' ||
  /[\\\0:]/.test(name) ||
  name.startsWith('/') ||
  name.split('/').some((part) => part === '..' || part === '.');
