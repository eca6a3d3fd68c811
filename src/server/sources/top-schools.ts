import type { Directory, DirectoryEntry } from './content-reader.ts';
import { defineLoader, shapeItems } from './define.ts';

export const topSchools = defineLoader({
  source: 'topSchools',
  async loadDirectory({ directory, params }) {
    const entries = await directory.list(Number(params.pageSize));
    const result = [];
    for (const entry of entries) result.push(await card(entry, directory));
    return result;
  },
});

const card = async ({ schoolId, name, slug, schoolKey, url }: DirectoryEntry, directory: Directory) => {
  const profile = await directory.within(schoolId, async (reader) => {
    const items = await reader.items('schoolProfile');
    const shape = { fields: ['school_address'], picture: 'school_Logo_Image', name: 'school_Name' };
    return (await shapeItems(items.slice(0, 1), reader, shape))[0];
  });
  return { ...profile, school_Name: name, school_Slug: slug, schoolKey, url };
};
