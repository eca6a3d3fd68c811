import { type MailLanguage, mailLanguage } from '#server/core/mail/mail-text.ts';
import type { FoundSchool } from '#server/store/global.ts';
import { spokenTheme, type ThemesOfSchools } from './spoken-theme.ts';

/**
 * The language of a school's mails to those who have chosen none: the one that its website opens in, English where no
 * mail is written in that. Not within a transaction.
 */
export const schoolMailLanguage = async (themes: ThemesOfSchools, school: FoundSchool): Promise<MailLanguage> =>
  mailLanguage((await spokenTheme(themes, school))?.defaultLocale) ?? 'en';
