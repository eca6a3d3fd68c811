import { dataSchema, sectionSchema, templateSchema, themeSchema, themeSettingSchema } from '#schemas/theme/theme.ts';
import { tokenExtensionSchema, tokenValueSchemas } from '#schemas/theme/tokens.ts';
import { type DescribedSchema, inWords, propertyTable } from './describe-schema.ts';
import { code, page, table } from './markdown.ts';

const part = (title: string, text: string, schema: unknown): string =>
  [`## ${title}`, text, propertyTable(schema as DescribedSchema)].filter(Boolean).join('\n\n');

/** The page of the theme format. */
export const formatPage = (): string =>
  page(
    `# The theme format, version ${themeSchema.properties.format.const}`,
    'A theme is one JSON document, `themes/<slug>/theme.json`: at most 512 KB, 32 levels deep, 5,000 values, 25 sections a template, 50 items in a list of settings. It holds no code and no fetched data. `$schema` points to [theme.schema.json](../../themes/theme.schema.json), so that an editor completes it.',
    part('Theme', '', themeSchema),
    part(
      'Template',
      'A page: its address, its data and its sections in order. `not-found` has no route.',
      templateSchema,
    ),
    part(
      'Section',
      '`settings` are literals, `bindings` are refs to data; the same prop does not stand in both. See the [section types](README.md).',
      sectionSchema,
    ),
    part('Data', 'An entry under `data`. See the [sources](README.md).', dataSchema),
    part(
      'Setting',
      'What a school may choose; conditions and bindings read it as `settings.<id>`.',
      themeSettingSchema,
    ),
    `## Tokens\n\nDesign tokens in the format of the Design Tokens Community Group (2025.10). \`color.primary\` becomes the custom property \`--color-primary\`; \`"{color.primary}"\` is an alias.\n\n${table(
      ['`$type`', '`$value`'],
      Object.entries(tokenValueSchemas).map(([type, schema]) => [code(type), inWords(schema as DescribedSchema)]),
    )}`,
    part('Token extensions', 'Under `$extensions.schoolyard` of a token.', tokenExtensionSchema),
    `## Whose word counts\n\nSection default < theme < preset < what the school chose < what the school overrode in one section. A school’s record holds only what differs; it is never a copy of the theme.`,
  );
