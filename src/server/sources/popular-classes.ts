import { defineLoader, shapeItems } from './define.ts';

export const popularClasses = defineLoader({
  source: 'popularClasses',
  async load({ reader }) {
    return shapeItems(await reader.items('popularClass'), reader, {
      fields: ['className', 'classFees', 'classSize', 'classTime', 'childrenAge'],
      picture: 'classImage',
      name: 'className',
    });
  },
});
