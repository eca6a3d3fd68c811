import type { SourceContract } from '#schemas/sources/define.ts';
import type { SectionKind, SectionManifest } from '../section.ts';

/** What an editor offers to write at once. In a body, `$1` and `${1:word}` are places to go on from with Tab. */
export interface Snippet {
  readonly label: string;
  readonly description: string;
  readonly body: unknown;
}

interface ObjectSchema {
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, { readonly format?: string } | undefined>>;
}

const isText = (schema: { readonly format?: string } | undefined): boolean => schema?.format === 'text';

/** The place that Tab comes to as the `at`th, with the word that is there first. */
const tab = (at: number, word: string | number | boolean | null): string => `\${${at}:${word}}`;

/** `^` at the start of a text makes an editor take it as it stands, without quotes. */
const literal = (at: number, value: number | boolean | null): string => `^${tab(at, value)}`;

/** A section in a look, with all that it must have. `isOnly`: the kind has no other. */
export const sectionSnippet = (manifest: SectionManifest, isOnly: boolean): Snippet => {
  const { type, look, title, description, lookDescription, settings, bindings, strings } = manifest;
  let last = 1;
  const place = (word: string): string => tab(++last, word);
  const { required = [], properties = {} } = settings as ObjectSchema;
  const texts = required.filter((key) => isText(properties[key]) && !Object.hasOwn(strings.en ?? {}, key));
  const props = (bindings as ObjectSchema).required ?? [];
  return {
    label: isOnly ? title : `${title}: ${look}`,
    description: isOnly ? description : lookDescription,
    body: {
      id: tab(1, type),
      type,
      ...(isOnly ? {} : { look }),
      ...(texts.length > 0
        ? { settings: Object.fromEntries(texts.map((key) => [key, { t: place(`${type}.${key}`) }])) }
        : {}),
      ...(props.length > 0
        ? { bindings: Object.fromEntries(props.map((prop) => [prop, { ref: place('data.id') }])) }
        : {}),
    },
  };
};

export const sourceSnippet = ({ name, title }: SourceContract): Snippet => ({
  label: name,
  description: title,
  body: { source: name },
});

export const conditionSnippets: readonly Snippet[] = [
  {
    label: 'present',
    description: 'Stands where there is a value',
    body: { ref: tab(1, 'data.id'), op: 'present' },
  },
  {
    label: 'setting is on',
    description: 'Stands where the school has switched a setting on',
    body: { ref: `settings.${tab(1, 'id')}`, op: 'equals', value: literal(2, true) },
  },
  {
    label: 'not signed in',
    description: 'Stands for visitors without an account',
    body: { ref: 'visitor.signedIn', op: 'equals', value: literal(1, false) },
  },
  {
    label: 'at least',
    description: 'Stands from so many items on',
    body: { ref: tab(1, 'data.id'), op: 'atLeast', value: literal(2, 3) },
  },
  {
    label: 'all of',
    description: 'Stands where each of these is true',
    body: {
      all: [
        { ref: tab(1, 'settings.id'), op: 'equals', value: literal(2, true) },
        { ref: tab(3, 'data.id'), op: 'present' },
      ],
    },
  },
  {
    label: 'any of',
    description: 'Stands where one of these is true',
    body: {
      any: [
        { ref: tab(1, 'data.id'), op: 'present' },
        { ref: tab(2, 'data.id'), op: 'present' },
      ],
    },
  },
];

export const bindingSnippets: readonly Snippet[] = [
  { label: 'ref', description: 'A value of data, of the site or of the address', body: { ref: tab(1, 'data.id') } },
  {
    label: 'ref with a fallback',
    description: 'What stands in where there is no value',
    body: { ref: tab(1, 'site.phone'), fallback: literal(2, null) },
  },
];

/** A page of one section: the first kind that only carries the h1, and needs no data. */
export const templateSnippets = (kinds: readonly SectionKind[]): readonly Snippet[] =>
  kinds
    .filter(({ headingLevel, landmark }) => headingLevel !== null && landmark === 'none')
    .filter(({ bindings }) => !(bindings as ObjectSchema).required?.length)
    .filter(({ settings }) => isText((settings as ObjectSchema).properties?.heading))
    .slice(0, 1)
    .map(({ type }) => ({
      label: 'page',
      description: 'A page with a heading',
      body: {
        route: `/${tab(1, 'path')}`,
        h1: 'heading',
        seo: { title: { t: tab(2, 'path.title') } },
        sections: [{ id: 'heading', type, settings: { heading: { t: tab(3, 'path.heading') } } }],
      },
    }));

export const tokenSnippets: readonly Snippet[] = [
  {
    label: 'colour',
    description: 'An sRGB colour, its components from 0 to 1',
    body: { $value: { colorSpace: 'srgb', components: [literal(1, 0), literal(2, 0), literal(3, 0)] } },
  },
  { label: 'alias', description: 'The same value as another token', body: { $value: `{${tab(1, 'color.primary')}}` } },
  { label: 'dimension', description: 'A length', body: { $value: { value: literal(1, 1), unit: tab(2, 'rem') } } },
];
