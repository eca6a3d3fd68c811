import { type ReactNode, use } from 'react';
import classes from './page-head.module.css';
import { ScreenTitleContext } from './screen-title.ts';

interface Props {
  readonly title: ReactNode;
  readonly note?: ReactNode;
  /** Beside the title, such as its state. */
  readonly mark?: ReactNode;
  /** Above the title: the way back. */
  readonly back?: ReactNode;
  /** At the end: the deeds of the screen. */
  readonly children?: ReactNode;
}

/** The head of a screen: its one h1, a sentence, its deeds. */
export const PageHead = ({ title, note, mark, back, children }: Props) => {
  const isInBar = title === use(ScreenTitleContext);
  return (
    <div className={classes.head}>
      <div className={classes.said}>
        {back}
        <div className={classes.title}>
          <h1 data-in-bar={isInBar || undefined}>{title}</h1>
          {mark}
        </div>
        {note && <p>{note}</p>}
      </div>
      <div className={classes.actions}>{children}</div>
    </div>
  );
};
