import { errorCatalog } from '../../../../schemas/api/errors.ts';
import { hindi as failures } from '../../errors/hindi.ts';
import { commonWords, type Words, wordsIn } from '../words.ts';

const english = {
  ...commonWords.en,
  login: 'Email, mobile or admission number',
  password: 'Password',
  remember: 'Keep me signed in for 30 days',
  logIn: 'Log in',
  forgot: 'Forgot your password?',
  logInToYours: 'Log in to your school',
  logInAsOperator: 'Log in as an operator',
  logInToSchool: 'Log in to a school',
  email: 'Email',
  signedIn: 'You are signed in',
  signedInAs: 'Signed in as {name}.',
  due: 'Choose another password before you go on. We send you a link by mail.',
  another: 'Choose another password',
  toWebsite: 'Go to the website',
  goOn: 'Go on',
  signOut: 'Sign out',
  school: 'Your school’s address name',
  schoolHint: 'The first part of its web address: “greenfield” in greenfield.{host}.',
  back: 'Back to log in',
  sent: 'Look into your mailbox',
  sentText: 'If there is such an account, a mail with a link is on its way. The link works for 30 minutes.',
  sentHelp:
    'Nothing there after some minutes? Look among the unwanted mail, or ask the office whether your account has this email.',
  forgotText: 'We mail you a link with which you choose another one.',
  sendLink: 'Send the link',
  emailOrMobile: 'Email or mobile',
  whichSchool: 'Your school’s own page sends you a link with which you choose another one.',
  toMySchool: 'Go to my school',
  operator: 'I am an operator',
  ruleLength: 'At least {least} characters. A few words in a row are easy to remember.',
  ruleOwn: 'Not your name, email or mobile.',
  ruleCommon: 'Not one that many people use.',
  newPassword: 'New password',
  rules: 'Rules for the password',
  reset: 'Choose a new password',
  resetText: 'Wherever you are signed in with the old one, you will be signed out.',
  save: 'Save the password',
  newLink: 'Ask for a new link',
  invitation: 'Welcome. Choose a password',
  invitationText: 'With it and your email or mobile you log in from today on.',
  saveAndLogIn: 'Save and log in',
  invitationGone: 'An invitation works once and for a limited time. Whoever invited you can send another.',
  verify: 'Confirm your email address',
  verifyText: 'One press, and we know that mails reach you.',
  verifyButton: 'Confirm my email address',
  'error.wrong': errorCatalog.WRONG_LOGIN.text,
  'error.wait': 'Too many tries. Try again in a few minutes.',
  'error.locked': errorCatalog.ACCOUNT_LOCKED.text,
  'error.link': errorCatalog.WRONG_LINK.text,
  'error.password': 'This password cannot be used. Choose one that keeps to the rules below.',
  'error.school': 'No school has this address name. Look at the beginning of your school’s web address.',
  'notice.changed': 'Your password was changed. Please sign in.',
  'notice.verified': 'Your email address is confirmed.',
};

