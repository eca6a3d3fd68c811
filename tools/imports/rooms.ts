import { type Room, rooms } from '../layers.ts';

/** A room as it stands in the project: of `sections/*`, each folder is a place. */
export interface Place {
  readonly room: Room;
  /** The folder, without `*`. */
  readonly folder: string;
}

const depthOf = (path: string): number => path.split('/').length;

/** Whether a path is a pattern's or lies in it; `*` in the pattern is any one name. */
const isWithin = (path: string, pattern: string): boolean => areWithin(path.split('/'), pattern.split('/'));

const areWithin = (path: readonly string[], pattern: readonly string[]): boolean =>
  path.length >= pattern.length && pattern.every((name, at) => name === '*' || name === path[at]);

/** More names first; of as many, those with fewer `*`. */
const byDepth = (a: Room, b: Room): number =>
  depthOf(b.folder) - depthOf(a.folder) || Number(a.folder.includes('*')) - Number(b.folder.includes('*'));

const innermostFirst = rooms.toSorted(byDepth);

/** The rooms as rules are applied in turn: a room in another comes after it. */
export const outermostFirst: readonly Room[] = innermostFirst.toReversed();

const patterns = innermostFirst.map((room) => ({ room, pattern: room.folder.split('/') }));

/** Where a file stands; undefined of a file in no room. */
export const placeOf = (file: string): Place | undefined => {
  const names = file.split('/');
  const found = patterns.find(({ pattern }) => names.length > pattern.length && areWithin(names, pattern));
  return found && { room: found.room, folder: names.slice(0, found.pattern.length).join('/') };
};

/** Whether what a room may import covers a file. What it names of an outer room is none of the rooms in that. */
export const mayImport = (room: Room, file: string): boolean => {
  const target = placeOf(file);
  return room.imports.some(
    (part) => part === '**' || (target && isWithin(file, part) && depthOf(target.room.folder) <= depthOf(part)),
  );
};

/** The room of which a line of a table names the whole or a part. */
export const roomOfPart = (part: string): Room => {
  const room = innermostFirst.find(({ folder }) => isWithin(part, folder));
  if (!room) throw new Error(`tools/layers.ts: "${part}" is in no room.`);
  return room;
};

/** The rooms that stand in a room or in a folder of it. */
export const roomsWithin = (part: string): readonly Room[] =>
  rooms.filter(({ folder }) => depthOf(folder) > depthOf(part) && isWithin(folder, part));

export const mayUseNode = ({ platform }: Room): boolean => platform === 'node' || platform === 'both';

/** What is held to no room's rules: tests, and what only they use. */
export const isOfTests = (file: string): boolean =>
  /\.test\.tsx?$|(^|\/)testing\//.test(file) || placeOf(file)?.room.folder === 'tests';
