import type { ClientMode, SectionManifest } from '#engine/section.ts';
import type { SourceContract } from '#schemas/sources/define.ts';
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

/** The page of one section type. */
export const sectionPage = (manifest: SectionManifest, sources: readonly SourceContract[]): string => {
  const { type, title, description, headingLevel, emptyWhen } = manifest;
  const facts = [
    ['Heading', headingLevel === null ? 'none: it cannot carry the h1' : `level ${headingLevel}, or the page’s h1`],
    ['Landmark', landmarks[manifest.landmark]],
    ['Empty when', emptyWhen ? `${code(emptyWhen)} has nothing` : 'never'],
    ['Script in the browser', scripts[manifest.client]],
    ...(manifest.variants ? [['Variants', manifest.variants.map(code).join(', ')]] : []),
  ];
  return page(
    `# ${title} · ${code(type)}`,
    description,
    table(['', ''], facts),
    heading('Settings', propertyTable(manifest.settings as DescribedSchema)),
    heading('Bindings', bindingTable(manifest, sources)),
    heading('Strings', stringTable(manifest)),
    heading('Tokens', manifest.tokens.map(code).join(', ')),
    heading(
      'Contrast',
      manifest.contrast.length === 0
        ? undefined
        : table(
            ['Text', 'On', 'At least'],
            manifest.contrast.map(({ text, on, min }) => [code(text), code(on), `${min} : 1`]),
          ),
    ),
    heading('Props with which it is shown', jsonBlock(manifest.example)),
  );
};

const heading = (text: string, body: string | undefined): string | undefined =>
  body ? `## ${text}\n\n${body}` : undefined;

const bindingTable = (
  { bindings, emptyWhen }: SectionManifest,
  sources: readonly SourceContract[],
): string | undefined => {
  const { properties = {}, required = [] } = bindings as DescribedSchema;
  const rows = Object.entries(properties).map(([name, schema]) => {
    const shape = shapeOf(schema);
    const fitting = sources.filter(({ result }) => shapeOf(result as DescribedSchema) === shape);
    return [
      code(name),
      required.includes(name) ? 'yes' : '',
      inWords(schema),
      fitting.map((source) => `[${source.name}](../sources/${source.name}.md)`).join(', '),
      [schema.description, name === emptyWhen ? 'Without it the section is empty.' : ''].filter(Boolean).join('. '),
    ];
  });
  return rows.length === 0 ? undefined : table(['Prop', 'Needed', 'Takes', 'Same shape', ''], rows);
};

/** A schema without what is said of it. */
const shapeOf = ({ description: _, title: __, ...shape }: DescribedSchema): string => JSON.stringify(shape);

const stringTable = ({ type, strings }: SectionManifest): string | undefined => {
  const rows = Object.entries(strings.en ?? {}).map(([key, text]) => [code(`${type}.${key}`), text]);
  return rows.length === 0
    ? undefined
    : `A theme may say these in its own words and languages, under the same keys.\n\n${table(['Key', 'English'], rows)}`;
};
