import Cookies from 'js-cookie';
import { type OfficeLocale, officeLocaleCookie, officeLocales } from '#schemas/office.ts';
import { useLocale, useWords } from '../words/words.ts';
import classes from './language-switch.module.css';
import { frameWords } from './words.ts';

const names: Readonly<Record<OfficeLocale, { readonly short: string; readonly whole: string }>> = {
  en: { short: 'EN', whole: 'English' },
  hi: { short: 'हिं', whole: 'हिन्दी' },
};
const daysKept = 365;

/** The office's language, kept on the device. The document is asked for anew: its language is the server's. */
export const LanguageSwitch = () => {
  const say = useWords(frameWords);
  const current = useLocale();
  const choose = (locale: OfficeLocale): void => {
    Cookies.set(officeLocaleCookie, locale, { expires: daysKept, path: '/', sameSite: 'lax' });
    window.location.reload();
  };
  return (
    <fieldset className={classes.languages}>
      <legend>{say('language')}</legend>
      {officeLocales.map((locale) => (
        <button
          key={locale}
          type="button"
          lang={locale}
          aria-pressed={locale === current}
          aria-label={names[locale].whole}
          onClick={() => choose(locale)}
        >
          {names[locale].short}
        </button>
      ))}
    </fieldset>
  );
};
