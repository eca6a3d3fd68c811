import type { ReactNode } from 'react';
import { Dialog } from './Dialog.tsx';
import { LoadFailed } from './LoadFailed.tsx';
import { Skeleton } from './Skeleton.tsx';

interface Props<Data> {
  readonly title: string;
  readonly answer: {
    readonly data: Data | undefined;
    readonly isError: boolean;
    readonly refetch: () => unknown;
  };
  /** Said where it could not be loaded. */
  readonly failed: string;
  readonly onClose: () => void;
  readonly children: (data: Data) => ReactNode;
}

/** A dialog about something that is read first: it is loading, could not be loaded, or is there. */
export const LoadedDialog = <Data,>({ title, answer, failed, onClose, children }: Props<Data>) => {
  const { data, isError, refetch } = answer;
  const waiting = isError ? <LoadFailed text={failed} onRetry={refetch} /> : <Skeleton rows={3} />;
  return (
    <Dialog title={title} onClose={onClose}>
      {data === undefined ? waiting : children(data)}
    </Dialog>
  );
};
