import { Suspense } from 'react';
import { part } from '../ui/part.tsx';
import type { PictureDialogProps } from './PictureDialog.tsx';

const PictureDialog = part(async () => (await import('./PictureDialog.tsx')).PictureDialog);

/** The library's pictures, to choose one; loaded once somebody wants to. */
export const PicturePicker = (props: PictureDialogProps) => (
  <Suspense>
    <PictureDialog {...props} />
  </Suspense>
);
