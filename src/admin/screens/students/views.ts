import { viewParts } from './use-place.ts';

/** A list as somebody has kept it: its name, and its address without the page. */
export interface View {
  readonly name: string;
  readonly search: string;
}

/** So many have room beside each other. */
export const maxViews = 20;
export const maxViewName = 40;

/** What of an address a view keeps, always in one order. A keyword is a child's name, which no device keeps. */
export const viewSearch = (parts: Readonly<Partial<Record<(typeof viewParts)[number], string>>>): string =>
  new URLSearchParams(
    viewParts.flatMap((part) => (parts[part] && part !== 'keyword' ? [[part, parts[part]]] : [])),
  ).toString();

/** Whether two names of views are one for who reads them. */
export const isSameName = (one: string, other: string): boolean =>
  one.trim().toLocaleLowerCase('und') === other.trim().toLocaleLowerCase('und');

/** The views with one more: it takes the place of one with its name. */
export const withView = (views: readonly View[], view: View): readonly View[] =>
  views.some(({ name }) => isSameName(name, view.name))
    ? views.map((one) => (isSameName(one.name, view.name) ? view : one))
    : [...views, view];

const isView = (value: unknown): value is View =>
  typeof value === 'object' &&
  value !== null &&
  ['name', 'search'].every((key) => typeof (value as Readonly<Record<string, unknown>>)[key] === 'string');

/** Views as the device has them; none where that is not ours. */
export const readViews = (text: string | null): readonly View[] => {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter(isView).slice(0, maxViews) : [];
  } catch (error) {
    if (error instanceof SyntaxError) return [];
    throw error;
  }
};
