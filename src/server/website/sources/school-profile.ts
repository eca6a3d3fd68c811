import { schoolProfile as contract } from '#schemas/sources/school-profile.ts';
import { defineDirectoryLoader } from './define.ts';
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
] as const;

export const schoolProfile = defineDirectoryLoader(contract, async ({ directory, params }) => {
  const entry = await directory.find(params.school);
  if (!entry) return null;
  const { name, slug, schoolKey, url } = entry;
  const card = await directoryCard(entry, directory, fields);
  return { ...card, school_Name: name, school_Slug: slug, schoolKey, url };
});
