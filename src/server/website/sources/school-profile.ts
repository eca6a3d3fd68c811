import { defineLoader } from './define.ts';
import { directoryCard } from './directory-card.ts';

const fields = [
  'school_address',
  'phone',
  'email',
  'office_Hours',
  'Website',
  'City',
  'State',
  'Board',
  'School_Type',
  'Medium',
  'Established_Year',
  'Principal_Name',
];

export const schoolProfile = defineLoader({
  source: 'schoolProfile',
  async loadDirectory({ directory, params }) {
    const entry = await directory.find(String(params.school));
    if (!entry) return null;
    const { name, slug, schoolKey, url } = entry;
    const card = await directoryCard(entry, directory, fields);
    return { ...card, school_Name: name, school_Slug: slug, schoolKey, url };
  },
});
