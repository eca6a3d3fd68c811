import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { type Condition, conditionSchema } from './conditions.ts';
import { budgetSchema, paramSchema, presetSchema, scalar } from './entries.ts';
import { type PageRole, pageRoleNames } from './page-roles.ts';

const idPattern = '^[a-z][A-Za-z0-9-]{0,39}$';
const ids = { pattern: idPattern } as const satisfies JSONSchema;

export const textSchema = {
  type: 'object',
  title: 'Text',
  description: 'A string of this theme, by its key in locales.strings',
  additionalProperties: false,
  required: ['t'],
  properties: { t: { type: 'string', minLength: 1 } },
} as const satisfies JSONSchema;

export const bindingSchema = {
  type: 'object',
  title: 'Binding',
  description: 'Where a prop takes its value from, and what stands in when there is none',
  additionalProperties: false,
  required: ['ref'],
  properties: {
    ref: { type: 'string', minLength: 1 },
    fallback: { description: 'The value used when the ref is absent' },
  },
} as const satisfies JSONSchema;

/** Findings of one rule that a theme has a reason not to fix: those inside of the object that this stands in. */
export const ignoreSchema = {
  type: 'array',
  description: 'Rules whose findings in this object are ignored, with the reason',
  minItems: 1,
  items: {
    type: 'object',
    additionalProperties: false,
    required: ['rule', 'reason'],
    properties: {
      rule: { type: 'string', description: 'The id of a rule that may be ignored, such as THM042' },
      reason: { type: 'string', minLength: 10, description: 'Why the finding is not a mistake here' },
    },
  },
} as const satisfies JSONSchema;

export const sectionSchema = {
  type: 'object',
  title: 'Section',
  additionalProperties: false,
  required: ['id', 'type'],
  properties: {
    $ignore: ignoreSchema,
    id: { type: 'string', pattern: idPattern, description: 'Unique within its template; overrides and links name it' },
    type: { type: 'string', minLength: 1, description: 'A kind of section' },
    look: { type: 'string', minLength: 1, description: 'One of the kind’s looks; its first when absent' },
    when: conditionSchema,
    settings: {
      type: 'object',
      description: 'Literals that the section takes; text as { "t": "key" }, a figure as { "example": "25" }',
    },
    bindings: { type: 'object', description: 'Props taken from data', additionalProperties: bindingSchema },
    onEmpty: { enum: ['hide', 'message'], description: 'What an empty section does', default: 'hide' },
    onError: {
      enum: ['hide', 'message', 'notFound', 'defer'],
      description: 'What a section does whose source failed',
      default: 'hide',
    },
  },
} as const satisfies JSONSchema;

export const dataSchema = {
  type: 'object',
  title: 'Data source',
  additionalProperties: false,
  required: ['source'],
  properties: {
    source: { type: 'string', minLength: 1 },
    params: { type: 'object', additionalProperties: { anyOf: [scalar, bindingSchema] } },
    notFoundWhenEmpty: {
      type: 'boolean',
      description: 'An empty answer makes the page a 404, a failed one a 503',
      default: false,
    },
    deadlineMs: { type: 'integer', minimum: 50, maximum: 5000, description: 'Milliseconds; 800 when absent' },
  },
} as const satisfies JSONSchema;

const seoValue = { anyOf: [textSchema, bindingSchema] } as const satisfies JSONSchema;

const templateProperties = {
  $ignore: ignoreSchema,
  h1: { type: 'string', description: 'The id of the section that carries the page’s h1' },
  params: {
    type: 'object',
    description: 'The :params of the route',
    propertyNames: ids,
    additionalProperties: paramSchema,
  },
  query: {
    type: 'object',
    description: 'The query keys that reach data and conditions',
    propertyNames: ids,
    additionalProperties: paramSchema,
  },
  seo: {
    type: 'object',
    description: 'What search engines and the browser’s tab show',
    additionalProperties: false,
    properties: { title: seoValue, description: seoValue },
  },
  noindex: { type: 'boolean', description: 'Keeps the page out of search engines' },
  data: {
    type: 'object',
    description: 'What the sections bind, by a name of your own',
    propertyNames: ids,
    additionalProperties: dataSchema,
  },
  nav: {
    type: 'object',
    description: 'Puts the page into a menu',
    additionalProperties: false,
    required: ['label', 'order'],
    properties: {
      label: textSchema,
      order: { type: 'number', description: 'Smaller stands first' },
      menu: { enum: ['main', 'footer'], description: 'Which menu', default: 'main' },
      onlyWith: {
        enum: ['has_Albums'],
        description: 'A fact of the school (`site.*`) without which the menu leaves the page out',
      },
    },
  },
  sections: {
    type: 'array',
    description: 'What stands on the page, in order',
    minItems: 1,
    maxItems: 25,
    items: sectionSchema,
  },
} as const;

export const templateSchema = {
  type: 'object',
  title: 'Template',
  additionalProperties: false,
  required: ['route', 'h1', 'sections'],
  properties: {
    route: { type: 'string', pattern: '^/', description: 'Literal segments and :params, e.g. /blog/:slug' },
    role: {
      enum: pageRoleNames,
      description:
        'What others lead to the page for; the page at a role’s usual address has it unless another one does',
    },
    ...templateProperties,
  },
} as const satisfies JSONSchema;

