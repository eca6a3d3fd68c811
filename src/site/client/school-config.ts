import Cookies from 'js-cookie';

/** Writes the cookie `schoolConfig` for 30 days from the data attributes of `<html>`. */
export const rememberSchool = (): void => {
  const { themeId, schoolId, schoolKey, schoolDomain } = document.documentElement.dataset;
  const config = {
    themeId: Number(themeId ?? -1),
    schoolId: Number(schoolId ?? 0),
    schoolKey: schoolKey ?? '',
    schoolDomain: schoolDomain ?? '',
  };
  Cookies.set('schoolConfig', JSON.stringify(config), { expires: 30, path: '/', sameSite: 'lax' });
};
