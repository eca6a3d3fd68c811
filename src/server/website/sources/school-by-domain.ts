import { defineLoader } from './define.ts';

export const schoolByDomain = defineLoader({
  source: 'schoolByDomain',
  async load({ school: { themeId, schoolId, schoolKey, host } }) {
    return { theme_Id: themeId, school_Id: schoolId, schoolKey, school_Domain: host };
  },
});
