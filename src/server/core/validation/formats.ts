import { namedFormats } from '#engine/formats.ts';
import { parseMediaReference } from './media-reference.ts';
import { isPhone, normalizePhone } from './phone.ts';
import { isVerhoeff } from './verhoeff.ts';

/** Whether a text is a `media:<id>` reference to a stored picture. */
const isMediaReference = (value: string): boolean => parseMediaReference(value) !== undefined;

/** Whether a text may be a link's address: a path from the root of this site, or an http(s), mailto or tel URL. */
const isLink = (value: string): boolean => {
  // Browsers drop tabs and line breaks inside an address, and read `\` as `/`.
  if (/[\s\p{Cc}\\]/u.test(value)) return false;
  if (value.startsWith('/')) return !value.startsWith('//');
  const url = parseUrl(value);
  if (!url) return false;
  if (['http:', 'https:'].includes(url.protocol)) return isPlainWebUrl(value, url);
  return /^(mailto|tel):[^/]/i.test(value);
};

/** Whether a text is an absolute https URL without a user name in it. */
const isHttpsUrl = (value: string): boolean => {
  const url = parseUrl(value);
  return url?.protocol === 'https:' && !/[\s\p{Cc}\\]/u.test(value) && isPlainWebUrl(value, url);
};

/** Whether a text is a real day: YYYY-MM-DD. */
export const isDate = (value: string): boolean => {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value) ?? [];
  if (year === undefined) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return Number(year) >= 1800 && date.getUTCMonth() + 1 === Number(month) && date.getUTCDate() === Number(day);
};

/** Whether a text is a real day and time without an offset: YYYY-MM-DDTHH:MM or YYYY-MM-DDTHH:MM:SS. */
const isLocalDateTime = (value: string): boolean => {
  const [date = '', time = ''] = value.split('T', 2);
  return value === `${date}T${time}` && isDate(date) && /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(time);
};

