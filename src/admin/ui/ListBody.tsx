import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Empty } from './Empty.tsx';
import { LoadFailed } from './LoadFailed.tsx';
import classes from './list-body.module.css';
import { Skeleton } from './Skeleton.tsx';

/** Said where filters leave nothing, with the way back to everything. */
export interface NoMatch {
  readonly text: string;
  readonly showAll: string;
  readonly onShowAll: () => void;
}

interface Props<Row> {
  readonly list: {
    readonly data: readonly Row[] | undefined;
    readonly isError: boolean;
    readonly refetch: () => unknown;
    /** How many rows there are on all pages. */
    readonly total?: number;
  };
  /** Said where it could not be loaded. */
  readonly failed: string;
  /** What stands where there is nothing: a sentence, or more than that. */
  readonly none: ReactNode;
  /** Only where something is filtered. */
  readonly noMatch?: NoMatch | undefined;
  /** How many rows it is likely to have. */
  readonly likely?: number;
  readonly children: (rows: readonly Row[]) => ReactNode;
}

/** The place of a list: it is loading, could not be loaded, has nothing, nothing that fits, or its rows. */
export const ListBody = <Row,>({ list, failed, none, noMatch, likely = 8, children }: Props<Row>) => {
  const { data, isError, refetch, total = 0 } = list;
  if (isError && !data) return <LoadFailed text={failed} onRetry={refetch} />;
  // A page that was emptied is no list that has nothing: `Pager` goes to the last one that has rows.
  if (!data || (data.length === 0 && total > 0)) return <Skeleton rows={likely} />;
  if (data.length > 0) return children(data);
  if (noMatch)
    return (
      <p className={classes.note}>
        {noMatch.text}{' '}
        <Button look="quiet" size="compact" onClick={noMatch.onShowAll}>
          {noMatch.showAll}
        </Button>
      </p>
    );
  return typeof none === 'string' ? <Empty text={none} /> : none;
};
