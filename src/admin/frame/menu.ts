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
  screens.some(({ path, to = path }) => to.startsWith(`${address}/`));
