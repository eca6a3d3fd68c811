import type { Param } from '#schemas/theme/theme.ts';
import type { CompiledTemplate } from '../theme.ts';
import { stateDay } from './source-classes.ts';

const texts = { slug: 'a-day-at-school', id: 'a1', date: stateDay, text: 'Green' } as const;

/** A value that a route param can have. */
export const baseParam = ({ type, format = 'id', minimum = -Infinity, maximum = Infinity }: Param): string | number =>
  type === 'string' ? texts[format] : Math.min(Math.max(1, minimum), maximum);

/** What a query key gives that is not in the address. */
export const baseQuery = ({ default: initial }: Param): string | number | undefined =>
  typeof initial === 'boolean' ? undefined : initial;

/** The path of a template with its params; for the page without a route, a path that no other page has. */
export const pathOf = ({ segments }: CompiledTemplate, params: Readonly<Record<string, string | number>>): string => {
  const parts = segments?.map((segment) => (segment.startsWith(':') ? String(params[segment.slice(1)]) : segment));
  return `/${(parts ?? ['no-such-page']).join('/')}`;
};
