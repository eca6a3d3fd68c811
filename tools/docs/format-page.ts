import { budgetSchema, paramSchema, presetSchema } from '#schemas/theme/entries.ts';
import { fontWeights } from '#schemas/theme/font-families.ts';
import { pageRoles } from '#schemas/theme/page-roles.ts';
import { dataSchema, sectionSchema, templateSchema, themeSchema, themeSettingSchema } from '#schemas/theme/theme.ts';
import { tokenExtensionSchema, tokenValueSchemas } from '#schemas/theme/tokens.ts';
import { type DescribedSchema, inWords, propertyTable } from './describe-schema.ts';
import { code, jsonBlock, page, table } from './markdown.ts';

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
    `## Roles\n\nSections, feeds, the sitemap and mails lead to a page by what it is for, not by its address. A page at the usual address of a role has that role; one elsewhere says so: \`"route": "/stories/:slug", "role": "article"\`. The usual address then leads there too. \`:\` stands for a param of any name.\n\n${table(
      ['Role', 'The page', 'Usual address'],
      Object.entries(pageRoles).map(([role, { title, address }]) => [code(role), title, code(address)]),
    )}`,
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
    part(
      'Params and query',
      `An entry under \`params\` for each \`:name\` of the route, and under \`query\` for each key behind the \`?\` that data or conditions read as \`route.params.<name>\` and \`route.query.<key>\`. An address whose params do not fit is not of this page. Other keys never reach a page.\n\n${jsonBlock(
        {
          route: '/blog/:slug',
          params: { slug: { type: 'string', format: 'slug' } },
          query: { page: { type: 'integer', minimum: 1, maximum: 999, default: 1 } },
        },
      )}`,
      paramSchema,
    ),
    part(
      'Preset',
      `An entry under \`presets\`, by a name of your own: what a school takes at once, and may change afterwards.\n\n${jsonBlock(
        {
          presets: { festive: { settings: { showBirthdays: true }, tokens: { 'color.primary': '#9A3412' } } },
        },
      )}`,
      presetSchema,
    ),
    part(
      'Budget',
      `An entry under \`budgets\`, by the id of a template: what its page may take. [THM080](../rules/THM080.md) finds a page that takes more.\n\n${jsonBlock(
        {
          budgets: { home: { jsBytes: 95_000, cssBytes: 20_000, sources: 14 } },
        },
      )}`,
      budgetSchema,
    ),
    `## Tokens\n\nDesign tokens in the format of the Design Tokens Community Group (2025.10). \`color.primary\` becomes the custom property \`--color-primary\`; \`"{color.primary}"\` is an alias.\n\n${table(
      ['`$type`', '`$value`'],
      Object.entries(tokenValueSchemas).map(([type, schema]) => [code(type), inWords(schema as DescribedSchema)]),
    )}`,
    part('Token extensions', 'Under `$extensions.schoolyard` of a token.', tokenExtensionSchema),
    `## Fonts\n\nA \`fontFamily\` token names one of these first, and behind it a font of the device with the same measures, so that nothing moves when the font arrives: \`["Figtree", "Figtree Fallback", "Arial", "sans-serif"]\`. Each has Latin and Devanagari letters. A font of another name is drawn only on devices that have it.\n\n${table(
      ['Font', 'Weights'],
      Object.entries(fontWeights).map(([family, weights]) => [code(family), weights.join(' to ')]),
    )}`,
    `## Whose word counts\n\nSection default < theme < preset < what the school chose < what the school overrode in one section. A school’s record holds only what differs; it is never a copy of the theme.`,
  );
