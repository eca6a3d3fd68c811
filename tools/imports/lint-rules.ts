import type { Room } from '../layers.ts';
import { createNameOf, type PackageImports } from './resolve.ts';
import { mayUseNode, outermostFirst, roomOfPart, roomsWithin } from './rooms.ts';

/**
 * What biome.json extends: per room, the `#` names that it may not import, so that an editor shows a breach while it is
 * typed. Relative paths, cycles and `import('…')` of types are the check's alone.
 */
export const lintConfig = (packageImports: PackageImports): object => {
  const nameOf = createNameOf(packageImports);
  return {
    $schema: '../node_modules/@biomejs/biome/configuration_schema.json',
    // Of the overrides that a file matches, the last one counts.
    overrides: outermostFirst.filter(({ folder }) => folder !== 'tests').map((room) => override(room, nameOf)),
  };
};

const override = (room: Room, nameOf: (path: string) => string | undefined): object => ({
  includes: [`${room.folder}/**`, '!**/*.test.ts', '!**/*.test.tsx', '!**/testing/**'],
  linter: {
    rules: {
      correctness: { noNodejsModules: mayUseNode(room) ? 'off' : 'error' },
      style: {
        noRestrictedImports: {
          level: 'error',
          options: {
            patterns: [
              {
                group: ['#*/**', ...room.imports.toSorted(byDepth).flatMap((part) => allowed(part, nameOf))],
                message: `${room.folder} may import ${room.imports.join(', ') || 'no other room'} (tools/layers.ts).`,
              },
            ],
          },
        },
      },
    },
  },
});

/** A part of an inner room is allowed after the room around it was, without its inner rooms. */
const byDepth = (a: string, b: string): number => a.split('/').length - b.split('/').length;

const allowed = (part: string, nameOf: (path: string) => string | undefined): readonly string[] => {
  const names = (path: string): readonly string[] => {
    const name = nameOf(path.endsWith('.ts') ? path : `${path}/**`);
    return name === undefined ? [] : [name];
  };
  const inner = roomsWithin(part).map(({ folder }) => folder);
  return [...names(part).map((name) => `!${name}`), ...(part === roomOfPart(part).folder ? inner.flatMap(names) : [])];
};
