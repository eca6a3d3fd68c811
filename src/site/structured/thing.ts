import type { Site } from '#schemas/theme/site.ts';

/** A node of JSON-LD. */
export type Thing = Readonly<Record<string, unknown>>;

/** The page that is described. */
export interface Described {
  readonly site: Site;
  readonly url: string;
}

/** The name by which a site's other things point to the school or the product. */
export const organisationId = ({ url }: Site): string => `${url}/#organisation`;

/** An address of this site as a whole one; others as they are. */
export const absolute = (href: string, { url }: Site): string => (href.startsWith('/') ? `${url}${href}` : href);

/** Without the properties that have no value. */
export const compact = (thing: Thing): Thing =>
  Object.fromEntries(Object.entries(thing).filter(([, value]) => value !== undefined && value !== ''));

/** A list of objects, whatever was given. */
export const itemsOf = <T>(value: unknown): readonly T[] => (Array.isArray(value) ? (value as T[]) : []);

/** An address of several lines as one. */
export const oneLine = (address: string | undefined): string | undefined =>
  address
    ?.split('\n')
    .map((line) => line.trim().replace(/,$/, ''))
    .filter(Boolean)
    .join(', ');
