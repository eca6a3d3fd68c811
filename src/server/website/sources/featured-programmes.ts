import { featuredProgrammes as contract } from '#schemas/sources/featured-programmes.ts';
import { pick } from '#server/tenancy/shape-items.ts';
import { defineLoader, withKeyword } from './define.ts';

const fields = ['heading_Text', 'heading_Text_value'] as const;

export const featuredProgrammes = defineLoader(contract, async ({ reader, params }) => {
  const items = withKeyword(await reader.items('featuredProgramme'), params, fields);
  return items.map(({ document }) => pick(document, [...fields, 'lang']));
});
