/** What every school has in its lists, as it is stored, and in Hindi; what a school has added stays as it was typed. */
type Named = readonly [en: string, hi: string];

/** In the order of their ids, which never change. */
export const standardClasses: readonly Named[] = [
  ['Nursery', 'नर्सरी'],
  ['LKG', 'एलकेजी'],
  ['UKG', 'यूकेजी'],
  ...Array.from({ length: 12 }, (_, at): Named => [`Class ${at + 1}`, `कक्षा ${at + 1}`]),
];

const subjects: readonly Named[] = [
  ['English', 'अंग्रेज़ी'],
  ['Hindi', 'हिन्दी'],
  ['Sanskrit', 'संस्कृत'],
  ['Mathematics', 'गणित'],
  ['Environmental Studies', 'पर्यावरण अध्ययन'],
  ['Science', 'विज्ञान'],
  ['Social Science', 'सामाजिक विज्ञान'],
  ['Computer Science', 'कंप्यूटर विज्ञान'],
  ['General Knowledge', 'सामान्य ज्ञान'],
  ['Moral Science', 'नैतिक शिक्षा'],
  ['Art', 'कला'],
  ['Music', 'संगीत'],
  ['Physical Education', 'शारीरिक शिक्षा'],
  ['Physics', 'भौतिक विज्ञान'],
  ['Chemistry', 'रसायन विज्ञान'],
  ['Biology', 'जीव विज्ञान'],
  ['History', 'इतिहास'],
  ['Geography', 'भूगोल'],
  ['Political Science', 'राजनीति विज्ञान'],
  ['Economics', 'अर्थशास्त्र'],
  ['Accountancy', 'लेखाशास्त्र'],
  ['Business Studies', 'व्यवसाय अध्ययन'],
  ['Psychology', 'मनोविज्ञान'],
  ['Regional Language', 'क्षेत्रीय भाषा'],
];

/** The grades of teachers are called by their letters in Hindi too. */
const roles: readonly Named[] = [
  ['Principal', 'प्रधानाचार्य'],
  ['Vice-Principal', 'उप-प्रधानाचार्य'],
  ['Special Educator', 'विशेष शिक्षक'],
  ['Counsellor', 'परामर्शदाता'],
  ['Librarian', 'पुस्तकालयाध्यक्ष'],
  ['Office', 'कार्यालय'],
  ['Driver', 'चालक'],
  ['Support', 'सहायक'],
];

const inHindi: Readonly<Record<string, ReadonlyMap<string, string>>> = {
  classes: new Map(standardClasses),
  subjects: new Map(subjects),
  'staff-roles': new Map(roles),
};

/** What a value of a list is called in the office's language. */
export const standardName = (kind: string, name: string, locale: string): string =>
  (locale === 'hi' && inHindi[kind]?.get(name)) || name;