/** The page for an unknown path, and the one that stands in for a page that has failed. Neither has a route. */
export const notFoundSchema = {
  type: 'object',
  title: 'Template of a page without a route',
  additionalProperties: false,
  required: ['h1', 'sections'],
  properties: templateProperties,
} as const satisfies JSONSchema;

export const themeSettingSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'type', 'default', 'label'],
  properties: {
    id: { type: 'string', pattern: idPattern },
    type: { enum: ['boolean', 'number', 'string', 'select'] },
    default: scalar,
    label: textSchema,
    options: { type: 'array', minItems: 2, items: { type: 'string' } },
  },
} as const satisfies JSONSchema;

const stringsSchema = { type: 'object', additionalProperties: { type: 'string' } } as const satisfies JSONSchema;

/** Old names, each with the one that took its place. */
const renameSchema = <D extends string>(description: D) =>
  ({
    type: 'object',
    description,
    additionalProperties: { type: 'string', minLength: 1 },
  }) as const satisfies JSONSchema;

export const themeSchema = {
  $id: 'https://schoolyard.example/schemas/theme.schema.json',
  title: 'Schoolyard theme, format 2',
  type: 'object',
  additionalProperties: false,
  required: ['format', 'themeId', 'slug', 'name', 'version', 'tokens', 'templates', 'locales'],
  properties: {
    $schema: { type: 'string', description: 'Where editors find this schema' },
    $ignore: ignoreSchema,
    format: { const: 2, description: 'The version of this format' },
    themeId: { type: 'integer', minimum: 0, description: '0 platform, 1 to 3 built in, new themes from 100' },
    slug: { type: 'string', pattern: '^[a-z][a-z0-9-]{1,39}$', description: 'The name of the theme’s folder' },
    name: { type: 'string', description: 'What people call it', minLength: 1, maxLength: 60 },
    version: { type: 'string', pattern: '^\\d+\\.\\d+\\.\\d+$', description: 'Major.minor.patch' },
    tokens: { type: 'object', description: 'Design tokens in the DTCG format' },
    settings: { type: 'array', description: 'What a school may choose', items: themeSettingSchema },
    presets: {
      type: 'object',
      description: 'Settings and colours that a school takes at once',
      propertyNames: ids,
      additionalProperties: presetSchema,
    },
    renames: {
      type: 'object',
      description:
        'Names that this version changed: from the old one to the new one, so that schools keep their choices',
      additionalProperties: false,
      properties: {
        sections: renameSchema('<template>/<section>, header/<section> or footer/<section>'),
        settings: renameSchema('The id of a setting of the theme'),
        tokens: renameSchema('The path of a token, such as color.primary'),
      },
    },
    data: {
      type: 'object',
      description: 'Sources that every template may use',
      propertyNames: ids,
      additionalProperties: dataSchema,
    },
    groups: {
      type: 'object',
      description: 'The sections above and below every page',
      additionalProperties: false,
      properties: {
        header: { type: 'array', maxItems: 25, items: sectionSchema },
        footer: { type: 'array', maxItems: 25, items: sectionSchema },
      },
    },
    templates: {
      type: 'object',
      description: 'The pages, by a name of your own; home and not-found are there in every theme, error may be',
      propertyNames: ids,
      required: ['home', 'not-found'],
      properties: { 'not-found': notFoundSchema, error: notFoundSchema },
      additionalProperties: templateSchema,
    },
    locales: {
      type: 'object',
      description: 'The languages, and every text that is not data',
      additionalProperties: false,
      required: ['default', 'strings'],
      properties: {
        default: { type: 'string', pattern: '^[a-z]{2}(-[A-Z]{2})?$' },
        strings: {
          type: 'object',
          minProperties: 1,
          propertyNames: { pattern: '^[a-z]{2}(-[A-Z]{2})?$' },
          additionalProperties: stringsSchema,
        },
      },
    },
    budgets: {
      type: 'object',
      description: 'By template: brotli bytes, and the number of sources',
      additionalProperties: budgetSchema,
    },
  },
} as const satisfies JSONSchema;

export type TextRef = FromSchema<typeof textSchema>;
export type Binding = FromSchema<typeof bindingSchema>;
export type Param = FromSchema<typeof paramSchema>;
export type DataRequest = FromSchema<typeof dataSchema>;
export type ThemeSetting = FromSchema<typeof themeSettingSchema>;
// The condition's schema branches with if/then, which says nothing to the type; its own type stands in.
export type Ignore = FromSchema<typeof ignoreSchema>[number];
export type Section = Omit<FromSchema<typeof sectionSchema>, 'when'> & { when?: Condition };
export type Template = Omit<FromSchema<typeof notFoundSchema>, 'sections'> & {
  route?: string;
  role?: PageRole;
  sections: Section[];
};
export type Theme = Omit<FromSchema<typeof themeSchema>, 'templates' | 'groups'> & {
  groups?: { header?: Section[]; footer?: Section[] };
  templates: Record<string, Template>;
};
export type Renames = NonNullable<Theme['renames']>;
export type Scalar = FromSchema<typeof scalar>;
