import { purposesOf } from '#schemas/content/consent.ts';
import type { SourceContract } from '#schemas/sources/define.ts';
import { type DescribedSchema, inWords, propertyTable } from './describe-schema.ts';
import { code, page, table } from './markdown.ts';

const expiries = { never: 'with a change', midnight: 'with a change, and when the school’s day ends' } as const;

/** What a result holds, as far as consent matters. */
const contentOf = (result: unknown): string => {
  const purposes = [...purposesOf(result)];
  if (purposes.length === 0) return 'public';
  return `names or photos of children, only with recorded consent, for ${purposes.join(' and ')} alone`;
};

/** The page of one data source. */
export const sourcePage = ({ name, title, params, result, tags, expires }: SourceContract): string => {
  const shape = result as DescribedSchema;
  const item = shape.type === 'array' ? (shape.items ?? {}) : shape;
  return page(
    `# ${code(name)}`,
    `${title}.`,
    table(
      ['', ''],
      [
        ['Gives', shape.type === 'array' ? 'a list' : inWords({ ...shape, properties: {} }).replace(' of nothing', '')],
        ['Anew', expiries[expires]],
        ['Stale with', tags.map(code).join(', ')],
        ['Holds', contentOf(result)],
        ['Also at', code(`GET /api/website/${name}`)],
      ],
    ),
    `## Params\n\n${propertyTable(params as DescribedSchema) ?? 'None.'}`,
    `## ${shape.type === 'array' ? 'Each item' : 'Fields'}\n\n${propertyTable(item) ?? inWords(item)}`,
  );
};
