import { isBuiltin } from 'node:module';
import type { Import } from './graph.ts';
import { mayImport, mayUseNode, type Place, placeOf } from './rooms.ts';

/** A breach of tools/layers.ts, with what to do about it. */
export interface Violation {
  readonly file: string;
  readonly line?: number;
  readonly message: string;
  readonly cure: string;
}

/** What the imports break of the table; `nameOf` gives the name by which another room imports a file. */
export const findViolations = (
  imports: readonly Import[],
  nameOf: (file: string) => string | undefined,
): readonly Violation[] =>
  imports.flatMap((one) => {
    const place = placeOf(one.file);
    const breach = place ? judge(one, place, nameOf) : undefined;
    return breach ? [{ file: one.file, line: one.line, ...breach }] : [];
  });

/** The files that stand in no room. */
export const findStrays = (files: Iterable<string>): readonly Violation[] =>
  [...files]
    .filter((file) => !placeOf(file))
    .map((file) => ({
      file,
      message: 'stands in no room.',
      cure: 'Move it into one, or give its folder a row in tools/layers.ts.',
    }));

type Breach = Pick<Violation, 'message' | 'cure'>;

const judge = (one: Import, place: Place, nameOf: (file: string) => string | undefined): Breach | undefined => {
  const { name, target } = one;
  const { room, folder } = place;
  if (target === undefined) {
    if (name.startsWith('#')) return unknownName(name);
    return isBuiltin(name) && !mayUseNode(room) ? ofNode(name, place) : undefined;
  }
  const other = placeOf(target);
  if (!other) return { message: `imports ${name}, which is in no room.`, cure: 'Give it a row in tools/layers.ts.' };
  if (other.folder === folder) return isOfOtherLook(one.file, target) ? ofOtherLook(name) : undefined;
  if (!mayImport(room, target)) return refused(one, place, other);
  if (!name.startsWith('.') || (room.relativeIn && isIn(target, room.relativeIn))) return undefined;
  return relative(name, other, nameOf(target));
};

const unknownName = (name: string): Breach => ({
  message: `imports ${name}, which "imports" in package.json does not know.`,
  cure: 'Correct the name, or add its folder there.',
});

const ofNode = (name: string, { folder, room }: Place): Breach => ({
  message: `imports ${name}, but the platform of ${folder} is "${room.platform}".`,
  cure: 'Take what is needed as an argument, or move the code to a room that runs in Node.',
});

const refused = ({ name }: Import, { folder, room }: Place, other: Place): Breach => {
  const parts = room.imports.filter((part) => part !== other.folder && isOf(part, other));
  if (parts.length > 0) {
    return {
      message: `imports ${name}, but ${folder} may import only ${parts.join(', ')} from ${other.folder}.`,
      cure: 'Export it there, or move what both need to a room below.',
    };
  }
  return {
    message: `imports ${name}, but ${folder} may import ${room.imports.join(', ') || 'no other room'}.`,
    cure: 'Move what is needed to one of these, or take it as an argument. The table is tools/layers.ts.',
  };
};

/** The folder of the look that a file is part of. */
const lookOf = (file: string): string | undefined => /^sections\/[^/]+\/looks\/[^/]+(?=\/)/.exec(file)?.[0];

const isOfOtherLook = (file: string, target: string): boolean => {
  const [own, other] = [lookOf(file), lookOf(target)];
  return own !== undefined && other !== undefined && own !== other;
};

const ofOtherLook = (name: string): Breach => ({
  message: `imports ${name}, which is another look's.`,
  cure: 'Move what both need to the folder of their kind.',
});

const isIn = (file: string, folder: string): boolean => file.startsWith(`${folder}/`);

const isOf = (part: string, { room }: Place): boolean => isIn(part, room.folder);

const relative = (name: string, other: Place, named: string | undefined): Breach => ({
  message: `imports ${name}, which leaves its room by a relative path.`,
  cure: named ? `Write '${named}'.` : `Give ${other.folder} a name in "imports" of package.json, and use it.`,
});
