import { spokenTheme } from '#server/tenancy/spoken-theme.ts';
import type { CallContext } from './calls/handle.ts';

/**
 * The whole address of a page of a school's website, from what is stored of it: in a language where the school has pages
 * in that, else in the one that it opens in. Not within a transaction.
 */
export const pageLink = async (
  { services, school }: Pick<CallContext, 'services' | 'school'>,
  path: string,
  language: string | null | undefined,
): Promise<string> => {
  const theme = language ? await spokenTheme(services, school) : undefined;
  const isOther = theme?.locales.some((known) => known === language && known !== theme.defaultLocale);
  return `${services.originOf(school)}${isOther ? `/${language}` : ''}${path}`;
};
