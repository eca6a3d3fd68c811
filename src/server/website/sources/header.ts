import { header as contract } from '#schemas/sources/header.ts';
import { isAdmissionOpen } from '#server/tenancy/open-sessions.ts';
import { shapeItems } from '#server/tenancy/shape-items.ts';
import { studentDomain } from '#server/tenancy/site-facts.ts';
import { defineLoader } from './define.ts';

export const header = defineLoader(contract, async ({ reader, school }) => {
  const items = await reader.items('schoolProfile');
  const [profile] = await shapeItems(items.slice(0, 1), reader, {
    fields: [
      'school_Name',
      'school_address',
      'phone',
      'email',
      'facebook_Url',
      'instagram_Url',
      'youtube_Url',
      'twitter_Url',
      'linkedin_Url',
      'whatsapp_Number',
      'office_Hours',
      'map_Url',
      'Short_Name',
      'latitude',
      'longitude',
      'nav_Items',
    ],
    picture: 'school_Logo_Image',
    name: 'school_Name',
  });
  return {
    ...profile,
    ...studentDomain(items[0]?.document.student_Domain),
    admission_Open: isAdmissionOpen(school.today, items[0]?.document, await reader.seasons()),
    school_Name: profile?.school_Name ?? school.name,
    school_Slug: school.slug,
    schoolKey: school.schoolKey,
  };
});
