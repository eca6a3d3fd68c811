import { useEffect, useRef } from 'react';
import type { Location } from 'react-router-dom';
import { holdLeaving } from './leave-guards.ts';
import { useUnloadWarning } from './use-unload-warning.ts';

interface Props {
  readonly isUnsaved: boolean;
  /** Whether it is saved without being asked for: who leaves waits for that, and is asked where it does not go well. */
  readonly savesItself?: boolean;
  /** The parts of the query that name what is open, where the path alone does not. */
  readonly param?: string | readonly string[];
  /** What the deed is called that saves and leaves, where saving is more than that. */
  readonly saveLabel?: string | undefined;
  /** Saves; whether it went well. */
  readonly onSave: () => Promise<boolean>;
}

/** Asks before somebody leaves a form with something that is not saved: for another screen, or for another site. */
export const LeaveGuard = (props: Props) => {
  const now = useRef(props);
  useEffect(() => {
    now.current = props;
  });
  const { isUnsaved, savesItself = false, saveLabel } = props;
  useUnloadWarning(isUnsaved);
  useEffect(() => {
    if (!isUnsaved) return undefined;
    return holdLeaving({
      savesItself,
      saveLabel,
      isLeft: (from, to) => placeOf(from, now.current.param) !== placeOf(to, now.current.param),
      save: () => now.current.onSave(),
    });
  }, [isUnsaved, savesItself, saveLabel]);
  return null;
};

const placeOf = ({ pathname, search }: Location, param: Props['param'] = []): string =>
  [pathname, ...[param].flat().map((name) => new URLSearchParams(search).get(name))].join(' ');
