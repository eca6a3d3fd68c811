import { describe, expect, it } from 'vitest';
import { doors, rooms } from '../layers.ts';
import { checkImports } from './check-imports.ts';
import { mayUseNode, roomOfPart } from './rooms.ts';
import { packageImports, plants, spellings } from './testing/plants.ts';

/** What is found in a project of these files, by the file's path and its text. */
const check = (files: Readonly<Record<string, string>>): readonly string[] =>
  checkImports({ files: new Map(Object.entries(files)), packageImports });

const findingsOf = (file: string, name: string): readonly string[] =>
  check({ [file]: `import { planted } from '${name}';\n` });

describe('the table', () => {
  it('stands from the top: each room above all that it imports', () => {
    const upwards = rooms.flatMap(({ folder, imports }, at) =>
      imports
        .filter((part) => part !== '**' && rooms.indexOf(roomOfPart(part)) < at)
        .map((part) => `${folder}: ${part}`),
    );
    expect(upwards).toEqual([]);
  });

  it('has one platform for the rooms that are compiled together', () => {
    const platforms = new Map<string, Set<string>>();
    for (const { folder, project = folder, platform } of rooms)
      platforms.set(project, (platforms.get(project) ?? new Set()).add(platform));
    expect([...platforms].filter(([, { size }]) => size > 1)).toEqual([]);
  });

  it('names no room twice', () => expect(new Set(rooms.map(({ folder }) => folder)).size).toBe(rooms.length));
});

describe.each(plants)('$folder', ({ folder, room, allowed, refused }) => {
  const file = `${folder}/planted.ts`;

  it('may import what its row says', () => {
    for (const target of allowed) expect(findingsOf(file, spellings(file, target)[0] ?? '')).toEqual([]);
  });

  it('may import no other room, by a name or by a path', () => {
    for (const target of refused) {
      for (const name of spellings(file, target)) {
        expect(findingsOf(file, name)).toEqual([expect.stringContaining(`${file}:1 imports ${name}, but`)]);
      }
    }
  });

  it('leaves itself by no relative path', () => {
    const targets = allowed.filter((target) => !target.startsWith(`${room.relativeIn ?? folder}/`));
    for (const target of targets) {
      expect(findingsOf(file, spellings(file, target).at(-1) ?? '')).toEqual([
        expect.stringContaining('leaves its room'),
      ]);
    }
  });

  it('may import modules of Node only where it runs there', () => {
    const found = mayUseNode(room) ? [] : [expect.stringContaining(`${file}:1 imports node:fs, but the platform`)];
    expect(findingsOf(file, 'node:fs')).toEqual(found);
    expect(findingsOf(file, 'react')).toEqual([]);
  });
});

describe('an import', () => {
  const forbidden = '#sections/index.ts';

  it.each([
    ['of types', `import type { A } from '${forbidden}';`],
    ['of one type', `import { type A } from '${forbidden}';`],
    ['for what it does', `import '${forbidden}';`],
    ['that is awaited', `export const load = () => import('${forbidden}');`],
    ['of a type where it is needed', `export type A = typeof import('${forbidden}');`],
    ['that is exported again', `export { a } from '${forbidden}';`],
    ['of which all is exported again', `export * from '${forbidden}';`],
    ['of a type that is exported again', `export type { A } from '${forbidden}';`],
  ])('is found: one %s', (_, text) =>
    expect(check({ 'engine/data/planted.ts': `const kept = 1;\n${text}\n` })).toEqual([
      `engine/data/planted.ts:2 imports ${forbidden}, but engine may import schemas.\n` +
        '  Move what is needed to one of these, or take it as an argument. The table is tools/layers.ts.',
    ]),
  );

  it('is none in a text or a comment', () =>
    expect(
      check({ 'engine/planted.ts': `// import '${forbidden}'\nexport const a = "import '${forbidden}'";\n` }),
    ).toEqual([]));

  it('of a name that package.json does not know is found', () =>
    expect(findingsOf('engine/planted.ts', '#nowhere/a.ts')[0]).toContain('does not know'));

  it('of a domain goes through its doors', () => {
    const from = 'src/server/domains/leads/planted.ts';
    for (const door of doors) {
      expect(findingsOf(from, door.replace('src/', '#').replace('*', 'content'))).toEqual([]);
    }
    expect(findingsOf(from, '#server/domains/content/draft.ts')).toEqual([
      `${from}:1 imports #server/domains/content/draft.ts, but src/server/domains/leads may import only ` +
        'src/server/domains/*/index.ts, src/server/domains/*/public.ts from src/server/domains/content.\n' +
        '  Export it there, or move what both need to a room below.',
    ]);
    expect(findingsOf(from, './rows/draft.ts')).toEqual([]);
  });
});

