import type { JSONSchema } from 'json-schema-to-ts';
import type { PageRole } from '#schemas/theme/page-roles.ts';
import type { SectionManifest } from '../section.ts';
import type { Path } from '../text/document.ts';
import type { PagesByRole } from './page-roles.ts';
import type { ShapeError } from './shape-errors.ts';

/** The settings that lead to the page with a role where a theme says nothing (`linkTo`), by name. */
export const rolesOfLinks = (settings: JSONSchema): ReadonlyMap<string, PageRole> => {
  const { properties = {} } = settings as { readonly properties?: Readonly<Record<string, { role?: PageRole }>> };
  return new Map(Object.entries(properties).flatMap(([name, { role }]) => (role === undefined ? [] : [[name, role]])));
};

/** Where those lead in a theme that has the pages. */
export const roleLinks = (settings: JSONSchema, pages: PagesByRole): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...rolesOfLinks(settings)].flatMap(([name, role]) => (pages[role] === undefined ? [] : [[name, pages[role]]])),
  );

/** An error of a section's settings at `place`; one that such a link is missing, in the words of pages. */
export const withRole = (error: ShapeError, place: Path, { type, settings }: SectionManifest): ShapeError => {
  const name = String(error.params.missingProperty);
  const role = rolesOfLinks(settings).get(name);
  if (error.keyword !== 'required' || error.path.length !== place.length || role === undefined) return error;
  const says =
    `"${type}" leads to the page with the role "${role}", and no page has it. ` +
    `Give one "role": "${role}", or set "${name}".`;
  return { ...error, says };
};
