import { accountPages } from '#server/http/account-paths.ts';
import { accountWords } from './words.ts';

const paths: ReadonlySet<string> = new Set(Object.values(accountPages));

/**
 * The address of the account's page that a request's address leads to, whatever its case, slashes and percent signs;
 * undefined if it leads elsewhere. A language in front, as a site's own pages have it, becomes `?lang`.
 */
export const accountPathOf = (url: string): string | undefined => {
  const raw = url.split('?', 1)[0] ?? '';
  if (paths.has(raw)) return raw;
  if (!/login|%/i.test(raw)) return undefined;
  try {
    const segments = decodeURIComponent(raw).toLowerCase().split('/').filter(Boolean);
    // Which language needs no name is for the host's school to say.
    const words = accountWords(segments[0] ?? '', '');
    const isNamed = words.locale === segments[0];
    const path = `/${segments.slice(isNamed ? 1 : 0).join('/')}`;
    if (!paths.has(path)) return undefined;
    return isNamed ? words.to(path) : path;
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
};

export const isAccountPage = (url: string): boolean => accountPathOf(url) !== undefined;