describe('a look', () => {
  const look = 'sections/toppers/looks/board';
  const component = `${look}/ToppersBoard.tsx`;
  const styles = `${look}/board.module.css`;
  const otherKind = `but sections/toppers may import sections/shared, src/shared/fields, engine/section.ts, schemas.`;
  const otherLook = `which is another look's.`;

  it.each([
    ['a component', component, `import { A } from '../../../holidays/Holidays.tsx';`, otherKind],
    ['a component by name', component, `import { A } from '#sections/holidays/Holidays.tsx';`, otherKind],
    ['a type', component, `import type { A } from '../../../holidays/schema.ts';`, otherKind],
    ['the manifest', component, `import { a } from '../../../holidays/manifest.ts';`, otherKind],
    ['styles', component, `import styles from '../../../holidays/looks/table/table.module.css';`, otherKind],
    ['a stylesheet', styles, `@import "../../../holidays/looks/table/table.module.css";`, otherKind],
    ['a stylesheet by url', styles, `@import url('../../../holidays/holidays.module.css');`, otherKind],
    ['a class', styles, `.a { composes: b c from "../../../holidays/holidays.module.css"; }`, otherKind],
  ])('imports nothing of another kind: not %s', (_, file, text, says) =>
    expect(check({ [file]: text })).toEqual([expect.stringMatching(new RegExp(`^${file}:1 imports .*${says}`))]),
  );

  it.each([
    ['a component', component, `import { A } from '../rail/ToppersRail.tsx';`],
    ['styles', component, `import styles from '../rail/rail.module.css';`],
    ['styles for what they do', component, `import '../rail/rail.module.css';`],
    ['a stylesheet', styles, `@import "../rail/rail.module.css";`],
  ])('imports nothing of another look of its kind: not %s', (_, file, text) =>
    expect(check({ [file]: text })).toEqual([expect.stringMatching(new RegExp(`^${file}:1 imports .*${otherLook}`))]),
  );

  it('imports what its kind and all sections share', () => {
    const files = {
      [component]: `import '../../schema.ts';\nimport '../../../shared/Picture.tsx';\nimport './board.module.css';\n`,
      [styles]: `/* @import "../rail/rail.module.css"; */\n@import "../../../shared/late-controls.css";\n`,
      'sections/toppers/manifest.ts': `import './looks/board/look.ts';\nimport './looks/rail/look.ts';\n`,
    };
    expect(check(files)).toEqual([]);
  });

  it('is named with the line of a stylesheet', () =>
    expect(check({ [styles]: `/* Two\nlines */\n.a {\n  composes: b from "../rail/rail.module.css";\n}\n` })).toEqual([
      `${styles}:4 imports ../rail/rail.module.css, ${otherLook}\n  Move what both need to the folder of their kind.`,
    ]));
});

describe('a file', () => {
  it('in no room is found, and so is an import of one', () => {
    expect(check({ 'src/planted.ts': '' })).toEqual([expect.stringContaining('src/planted.ts stands in no room')]);
    expect(findingsOf('cli/planted.ts', '../planted/a.ts')[0]).toContain('which is in no room');
  });

  it('that is no TypeScript is refused', () =>
    expect(() => check({ 'engine/planted.ts': 'import from;' })).toThrow('engine/planted.ts'));
});

describe('a cycle', () => {
  it('of files is found, with the imports that make it', () => {
    const files = {
      'engine/data/a.ts': "import './b.ts';\nimport type { C } from './c.ts';\n",
      'engine/data/b.ts': "import './c.ts';\n",
      'engine/data/c.ts': "\nimport './a.ts';\n",
    };
    expect(check(files)).toEqual([
      'engine/data: a.ts → c.ts → a.ts is a cycle.\n' +
        '  a.ts → c.ts: engine/data/a.ts:2 imports ./c.ts\n' +
        '  c.ts → a.ts: engine/data/c.ts:2 imports ./a.ts\n' +
        '  Move what both need below them, or into the one that the other imports. Types count as well.',
    ]);
  });

  it.each([
    ['of types alone', "import type { B } from './b.ts';", "export type A = typeof import('./a.ts');"],
    ['that is only awaited', "import './b.ts';", "export const a = () => import('./a.ts');"],
  ])('%s is found', (_, a, b) =>
    expect(check({ 'engine/a.ts': a, 'engine/b.ts': b })).toEqual([
      expect.stringContaining('engine: a.ts → b.ts → a.ts is a cycle'),
    ]),
  );

  it('of folders is found where no files have one', () => {
    const files = {
      'engine/data/a.ts': "import '../render/a.ts';\nimport '../render/b.ts';\n",
      'engine/render/b.ts': "import '../data/b.ts';\n",
    };
    const [found, ...more] = check(files);
    expect(more).toEqual([]);
    expect(found).toContain('engine: data → render → data is a cycle');
    expect(found).toContain('data → render: engine/data/a.ts:1 imports ../render/a.ts and 1 more');
  });

  it('of a folder and a file beside it is found', () =>
    expect(check({ 'engine/data/deep/a.ts': "import '../../b.ts';", 'engine/b.ts': "import './data/c.ts';" })).toEqual([
      expect.stringContaining('engine: data → b.ts → data is a cycle'),
    ]));

  it('of rooms is found by their names', () => {
    const files = {
      'src/server/domains/leads/index.ts': "import '#server/domains/audit/index.ts';",
      'src/server/domains/audit/index.ts': "import type { A } from '#server/domains/leads/public.ts';",
    };
    expect(check(files)).toEqual([expect.stringContaining('src/server/domains: leads → audit → leads is a cycle')]);
  });

  it('of a folder of src and one beside src is found, and none where they are two of src', () => {
    const kit = {
      'sections/shared/a.ts': "import '#shared/fields/a.ts';",
      'src/build/a.ts': "import '#sections/a.ts';",
    };
    expect(check(kit)).toEqual([]);
    const back = { 'sections/a.ts': "import '#build/a.ts';" };
    expect(check({ ...kit, ...back })).not.toEqual([]);
  });

  it('is none where two import the same', () =>
    expect(check({ 'engine/a.ts': "import './b.ts'; import './c.ts';", 'engine/b.ts': "import './c.ts';" })).toEqual(
      [],
    ));
});
