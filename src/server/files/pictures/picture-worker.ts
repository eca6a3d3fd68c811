import { serveWork } from '#server/core/processes/serve-work.ts';
import type { PictureOperations } from './picture-process.ts';

// The program of the picture process: everything that decodes or encodes pictures.

await serveWork(async (): Promise<PictureOperations> => {
  const { inspectPicture } = await import('./decode.ts');
  const { copyPicture, encodeAvif, encodePicture } = await import('./encode.ts');
  return {
    inspectPicture,
    encodePicture,
    copyPicture,
    encodeAvif,
    // Fonts are read only where there is text to draw.
    drawCard: async (drawing) => (await import('../drawing/draw.ts')).drawCard(drawing),
    drawIcon: async (drawing) => (await import('../drawing/draw.ts')).drawIcon(drawing),
  };
});
