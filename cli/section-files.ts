import { componentName, manifestName } from '#shared/section-names.ts';

/** A section type to be made. */
export interface NewSection {
  /** Kebab-case; also its folder and its name in themes. */
  readonly type: string;
  readonly title: string;
  readonly description: string;
}

const quoted = (text: string): string => (text.includes("'") ? JSON.stringify(text) : `'${text}'`);

/** In the order of the modules' names, as the linter wants them. */
const sortedImports = (lines: readonly string[]): string => {
  const moduleOf = (line: string): string => line.slice(line.indexOf(' from ')).toLowerCase();
  return [...lines].sort((a, b) => (moduleOf(a) < moduleOf(b) ? -1 : 1)).join('\n');
};

/** What a section's folder starts with, by file name: a heading and a paragraph, ready to be looked at. */
export const sectionFiles = ({ type, title, description }: NewSection): ReadonlyMap<string, string> => {
  const component = componentName(type);
  const name = manifestName(type);
  return new Map([
    [
      'manifest.ts',
      `import { defineSection } from '#engine/section.ts';
import { bindings, settings } from './schema.ts';

export const ${name} = defineSection({
  type: '${type}',
  title: ${quoted(title)},
  description: ${quoted(description)},
  settings,
  bindings,
  client: 'never',
  headingLevel: 2,
  landmark: 'region',
  tokens: [],
  contrast: [],
  strings: { en: { heading: ${quoted(title)} } },
  component: () => import('./${component}.tsx').then((module) => module.${component}),
  example: { heading: ${quoted(title)}, text: 'A paragraph.' },
});
`,
    ],
    [
      'schema.ts',
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
      `${component}.tsx`,
      `import type { SectionProps } from '#engine/section.ts';
import { SectionHeading } from '../shared/SectionHeading.tsx';
${sortedImports([`import type { Bindings, Settings } from './schema.ts';`, `import styles from './${type}.module.css';`])}

export function ${component}({ heading, text, env }: SectionProps<Settings, Bindings>) {
  return (
    <div className="band">
      <div className="container">
        <SectionHeading env={env}>{heading}</SectionHeading>
        {text && <p className={styles.text}>{text}</p>}
      </div>
    </div>
  );
}
`,
    ],
    [
      `${type}.module.css`,
      `.text {
  max-width: 42rem;
  margin-block-start: 1rem;
}
`,
    ],
    [
      `${type}.test.tsx`,
      `import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { testEnv } from '../shared/test-env.ts';
${sortedImports([`import { ${component} } from './${component}.tsx';`, `import { ${name} } from './manifest.ts';`])}

it('has no empty paragraph without a text', () => {
  const html = renderToStaticMarkup(<${component} heading="A & B" env={testEnv(${name})} />);
  expect(html).toContain('A &amp; B</h2>');
  expect(html).not.toMatch(/<p[ >]/);
});
`,
    ],
  ]);
};

/** `sections/index.ts` with one more section, its import and its place in the list in the order of the types. */
export const withSection = (index: string, type: string): string => {
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
        /(readonly SectionManifest\[\] = \[\n)[^\]]*(\];)/,
        (_, open: string, close: string) =>
          `${open}${all.map(({ folder }) => `  ${manifestName(folder)},\n`).join('')}${close}`,
      )
  );
};
