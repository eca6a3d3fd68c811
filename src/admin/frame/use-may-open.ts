import type { ScreenEntry } from '../screens/define-screen.ts';
import { useStart } from '../session/start.ts';
import { useWriteScope } from '../session/use-may-write.ts';

/** Whether somebody may open a screen, by the areas that are shown to them; one that only writes, by what they may change. */
export const useMayOpen = (): ((screen: Pick<ScreenEntry, 'area' | 'onlyWrites'>) => boolean) => {
  const { shown } = useStart();
  const scopeOf = useWriteScope();
  return ({ area, onlyWrites = false }) =>
    area === undefined || (shown.includes(area) && (!onlyWrites || scopeOf(area) !== undefined));
};
