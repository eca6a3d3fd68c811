/** A school's slug is the first label of its host: `greenfield.localhost`. */
export const schoolSlugPattern = '^(?=.{3,60}$)[a-z0-9]+(-[a-z0-9]+)*$';

/** Hosts of ours, of mail and of other services, and the first words of paths that are never a school's. */
const reserved = [
  'admin',
  'admissions',
  'api',
  'app',
  'assets',
  'cdn',
  'docs',
  'email',
  'ftp',
  'healthz',
  'help',
  'imap',
  'localhost',
  'login',
  'mail',
  'media',
  'platform',
  'pop',
  'readyz',
  'registration',
  'schemas',
  'school',
  'school-list',
  'school-profile',
  'schools',
  'settings',
  'smtp',
  'staff',
  'static',
  'status',
  'student',
  'support',
  'users',
  'visitors',
  'webmail',
  'www',
];

/**
 * Whether a text can be a school's slug: small letters, digits and single dashes, 3–60 of them, and no reserved word.
 */
export const isSchoolSlug = (slug: string): boolean =>
  new RegExp(schoolSlugPattern).test(slug) && !reserved.includes(slug);

/**
 * The slug of a text: lower case, everything else than letters and digits as single hyphens, none at the ends
 * (docs/domain.md, Addresses).
 */
export const slugify = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
