const maxLength = 1000;
/** A placeholder for the host that a path is read on. */
const here = 'http://here.invalid';

/**
 * The path that a sign-in goes on to: one of this same site, with its query, in the form of a Location header. `/` for
 * anything else, such as an address elsewhere disguised as a path.
 */
export const nextPath = (requested: string | undefined): string => {
  if (requested === undefined || requested.length > maxLength) return '/';
  // Browsers drop tabs and line breaks in an address, which has no white space at all, and read `\` as `/`.
  if (!/^\/(?!\/)/.test(requested) || /[\\\s\p{Cc}\p{Cs}]/u.test(requested) || !URL.canParse(requested, here))
    return '/';
  const { origin, pathname, search, hash } = new URL(requested, here);
  return origin === here && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : '/';
};
