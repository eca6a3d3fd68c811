import { popularClasses as contract } from '#schemas/sources/popular-classes.ts';
import { shapeItems } from '#server/tenancy/shape-items.ts';
import { defineLoader, withKeyword } from './define.ts';

export const popularClasses = defineLoader(contract, async ({ reader, params }) => {
  return shapeItems(withKeyword(await reader.items('popularClass'), params, ['className']), reader, {
    fields: ['className', 'classFees', 'classSize', 'classTime', 'childrenAge', 'lang'],
    picture: 'classImage',
    name: 'className',
  });
});
