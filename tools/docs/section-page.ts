import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type ClientMode, emptyingProps, lookId, type SectionKind, type SectionManifest } from '#engine/section.ts';
import type { SourceContract } from '#schemas/sources/define.ts';
import { packageRoot } from '#shared/package-root.ts';
import { type DescribedSchema, inWords, propertyTable } from './describe-schema.ts';
import { code, jsonBlock, page, table } from './markdown.ts';

const scripts: Readonly<Record<ClientMode, string>> = {
  never: 'none',
  visible: 'when the section is seen',
  idle: 'when the browser is idle',
  interaction: 'when the section is first touched',
};

const landmarks: Readonly<Record<SectionManifest['landmark'], string>> = {
  banner: '`banner`: one on a page',
  contentinfo: '`contentinfo`: one on a page',
  region: '`region`, named by its heading',
  none: 'none',
};

/** The page of one kind of section with its looks. */
export const sectionPage = (kind: SectionKind, sources: readonly SourceContract[]): string => {
  const { type, title, description, headingLevel, looks } = kind;
  const emptyWhen = emptyingProps(kind);
  const facts = [
    ['Heading', headingLevel === null ? 'none: it cannot carry the h1' : `level ${headingLevel}, or the page’s h1`],
    ...(kind.fixedLevel === undefined ? [] : [['Headings inside', `always from level ${kind.fixedLevel} on`]]),
    ['Landmark', landmarks[kind.landmark]],
    [
      'Empty when',
      emptyWhen.length > 0
        ? `${emptyWhen.map(code).join(' and ')} ${emptyWhen.length > 1 ? 'have' : 'has'} nothing`
        : 'never',
    ],
    ['Looks', looks.map(({ look }, at) => (at === 0 ? `${code(look)} by default` : code(look))).join(', ')],
  ];
  return page(
    `# ${title} · ${code(type)}`,
    description,
    table(['', ''], facts),
    heading('Bindings', bindingTable(kind, sources)),
    ...looks.map((look) => lookPart(look, kind)),
  );
};

/** What a look says of itself, and what it takes. */
const lookPart = (manifest: SectionManifest, { type, bindings, looks }: SectionKind): string => {
  const shown = Object.keys((manifest.bindings as DescribedSchema).properties ?? {});
  const all = Object.keys((bindings as DescribedSchema).properties ?? {});
  const unused = all.filter((name) => !shown.includes(name));
  return [
    looks.length > 1 ? `## Look ${code(manifest.look)}` : '## What it takes',
    looks.length > 1 ? manifest.lookDescription : undefined,
    picture(manifest, looks.length > 1 ? `${manifest.title}, look “${manifest.look}”` : manifest.title),
    table(
      ['', ''],
      [
        ['Script in the browser', scripts[manifest.client]],
        ...(unused.length > 0 ? [['Does not show', unused.map(code).join(', ')]] : []),
        ['Tokens', manifest.tokens.map(code).join(', ') || 'none'],
      ],
    ),
    subHeading('Settings', propertyTable(manifest.settings as DescribedSchema)),
    subHeading('Strings', stringTable(type, manifest)),
    subHeading(
      'Contrast',
      manifest.contrast.length === 0
        ? undefined
        : table(
            ['Text', 'On', 'At least'],
            manifest.contrast.map(({ text, on, min }) => [code(text), code(on), `${min} : 1`]),
          ),
    ),
    subHeading('Props with which it is shown', jsonBlock(manifest.example)),
  ]
    .filter((part) => part !== undefined)
    .join('\n\n');
};

/** The picture that `npm run shots:looks` has taken of a look; nothing as long as it has not. */
const picture = (manifest: SectionManifest, name: string): string | undefined => {
  const file = `images/looks/${lookId(manifest)}.webp`;
  return existsSync(join(packageRoot, 'docs', file)) ? `![${name}, shown with demo data](../../${file})` : undefined;
};

const heading = (text: string, body: string | undefined): string | undefined =>
  body ? `## ${text}\n\n${body}` : undefined;

const subHeading = (text: string, body: string | undefined): string | undefined =>
  body ? `### ${text}\n\n${body}` : undefined;

const bindingTable = (kind: SectionKind, sources: readonly SourceContract[]): string | undefined => {
  const { bindings } = kind;
  const emptying = emptyingProps(kind);
  const { properties = {}, required = [] } = bindings as DescribedSchema;
  const rows = Object.entries(properties).map(([name, schema]) => {
    const shape = shapeOf(schema);
    const fitting = sources.filter(({ result }) => shapeOf(result as DescribedSchema) === shape);
    return [
      code(name),
      required.includes(name) ? 'yes' : '',
      inWords(schema),
      fitting.map((source) => `[${source.name}](../sources/${source.name}.md)`).join(', '),
      [schema.description, emptying.length === 1 && name === emptying[0] ? 'Without it the section is empty.' : '']
        .filter(Boolean)
        .join('. '),
    ];
  });
  return rows.length === 0 ? undefined : table(['Prop', 'Needed', 'Takes', 'Same shape', ''], rows);
};

/** A schema without what is said of it. */
const shapeOf = ({ description: _, title: __, ...shape }: DescribedSchema): string => JSON.stringify(shape);

const stringTable = (type: string, { look, strings }: SectionManifest): string | undefined => {
  const rows = Object.entries(strings.en ?? {}).map(([key, text]) => [code(key), text]);
  return rows.length === 0
    ? undefined
    : `A theme may say these in its own words and languages, under ${code(`${type}.<key>`)}, or ${code(`${type}.${look}.<key>`)} for this look alone.\n\n${table(['Key', 'English'], rows)}`;
};
