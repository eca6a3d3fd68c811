import type { ReactNode } from 'react';

export interface MenuAction {
  readonly label: string;
  readonly icon?: ReactNode;
  readonly isDanger?: boolean;
  readonly disabled?: boolean;
  readonly run: () => void;
}

export interface ActionMenuProps {
  /** What the button is called; its face may be a sign. */
  readonly label: string;
  readonly face: ReactNode;
  readonly heading?: string;
  readonly note?: string;
  readonly actions: readonly MenuAction[];
}
