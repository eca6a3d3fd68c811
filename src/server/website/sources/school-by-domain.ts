import { schoolByDomain as contract } from '#schemas/sources/school-by-domain.ts';
import { defineLoader } from './define.ts';

export const schoolByDomain = defineLoader(contract, async ({ school: { themeId, schoolId, schoolKey, host } }) => {
  return { theme_Id: themeId, school_Id: schoolId, schoolKey, school_Domain: host };
});
