import { popularClasses as contract } from '#schemas/sources/popular-classes.ts';
import type { ContentItemOf, ContentReader } from '#server/tenancy/content-reader.ts';
import { shapeItems } from '#server/tenancy/shape-items.ts';
import { defineLoader, withKeyword } from './define.ts';

/** Classes as the website lists them. */
export const shapeClasses = (
  items: readonly ContentItemOf<'popularClass'>[],
  reader: Pick<ContentReader, 'pictures'>,
) =>
  shapeItems(items, reader, {
    fields: ['className', 'classFees', 'classSize', 'classTime', 'childrenAge', 'lang'],
    picture: 'classImage',
    name: 'className',
  });

export const popularClasses = defineLoader(contract, async ({ reader, params }) =>
  shapeClasses(withKeyword(await reader.items('popularClass'), params, ['className']), reader),
);
