import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '#shared/package-root.ts';
import { type Room, rooms } from '../../layers.ts';
import { createNameOf, type PackageImports } from '../resolve.ts';

export const { imports: packageImports } = JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8')) as {
  imports: PackageImports;
};
const nameOf = createNameOf(packageImports);

/** What a room may import, and what not, as files that could be there. */
export interface Plant {
  readonly room: Room;
  /** Of `sections/*`, one such folder. */
  readonly folder: string;
  readonly allowed: readonly string[];
  readonly refused: readonly string[];
}

const at = (pattern: string, name: string): string => pattern.replaceAll('*', name);

/** The inside of a room, where none of its doors is. */
const inside = (pattern: string, name = 'planted-room'): string => `${at(pattern, name)}/planted-inside.ts`;

const plantOf = (room: Room): Plant => {
  const others = rooms.filter(({ folder }) => folder !== room.folder && !room.imports.includes(folder));
  const beside = room.folder.includes('*') ? [inside(room.folder, 'other-room')] : [];
  const files = room.imports.map((part) => (/\.ts$/.test(part) ? at(part, 'planted-room') : inside(part)));
  return {
    room,
    folder: at(room.folder, 'planted-room'),
    allowed: files.map((file) => file.replace('planted-room', 'other-room')),
    refused: [...others.map(({ folder }) => inside(folder)), ...beside],
  };
};

/** One for each row of the table, but for the tests, which may import all. */
export const plants: readonly Plant[] = rooms.filter(({ imports }) => !imports.includes('**')).map(plantOf);

/** The ways to write an import of a file: by its `#` name, where its room has one, and by its path. */
export const spellings = (from: string, file: string): readonly string[] => {
  const name = nameOf(file);
  return [...(name === undefined ? [] : [name]), `${'../'.repeat(from.split('/').length - 1)}${file}`];
};
