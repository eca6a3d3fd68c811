/** A school's slug is the first label of its host: `greenfield.localhost`. */
export const schoolSlugPattern = '^(?=.{3,60}$)[a-z0-9]+(-[a-z0-9]+)*$';

const hostsOfOurs = [
  'admin',
  'api',
  'app',
  'assets',
  'cdn',
  'docs',
  'ftp',
  'help',
  'imap',
  'localhost',
  'mail',
  'media',
  'platform',
  'pop',
  'schemas',
  'smtp',
  'static',
  'status',
  'support',
  'www',
];

/** Whether a text can be a school's slug: small letters, digits and single dashes, 3–60 of them, and no host of our own. */
export const isSchoolSlug = (slug: string): boolean =>
  new RegExp(schoolSlugPattern).test(slug) && !hostsOfOurs.includes(slug);

/** The slug of a text: lower case, everything else than letters and digits as single hyphens, none at the ends (seed, routes). */
export const slugify = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
