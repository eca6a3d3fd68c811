/** A school's slug is the first label of its host: `greenfield.localhost`. */
export declare const schoolSlugPattern = "^(?=.{3,60}$)[a-z0-9]+(-[a-z0-9]+)*$";
/** Whether a text can be a school's slug: small letters, digits and single dashes, 3–60 of them, and no reserved word. */
export declare const isSchoolSlug: (slug: string) => boolean;
/** The slug of a text: lower case, everything else than letters and digits as single hyphens, none at the ends (seed, routes). */
export declare const slugify: (text: string) => string;
