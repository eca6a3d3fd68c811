import type { ReactNode, SubmitEvent } from 'react';
import { useMayWriteHere } from './Deeds.tsx';
import { ReadingContext } from './reading.ts';

interface Props {
  readonly id?: string;
  readonly className?: string | undefined;
  readonly onSubmit: (event: SubmitEvent) => void;
  readonly children: ReactNode;
}

/** A form. Who may change nothing on the screen reads what its fields hold. */
export const EditForm = ({ id, className, onSubmit, children }: Props) =>
  useMayWriteHere() ? (
    <form id={id} className={className} onSubmit={onSubmit} noValidate>
      {children}
    </form>
  ) : (
    <ReadingContext value={true}>
      <div className={className}>{children}</div>
    </ReadingContext>
  );
