import { admissionTrack } from '#sections/admission-track/manifest.ts';
import { certificateLookup } from '#sections/certificate-lookup/manifest.ts';
import { commonWords, textsIn, type Words, wordsIn } from '../words/words.ts';

const english = {
  ...commonWords.en,
  check: 'Please check the form',
  later: 'This could not be done right now',
  back: 'Use your browser’s Back button: what you typed is still in the form.',
  unsaved: 'Nothing was saved. Use your browser’s Back button: what you typed is still in the form.',
  again: 'Start the form again',
  login: 'Back to log in',
  enquiry: 'Enquiry {reference}',
  next: 'Next date: {date}.',
  none: 'The date is not fixed yet. The office will call you.',
  needed: 'Needed: {paper}',
  kinds: 'PDF, JPG, PNG or WebP, up to 5 MB',
  send: 'Send',
  thanks: 'Thank you',
  has: 'The school has received your {paper}.',
  more: 'See what else is needed',
  registered: 'Your school’s page is live',
  officeAt: 'Log in to your office at {address}. A checklist of nine steps will help you get started.',
  openOffice: 'Open your office',
  seeWebsite: 'See the website',
};

const hindi: Readonly<Record<keyof typeof english, string>> = {
  ...commonWords.hi,
  check: 'कृपया फ़ॉर्म जाँच लें',
  later: 'यह अभी नहीं हो सका',
  back: 'ब्राउज़र में पीछे जाएँ: आपने जो लिखा था, वह फ़ॉर्म में मौजूद है।',
  unsaved: 'कुछ भी सहेजा नहीं गया। ब्राउज़र में पीछे जाएँ: आपने जो लिखा था, वह फ़ॉर्म में मौजूद है।',
  again: 'फ़ॉर्म फिर से भरें',
  login: 'लॉग इन पर वापस जाएँ',
  enquiry: 'पूछताछ {reference}',
  next: 'अगली तारीख़: {date}',
  none: 'अभी कोई तारीख़ तय नहीं है। कार्यालय आपको फ़ोन करेगा।',
  needed: 'चाहिए: {paper}',
  kinds: 'PDF, JPG, PNG या WebP, 5 MB तक',
  send: 'भेजें',
  thanks: 'धन्यवाद',
  has: 'विद्यालय को यह मिल गया है: {paper}',
  more: 'देखें कि और क्या चाहिए',
  registered: 'आपके स्कूल का पेज चालू है',
  officeAt: '{address} पर अपने कार्यालय में लॉग इन करें। शुरुआत के लिए वहाँ नौ चरणों की सूची मिलेगी।',
  openOffice: 'अपना कार्यालय खोलें',
  seeWebsite: 'वेबसाइट देखें',
};

/** What the pages of forms say in one language. */
export interface FormWords extends Words<keyof typeof english> {
  /** A string that the section with the family's form says too. */
  ofTracking(key: string): string | undefined;
  /** A string of the section that looks up certificates. */
  ofCertificate(key: string): string | undefined;
}

/** The words of a language, or the English ones if there are none. `unnamed` is the language of addresses without one. */
export const formWords = (wanted: string, unnamed: string): FormWords => {
  const words = wordsIn({ en: english, hi: hindi }, wanted, unnamed);
  const stringsOf = (strings: typeof admissionTrack.strings | typeof certificateLookup.strings) => {
    const texts = textsIn<Readonly<Record<string, string>>>(strings, words.locale);
    return (key: string): string | undefined => texts[key];
  };
  return {
    ...words,
    ofTracking: stringsOf(admissionTrack.strings),
    ofCertificate: stringsOf(certificateLookup.strings),
  };
};
