import { type PageRole, pageRoleNames, pageRoles } from '#schemas/theme/page-roles.ts';
import type { Theme } from '#schemas/theme/theme.ts';
import { segmentsOf } from './routes.ts';

/** The routes of a theme's pages by their role. */
export type PagesByRole = Readonly<Partial<Record<PageRole, string>>>;

const shapeOf = (route: string): string =>
  segmentsOf(route)
    .map((segment) => (segment.startsWith(':') ? ':' : segment))
    .join('/');

/** Whether a role's page is one of many, told apart by the one param of its route. */
export const takesParam = (role: PageRole): boolean => pageRoles[role].address.endsWith(':');

/** Of several pages with a role the first one counts; of none, the page at the role's usual address. */
export const pagesByRole = ({ templates }: Pick<Theme, 'templates'>): PagesByRole => {
  const pages = Object.values(templates).flatMap(({ route, role }) => (route === undefined ? [] : [{ route, role }]));
  return Object.fromEntries(
    pageRoleNames.flatMap((name) => {
      const page =
        pages.find(({ role }) => role === name) ??
        pages.find(({ role, route }) => role === undefined && shapeOf(route) === shapeOf(pageRoles[name].address));
      return page ? [[name, page.route]] : [];
    }),
  );
};
