import type { Area } from '#schemas/access/matrix.ts';
import { type MenuGroup, menuGroups, type ScreenEntry } from '../screens/define-screen.ts';
import { isHinted } from '../session/hint.ts';

/** Whether somebody may open a screen: the server's word, and the hint's where that knows less. */
export const mayOpen = ({ area }: Pick<ScreenEntry, 'area'>, granted: readonly Area[]): boolean =>
  area === undefined || (granted.includes(area) && isHinted(area));

/** The screens that somebody may open, by the heading they are under; what one may not open is absent. */
export const menuOf = (
  screens: readonly ScreenEntry[],
  granted: readonly Area[],
): readonly { readonly group: MenuGroup; readonly screens: readonly ScreenEntry[] }[] =>
  menuGroups
    .map((group) => ({
      group,
      screens: screens.filter((screen) => screen.group === group && mayOpen(screen, granted)),
    }))
    .filter((part) => part.screens.length > 0);
