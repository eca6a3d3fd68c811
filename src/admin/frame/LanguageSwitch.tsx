import Cookies from 'js-cookie';
import { type OfficeLocale, officeLocaleCookie, officeLocales } from '#schemas/office.ts';
import { Segments } from '../ui/Segments.tsx';
import { useLocale, useWords } from '../words/words.ts';
import { frameWords } from './words.ts';

const names: Readonly<Record<OfficeLocale, { readonly label: string; readonly name: string }>> = {
  en: { label: 'EN', name: 'English' },
  hi: { label: 'हिं', name: 'हिन्दी' },
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
    <Segments
      label={say('language')}
      options={officeLocales.map((value) => ({ value, lang: value, ...names[value] }))}
      chosen={current}
      onChoose={choose}
    />
  );
};
