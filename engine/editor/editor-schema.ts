import type { JSONSchema } from 'json-schema-to-ts';
import type { SourceContract } from '#schemas/sources/define.ts';
import { conditionSchema, leafSchema } from '#schemas/theme/conditions.ts';
import {
  bindingSchema,
  dataSchema,
  sectionSchema,
  templateSchema,
  textSchema,
  themeSchema,
} from '#schemas/theme/theme.ts';
import { rolesOfLinks } from '../compile/role-links.ts';
import type { SectionKind, SectionManifest } from '../section.ts';
import {
  bindingSnippets,
  conditionSnippets,
  sectionSnippet,
  sourceSnippet,
  templateSnippets,
  tokenSnippets,
} from './snippets.ts';
import { opSchema, refSchema, tokenSchema } from './words.ts';

type Schema = Readonly<Record<string, unknown>>;

export interface EditorSchemaOptions {
  readonly kinds: readonly SectionKind[];
  readonly sources: readonly SourceContract[];
}

const own = (name: string): Schema => ({ $ref: `#/definitions/${name}` });
const onlyIf = (condition: Schema, consequence: Schema): Schema =>
  Object.fromEntries([
    ['if', condition],
    ['then', consequence],
  ]);
const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The JSON Schema (draft 07) with which an editor completes and checks a theme: the format's own, and what the section
 * types and sources take. The engine proves more than a schema can say; what this refuses, the engine refuses too.
 */
export const editorSchema = ({ kinds, sources }: EditorSchemaOptions): Schema => {
  const shared = new Map<unknown, Schema>([
    [sectionSchema, own('section')],
    [dataSchema, own('data')],
    [bindingSchema, own('binding')],
    [textSchema, own('text')],
    [conditionSchema, own('condition')],
    [leafSchema, own('leaf')],
    [templateSchema, own('template')],
  ]);
  const share = (schema: unknown): unknown => {
    const known = shared.get(schema);
    if (known) return known;
    return inside(schema);
  };
  const inside = (schema: unknown): unknown => {
    if (Array.isArray(schema)) return schema.map(share);
    if (!isSchema(schema)) return schema;
    return Object.fromEntries(Object.entries(schema).map(([key, part]) => [key, share(part)]));
  };
  /** A shared schema with its own parts shared, and some of its properties replaced. */
  const define = (schema: { readonly properties: object }, properties: Schema = {}): Schema => {
    const shape = inside(schema) as { readonly properties: Schema };
    return { ...shape, properties: { ...shape.properties, ...properties } };
  };

  const theme = define(themeSchema, {
    tokens: { ...own('tokens'), description: themeSchema.properties.tokens.description },
  });
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    ...theme,
    definitions: {
      text: define(textSchema),
      binding: { ...define(bindingSchema, { ref: refSchema }), defaultSnippets: bindingSnippets },
      template: { ...define(templateSchema), defaultSnippets: templateSnippets(kinds) },
      leaf: define(leafSchema, { ref: refSchema, op: opSchema }),
      condition: { ...(inside(conditionSchema) as Schema), defaultSnippets: conditionSnippets },
      tokens: { ...tokenSchema, defaultSnippets: tokenSnippets },
      section: {
        ...define(sectionSchema, {
          type: {
            description: sectionSchema.properties.type.description,
            enum: kinds.map(({ type }) => type),
            enumDescriptions: kinds.map(({ description }) => description),
          },
        }),
        allOf: kinds.flatMap((kind) => [
          onlyIf(is('type', kind.type), { properties: { look: lookSchema(kind) } }),
          ...kind.looks.map((manifest, at) => onlyIf(isInLook(manifest, at === 0), ofSection(manifest))),
        ]),
        defaultSnippets: kinds.flatMap(({ looks }) =>
          looks.map((manifest) => sectionSnippet(manifest, looks.length === 1)),
        ),
      },
      data: {
        ...define(dataSchema, {
          source: {
            description: 'A registered data source',
            enum: sources.map(({ name }) => name),
            enumDescriptions: sources.map(({ title }) => title),
          },
        }),
        allOf: sources.map((source) => onlyIf(is('source', source.name), ofSource(source))),
        defaultSnippets: sources.map(sourceSnippet),
      },
    },
  };
};

