import { publishPath } from '#schemas/office.ts';
import { Ball } from '../ui/Ball.tsx';
import classes from './menu.module.css';
import { useWaitingCount } from './use-waiting-count.ts';

/** The number beside a screen of the menu where work waits there. */
export const WaitingMark = ({ path }: { readonly path: string }) => {
  const count = useWaitingCount();
  if (path !== publishPath || !count) return null;
  return (
    <small className={classes.waiting}>
      <Ball />
      {count}
    </small>
  );
};
