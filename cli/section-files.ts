import { componentName, lookFolder, manifestName, onlyLook } from '#shared/section-names.ts';

/** A kind of section to be made. */
export interface NewKind {
  /** Kebab-case; also its folder and its name in themes. */
  readonly type: string;
  readonly title: string;
  readonly description: string;
}

/** A look to be made, of a kind that has a title already. */
export interface NewLook {
  readonly type: string;
  readonly look: string;
  readonly description: string;
}

const quoted = (text: string): string => (text.includes("'") ? JSON.stringify(text) : `'${text}'`);

/** In the order of the modules' names, as the linter wants them. */
const sortedImports = (lines: readonly string[]): string => {
  const moduleOf = (line: string): string => line.slice(line.indexOf(' from ')).toLowerCase();
  return [...lines].sort((a, b) => (moduleOf(a) < moduleOf(b) ? -1 : 1)).join('\n');
};

/** What a kind's folder starts with, by path from the package's root: its contract, and one look. */
export const kindFiles = ({ type, title, description }: NewKind): ReadonlyMap<string, string> => {
  const look = onlyLook;
  return new Map([
    [
      `sections/${type}/manifest.ts`,
      `import { defineKind } from '#engine/section.ts';
import { ${manifestName(look)} } from './looks/${look}/look.ts';
import { bindings, settings } from './schema.ts';
import { strings } from './strings.ts';

export const ${manifestName(type)} = defineKind({
  type: '${type}',
  title: ${quoted(title)},
  description: ${quoted(description)},
  settings,
  bindings,
  headingLevel: 2,
  landmark: 'region',
  strings,
  looks: [${manifestName(look)}],
  example: { heading: ${quoted(title)}, text: 'A paragraph.' },
});
`,
    ],
    [
      `sections/${type}/schema.ts`,
      `import type { FromSchema, JSONSchema } from 'json-schema-to-ts';

export const settings = {
  type: 'object',
  additionalProperties: false,
  properties: {
    heading: { type: 'string', format: 'text', description: 'The section’s heading' },
    text: { type: 'string', format: 'text', description: 'A paragraph under the heading' },
  },
} as const satisfies JSONSchema;

export const bindings = { type: 'object', additionalProperties: false, properties: {} } as const satisfies JSONSchema;

export type Settings = FromSchema<typeof settings>;
export type Bindings = FromSchema<typeof bindings>;
`,
    ],
    [
      `sections/${type}/strings.ts`,
      `export const strings = { en: { heading: ${quoted(title)} } } as const;
`,
    ],
    ...lookFiles({ type, look, description }),
  ]);
};

/** What a look's folder starts with, by path from the package's root: ready to be looked at. */
export const lookFiles = ({ type, look, description }: NewLook): ReadonlyMap<string, string> => {
  const folder = lookFolder(type, look);
  const component = componentName(type, look);
  const kind = manifestName(type);
  return new Map([
    [
      `${folder}/look.ts`,
      `import { defineLook } from '#engine/section.ts';
import { bindings, settings } from '../../schema.ts';

export const ${manifestName(look)} = defineLook(
  { settings, bindings },
  {
    look: '${look}',
    description: ${quoted(description)},
    client: 'never',
    tokens: [],
    contrast: [],
    component: () => import('./${component}.tsx').then((module) => module.${component}),
  },
);
`,
    ],
    [
      `${folder}/${component}.tsx`,
      `import type { SectionProps } from '#engine/section.ts';
import { SectionHeading } from '../../../shared/SectionHeading.tsx';
${sortedImports([`import type { Bindings, Settings } from '../../schema.ts';`, `import styles from './${look}.module.css';`])}

export function ${component}({ heading, env }: SectionProps<Settings, Bindings>) {
  return (
    <div className="band">
      <div className="container">
        <SectionHeading env={env} className={styles.heading}>
          {heading}
        </SectionHeading>
      </div>
    </div>
  );
}
`,
    ],
    [
      `${folder}/${look}.module.css`,
      `.heading {
  margin-block-end: 1rem;
}
`,
    ],
    [
      `${folder}/${look}.test.tsx`,
      `import { expect, it } from 'vitest';
import { lookOf, renderExample } from '../../../shared/test-env.ts';
import { ${kind} } from '../../manifest.ts';

it('is named by its heading', async () => {
  expect(await renderExample(lookOf(${kind}, '${look}'))).toMatch(/<h2[^>]*>.+<\\/h2>/);
});
`,
    ],
  ]);
};

/** `sections/index.ts` with one more kind, its import and its place in the list in the order of the names. */
export const withKind = (index: string, type: string): string => {
  const name = manifestName(type);
  const imports = [...index.matchAll(/^import \{ \w+ \} from '\.\/(.+)\/manifest\.ts';$/gm)].map(
    ([line, folder = '']) => ({
      line,
      folder,
    }),
  );
  const own = { line: `import { ${name} } from './${type}/manifest.ts';`, folder: type };
  const byFolder = (a: { folder: string }, b: { folder: string }): number => (a.folder < b.folder ? -1 : 1);
  const all = [...imports, own].sort(byFolder);
  const first = imports[0]?.line ?? '';
  const last = imports.at(-1)?.line ?? '';
  const start = index.indexOf(first);
  const end = index.indexOf(last) + last.length;
  return (
    index.slice(0, start) +
    all.map(({ line }) => line).join('\n') +
    index
      .slice(end)
      .replace(
        /(readonly SectionKind\[\] = \[\n)[^\]]*(\];)/,
        (_, open: string, close: string) =>
          `${open}${all.map(({ folder }) => `  ${manifestName(folder)},\n`).join('')}${close}`,
      )
  );
};

/** A kind's manifest with one more look, the last of its list. */
export const withLook = (manifest: string, look: string): string => {
  const name = manifestName(look);
  const own = `import { ${name} } from './looks/${look}/look.ts';`;
  const others = [...manifest.matchAll(/^import \{ \w+ \} from '\.\/looks\/.+\/look\.ts';$/gm)].map(([line]) => line);
  const [first = ''] = others;
  const start = manifest.indexOf(first);
  const last = others.at(-1) ?? '';
  const end = manifest.indexOf(last) + last.length;
  return (
    manifest.slice(0, start) +
    sortedImports([...others, own]) +
    manifest.slice(end).replace(/looks: \[([^\]]*)\]/, (_, list: string) => `looks: [${list}, ${name}]`)
  );
};
