import { shapeItems } from '#server/tenancy/shape-items.ts';
import { defineLoader, withKeyword } from './define.ts';

export const popularClasses = defineLoader({
  source: 'popularClasses',
  async load({ reader, params }) {
    return shapeItems(withKeyword(await reader.items('popularClass'), params, ['className']), reader, {
      fields: ['className', 'classFees', 'classSize', 'classTime', 'childrenAge', 'lang'],
      picture: 'classImage',
      name: 'className',
    });
  },
});
