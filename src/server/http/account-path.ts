import { accountPages } from '../operations/account/links.ts';

const paths: ReadonlySet<string> = new Set(Object.values(accountPages));

/**
 * The path of the account's page that a request's address leads to, whatever its case, slashes and percent signs;
 * undefined where it leads elsewhere.
 */
export const accountPathOf = (url: string): string | undefined => {
  const raw = url.split('?', 1)[0] ?? '';
  if (paths.has(raw)) return raw;
  if (!/login|%/i.test(raw)) return undefined;
  try {
    const path = `/${decodeURIComponent(raw).toLowerCase().split('/').filter(Boolean).join('/')}`;
    return paths.has(path) ? path : undefined;
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
};
