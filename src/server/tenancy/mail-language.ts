import { inLanguages } from '#engine/index.ts';
import { type MailLanguage, mailLanguage } from '#server/core/mail/mail-text.ts';
import type { FoundSchool } from '#server/store/global.ts';
import type { Tenancy } from './tenancy.ts';

/**
 * The language of a school's mails to those who have chosen none: the one that its website opens in, English where no
 * mail is written in that. Not within a transaction.
 */
export const schoolMailLanguage = async (
  { siteOf, themeOf }: Pick<Tenancy, 'siteOf' | 'themeOf'>,
  school: FoundSchool,
): Promise<MailLanguage> => {
  const { record, locales } = await siteOf(school);
  const theme = await themeOf(record);
  return mailLanguage(theme ? inLanguages(theme, locales).defaultLocale : locales[0]) ?? 'en';
};