const is = (key: string, value: string): Schema => ({ required: [key], properties: { [key]: { const: value } } });

const lookSchema = ({ looks }: SectionKind): Schema => ({
  description: sectionSchema.properties.look.description,
  enum: looks.map(({ look }) => look),
  enumDescriptions: looks.map(({ lookDescription }) => lookDescription),
  default: looks[0]?.look,
});

/** A section of the kind in a look; one that names no look is in the default one. */
const isInLook = ({ type, look }: SectionManifest, isDefault: boolean): Schema => ({
  required: isDefault ? ['type'] : ['type', 'look'],
  properties: { type: { const: type }, look: { const: look } },
});

interface ObjectSchema {
  readonly properties?: Readonly<Record<string, JSONSchema>>;
  readonly required?: readonly string[];
}

/** An object that must be there when one of its keys must. */
const part = (name: string, schema: Schema, required: readonly string[]): { schema: Schema; required: string[] } => ({
  schema: { [name]: required.length > 0 ? { ...schema, required } : schema },
  required: required.length > 0 ? [name] : [],
});

const ofSection = ({ settings, bindings, strings }: SectionManifest): Schema => {
  const { required: requiredSettings = [], ...settingShape } = asTheme(settings) as ObjectSchema;
  const { properties = {}, required: requiredBindings = [] } = bindings as ObjectSchema;
  const links = rolesOfLinks(settings);
  const parts = [
    // A text with a string of the type's own may be left out, and a link to a page that has a role.
    part(
      'settings',
      settingShape as Schema,
      requiredSettings.filter((key) => !Object.hasOwn(strings.en ?? {}, key) && !links.has(key)),
    ),
    part(
      'bindings',
      objectOf(properties, (schema) => describedAs(own('binding'), schema)),
      requiredBindings,
    ),
  ];
  return combine(parts);
};

const ofSource = ({ params }: SourceContract): Schema => {
  const { properties = {}, required = [] } = params as ObjectSchema;
  return combine([
    part(
      'params',
      objectOf(properties, (schema) => describedAs({ anyOf: [schema, own('binding')] }, schema)),
      required,
    ),
  ]);
};

const combine = (parts: readonly { schema: Schema; required: readonly string[] }[]): Schema => {
  const required = parts.flatMap((one) => one.required);
  const properties = Object.assign({}, ...parts.map((one) => one.schema)) as Schema;
  return required.length > 0 ? { required, properties } : { properties };
};

const objectOf = (properties: Readonly<Record<string, JSONSchema>>, value: (schema: JSONSchema) => Schema): Schema => ({
  type: 'object',
  additionalProperties: false,
  properties: Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, value(schema)])),
});

/** Editors show the description that is next to a `$ref`. */
const describedAs = (schema: Schema, described: unknown): Schema =>
  isSchema(described) && typeof described.description === 'string'
    ? { ...schema, description: described.description }
    : schema;

/** A settings schema as a theme writes it: text is `{ "t": "key" }`, and a figure `{ "example": … }`. */
const asTheme = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(asTheme);
  if (!isSchema(schema)) return schema;
  if (schema.format === 'text') return describedAs(own('text'), schema);
  if (schema.format === 'figure') return describedAs(exampleOf(schema), schema);
  return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, asTheme(value)]));
};

const exampleOf = ({ description: _, format: __, ...figure }: Schema): Schema => ({
  type: 'object',
  additionalProperties: false,
  required: ['example'],
  properties: {
    example: { ...figure, description: 'Stands in previews and at demo schools; other schools enter their own' },
  },
});
