import { lazy, Suspense } from 'react';
import type { PictureDialogProps } from './PictureDialog.tsx';

const PictureDialog = lazy(async () => ({ default: (await import('./PictureDialog.tsx')).PictureDialog }));

/** The library's pictures, to choose one; loaded once somebody wants to. */
export const PicturePicker = (props: PictureDialogProps) => (
  <Suspense>
    <PictureDialog {...props} />
  </Suspense>
);