const hindi: Readonly<Record<keyof typeof english, string>> = {
  ...commonWords.hi,
  login: 'ईमेल, मोबाइल नंबर या प्रवेश संख्या',
  password: 'पासवर्ड',
  remember: 'मुझे 30 दिन तक लॉगिन रखें',
  logIn: 'लॉगिन करें',
  forgot: 'पासवर्ड भूल गए?',
  logInToYours: 'अपने विद्यालय में लॉगिन करें',
  logInAsOperator: 'ऑपरेटर के रूप में लॉगिन करें',
  logInToSchool: 'किसी विद्यालय में लॉगिन करें',
  email: 'ईमेल',
  signedIn: 'आप लॉगिन हैं',
  signedInAs: 'आप {name} के रूप में लॉगिन हैं।',
  due: 'आगे बढ़ने से पहले दूसरा पासवर्ड चुनें। हम आपको ईमेल से लिंक भेजेंगे।',
  another: 'दूसरा पासवर्ड चुनें',
  toWebsite: 'वेबसाइट पर जाएँ',
  goOn: 'आगे बढ़ें',
  signOut: 'लॉगआउट करें',
  school: 'आपके विद्यालय के पते का नाम',
  schoolHint: 'वेब पते का पहला हिस्सा: greenfield.{host} में “greenfield”।',
  back: 'लॉगिन पर वापस जाएँ',
  sent: 'अपना मेलबॉक्स देखें',
  sentText: 'यदि ऐसा कोई खाता है, तो लिंक वाला ईमेल भेज दिया गया है। लिंक 30 मिनट तक काम करेगा।',
  sentHelp: 'कुछ मिनट बाद भी ईमेल नहीं आया? स्पैम में देखें, या कार्यालय से पूछें कि क्या आपके खाते में यही ईमेल है।',
  forgotText: 'हम आपको ईमेल से एक लिंक भेजेंगे, जिससे आप दूसरा पासवर्ड चुन सकते हैं।',
  sendLink: 'लिंक भेजें',
  emailOrMobile: 'ईमेल या मोबाइल नंबर',
  whichSchool: 'आपके विद्यालय का अपना पेज आपको लिंक भेजेगा, जिससे आप दूसरा पासवर्ड चुन सकते हैं।',
  toMySchool: 'मेरे विद्यालय पर जाएँ',
  operator: 'मैं ऑपरेटर हूँ',
  ruleLength: 'कम से कम {least} अक्षर। एक साथ कुछ शब्द याद रखना आसान होता है।',
  ruleOwn: 'अपना नाम, ईमेल या मोबाइल नंबर नहीं।',
  ruleCommon: 'ऐसा नहीं जो बहुत लोग रखते हैं।',
  newPassword: 'नया पासवर्ड',
  rules: 'पासवर्ड के नियम',
  reset: 'नया पासवर्ड चुनें',
  resetText: 'जहाँ भी आप पुराने पासवर्ड से लॉगिन हैं, वहाँ से लॉगआउट हो जाएँगे।',
  save: 'पासवर्ड सहेजें',
  newLink: 'नया लिंक माँगें',
  invitation: 'स्वागत है। पासवर्ड चुनें',
  invitationText: 'आज से आप इससे और अपने ईमेल या मोबाइल नंबर से लॉगिन करेंगे।',
  saveAndLogIn: 'सहेजें और लॉगिन करें',
  invitationGone: 'निमंत्रण एक ही बार और सीमित समय तक काम करता है। जिसने आपको बुलाया है, वह दूसरा भेज सकता है।',
  verify: 'अपना ईमेल पता पक्का करें',
  verifyText: 'बस एक बार दबाएँ, ताकि हमें पता हो कि ईमेल आप तक पहुँचते हैं।',
  verifyButton: 'मेरा ईमेल पता पक्का करें',
  'error.wrong': failures[errorCatalog.WRONG_LOGIN.text] ?? '',
  'error.wait': 'बहुत अधिक कोशिशें हुईं। कुछ मिनट बाद फिर कोशिश करें।',
  'error.locked': failures[errorCatalog.ACCOUNT_LOCKED.text] ?? '',
  'error.link': failures[errorCatalog.WRONG_LINK.text] ?? '',
  'error.password': 'यह पासवर्ड नहीं चलेगा। नीचे दिए नियमों के अनुसार दूसरा चुनें।',
  'error.school': 'इस नाम का कोई विद्यालय नहीं है। अपने विद्यालय के वेब पते का पहला हिस्सा देखें।',
  'notice.changed': 'आपका पासवर्ड बदल दिया गया है। कृपया लॉगिन करें।',
  'notice.verified': 'आपका ईमेल पता पक्का हो गया है।',
};

type Key = keyof typeof english;

/** What the pages of accounts say in one language. */
export interface AccountWords extends Words<Key> {
  /** The way to a page or a call of the account that keeps the language. */
  readonly to: (path: string) => string;
}

/** The words of a language, or the English ones where there are none. */
export const accountWords = (wanted: string): AccountWords => {
  const words = wordsIn({ en: english, hi: hindi }, wanted);
  const { locale } = words;
  const to = (path: string): string =>
    locale === 'en' ? path : `${path}${path.includes('?') ? '&' : '?'}lang=${locale}`;
  return { ...words, to };
};
