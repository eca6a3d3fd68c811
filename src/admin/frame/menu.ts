import { audienceOf, type OfficeStart } from '#schemas/office.ts';
import { type MenuGroup, menuGroups, type ScreenEntry } from '../screens/define-screen.ts';

type Role = OfficeStart['user']['role'];

/** Whether a screen is for somebody of this role: families have screens of their own, whose are also
 * those of who works here and has a child at the school, and operators. */
export const isForRole = ({ isFor }: Pick<ScreenEntry, 'isFor'>, role: Role, hasChildren = false): boolean =>
  isFor === undefined || isFor === audienceOf(role) || (isFor === 'families' && hasChildren);

/** The screens that somebody may open, by the heading they are under; what one may not open is absent. */
export const menuOf = (
  screens: readonly ScreenEntry[],
  mayOpen: (screen: ScreenEntry) => boolean,
): readonly { readonly group: MenuGroup; readonly screens: readonly ScreenEntry[] }[] =>
  menuGroups
    .map((group) => ({
      group,
      screens: screens.filter((screen) => screen.group === group && mayOpen(screen)),
    }))
    .filter((part) => part.screens.length > 0);

/** Whether other screens stand below an address: it is the current one only by itself. */
export const isAbove = (screens: readonly Pick<ScreenEntry, 'path' | 'to'>[], address: string): boolean =>
  screens.some((screen) => isBelow({ path: address }, screen));

/** Whether the address of a screen is below that of another. */
const isBelow = (
  { path: above, to: aboveTo = above }: Pick<ScreenEntry, 'path' | 'to'>,
  { path, to = path }: Pick<ScreenEntry, 'path' | 'to'>,
): boolean => to.startsWith(`${aboveTo}/`);

/** Under which of these links a screen is: its own, the one whose address it is below, or that of the website, of which
 * all of its group are. */
export const markedOf = (links: readonly ScreenEntry[], shown: ScreenEntry | undefined): ScreenEntry | undefined =>
  shown &&
  (links.find(({ path }) => path === shown.path) ??
    // Below the first screen are all the others.
    links.find((link) => link.group !== 'today' && isBelow(link, shown)) ??
    links.find(({ group }) => group === 'website' && group === shown.group));