/** Whether a text is an e-mail address: at most 254 characters, one `@`, a dot in the domain. */
const isEmail = (value: string): boolean =>
  value.length <= 254 && /^[^\s@<>"(),:;\\]+@[^\s@<>"(),:;\\.]+(\.[^\s@<>"(),:;\\.]+)+$/.test(value);

/** Whether a text is a time with its offset from UTC: RFC 3339, and in a year of four digits there too. */
const isDateTime = (value: string): boolean =>
  /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/.test(value) &&
  isDate(value.slice(0, 10)) &&
  new Date(value).getUTCFullYear() <= 9999;

/** Whether a text is a person's name: 2–100 letters of any script, space, `.`, `'`, `-`; single spaces; no title. */
const isPersonName = (value: string): boolean =>
  value.length >= 2 &&
  value.length <= 100 &&
  /^\p{L}[\p{L}\p{M} .'’-]*$/u.test(value) &&
  !value.includes('  ') &&
  !/^(mr|mrs|ms|miss|dr|shri|smt|kum|prof|master)\b\.?\s/i.test(value);

/** Whether a text is a session's label: 'YYYY-YYYY+1'. */
const isSession = (value: string): boolean => {
  const [, first, second] = /^(\d{4})-(\d{4})$/.exec(value) ?? [];
  return first !== undefined && Number(second) === Number(first) + 1;
};

/** Whether a text is an Aadhaar number: 12 digits, the first neither 0 nor 1, with its check digit. */
const isAadhaar = (value: string): boolean => /^[2-9]\d{11}$/.test(value) && isVerhoeff(value);

/** Whether a text names a time zone of the IANA database, as this server's clock knows it. */
const isTimeZone = (value: string): boolean => {
  if (!/^(UTC|[A-Za-z]+(\/[A-Za-z0-9_+-]+)+)$/.test(value)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: value }).resolvedOptions().timeZone !== '';
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
};

const currencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** Whether a text is a host name with a dot in it, or `#` for none. */
const isHostOrNone = (value: string): boolean =>
  value === '#' ||
  (value.length <= 253 && /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$/i.test(value));

const parseUrl = (value: string): URL | undefined => {
  return URL.canParse(value) ? new URL(value) : undefined;
};

const isPlainWebUrl = (value: string, url: URL): boolean =>
  /^https?:\/\/[^/]/i.test(value) && url.hostname !== '' && url.username === '' && url.password === '';

/** The formats of content schemas by name, with what to tell someone whose entry is not of that form. */
export const formats = {
  // These two are the texts without a form of their own that keep their white space: all others are on one line.
  multiline: { test: () => true, message: 'Please enter text.', expected: 'text, on as many lines as it needs' },
  password: { test: () => true, message: 'Please enter a password.', expected: 'a password' },
  media: { test: isMediaReference, message: 'Choose a picture from the library.', expected: 'media:<id>' },
  link: {
    test: isLink,
    message: 'Enter a path such as /contact, or a link that starts with https://, mailto: or tel:.',
    expected: 'a path or an http(s), mailto or tel link',
  },
  'https-url': { test: isHttpsUrl, message: 'Enter a link that starts with https://.', expected: 'an https:// link' },
  attachment: {
    test: (value: string) => isHttpsUrl(value) || isMediaReference(value),
    message: 'Enter a link that starts with https://, or choose a file from the library.',
    expected: 'an https:// link or media:<id>',
  },
  slug: {
    test: namedFormats.slug,
    message: 'Use small letters a–z, digits and single dashes.',
    expected: 'a slug such as sports-day',
  },
  locale: {
    test: namedFormats.locale,
    message: 'Enter a language code such as en or hi.',
    expected: 'a language code such as hi',
  },
  'local-time': {
    test: namedFormats['local-time'],
    message: 'Enter a time as HH:MM.',
    expected: 'a time such as 09:30',
  },
  'local-date-time': {
    test: isLocalDateTime,
    message: 'Enter a day and time as YYYY-MM-DDTHH:MM.',
    expected: 'a day and time such as 2026-11-18T09:30',
  },
  date: { test: isDate, message: 'Enter a day of the calendar as YYYY-MM-DD.', expected: 'a day such as 2026-11-18' },
  email: { test: isEmail, message: 'Enter a valid email address.', expected: 'an email address' },
  'date-time': {
    test: isDateTime,
    message: 'Enter a date and time such as 2026-11-18T09:30:00+05:30.',
    expected: 'a day and time with its offset',
  },
  'person-name': {
    test: isPersonName,
    message: 'Enter a name of 2 to 100 letters, without a title.',
    expected: "letters, spaces, '.', ''' and '-'",
  },
  mobile: {
    test: (value: string) => normalizePhone(value) !== '',
    message: 'Enter a 10-digit mobile number.',
    expected: 'a mobile number such as 98765 43210',
  },
  phone: {
    test: isPhone,
    message: 'Enter a phone number of 10 to 13 digits.',
    expected: 'a phone number such as 0253 234 5678',
  },
  session: { test: isSession, message: 'Enter a session such as 2026-2027.', expected: 'a session such as 2026-2027' },
  'day-filter': {
    test: (value: string) => value === '-1' || isDate(value),
    message: 'Enter a day of the calendar as YYYY-MM-DD, or -1 for all.',
    expected: 'a day such as 2026-11-18, or -1',
  },
  pincode: {
    digits: 6,
    test: (value: string) => /^[1-9]\d{5}$/.test(value),
    message: 'Enter a 6-digit PIN code.',
    expected: 'a PIN code such as 411001',
  },
  ifsc: {
    test: (value: string) => /^[A-Z]{4}0[A-Z0-9]{6}$/.test(value),
    message: 'Enter an IFSC such as SBIN0001234.',
    expected: 'four letters, 0, six letters or digits',
  },
  aadhaar: {
    digits: 12,
    test: isAadhaar,
    message: 'Enter a 12-digit Aadhaar number.',
    mistyped: { form: /^\d{12}$/, message: 'This is not a valid Aadhaar number. Check the digits.' },
    expected: 'an Aadhaar number',
  },
  'admission-no': {
    test: (value: string) => /^[A-Za-z0-9/_-]{1,20}$/.test(value) && value !== '0',
    message: 'Use up to 20 letters, digits, / _ and -, and not 0 alone.',
    expected: 'an admission number such as 2026/0142',
  },
  'employee-no': {
    test: (value: string) => /^[A-Za-z0-9/_-]{1,20}$/.test(value) && value !== '0',
    message: 'Use up to 20 letters, digits, / _ and -, and not 0 alone.',
    expected: 'an employee number such as E-042',
  },
  pan: {
    test: (value: string) => /^[A-Z]{5}\d{4}[A-Z]$/.test(value),
    message: 'Enter a PAN such as ABCDE1234F.',
    expected: 'five letters, four digits and a letter',
  },
  'account-number': {
    digits: 9,
    test: (value: string) => /^\d{9,18}$/.test(value),
    message: 'Enter an account number of 9 to 18 digits.',
    expected: '9 to 18 digits',
  },
  pen: {
    digits: 11,
    test: (value: string) => /^\d{11}$/.test(value),
    message: 'Enter an 11-digit PEN.',
    expected: '11 digits',
  },
  apaar: {
    digits: 12,
    test: (value: string) => /^\d{12}$/.test(value),
    message: 'Enter a 12-digit APAAR ID.',
    expected: '12 digits',
  },
  'time-zone': {
    test: isTimeZone,
    message: 'Choose a time zone such as Asia/Kolkata.',
    expected: 'a time zone such as Asia/Kolkata',
  },
  currency: {
    test: (value: string) => currencies.has(value),
    message: 'Enter a currency code such as INR.',
    expected: 'a currency such as INR',
  },
  udise: {
    digits: 11,
    test: (value: string) => /^\d{11}$/.test(value),
    message: 'Enter an 11-digit UDISE code.',
    expected: '11 digits',
  },
  'host-or-none': {
    test: isHostOrNone,
    message: 'Enter a host name such as portal.school.in, or # for none.',
    expected: 'a host name, or #',
  },
} as const;
