import type { ReactNode } from 'react';
import { isGone } from '../calls/call-error.ts';
import { LoadFailed } from './LoadFailed.tsx';
import { Panel } from './Panel.tsx';
import { Skeleton } from './Skeleton.tsx';

interface Props<Data> {
  /** The title until it is there. */
  readonly title: string;
  /** The title where there is none such. */
  readonly gone?: string;
  /** Said where it could not be loaded. */
  readonly failed: string;
  /** How many lines stand in its place meanwhile. */
  readonly rows?: number;
  readonly answer: {
    readonly data: Data | undefined;
    readonly error: Error | null;
    readonly refetch: () => unknown;
  };
  /** Whether it is the one that is open: what was shown before is another's until this one's is there. */
  readonly isOpen?: (data: Data) => boolean;
  readonly onClose: () => void;
  /** The panel of what is there. */
  readonly children: (data: Data) => ReactNode;
}

/** A panel about something that is read first: it is loading, is gone, could not be loaded, or is there. */
export const LoadedPanel = <Data,>(props: Props<Data>) => {
  const { title, gone, failed, rows = 6, answer, isOpen = () => true, onClose, children } = props;
  const { data, error, refetch } = answer;
  const isNone = gone !== undefined && isGone(error);
  if (data !== undefined && !isNone && isOpen(data)) return children(data);
  return (
    <Panel title={isNone ? gone : title} onClose={onClose}>
      {!isNone && (error ? <LoadFailed text={failed} onRetry={refetch} /> : <Skeleton rows={rows} />)}
    </Panel>
  );
};
