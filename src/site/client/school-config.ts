/** Writes the cookie `schoolConfig` for 30 days from the data attributes of `<html>`. */
export const rememberSchool = (): void => {
  const { themeId, schoolId, schoolKey, schoolDomain } = document.documentElement.dataset;
  const config = { themeId: Number(themeId), schoolId: Number(schoolId), schoolKey, schoolDomain };
  const value = encodeURIComponent(JSON.stringify(config));
  // biome-ignore lint/suspicious/noDocumentCookie: a library would be a fifth of the one script of every page.
  document.cookie = `schoolConfig=${value};max-age=${30 * 24 * 3600};path=/;samesite=lax`;
};
