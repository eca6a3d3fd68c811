import { constants, setPriority } from 'node:os';
import type { PictureAnswer, PictureOperations, PictureRequest } from './picture-messages.ts';
import { packError } from './picture-messages.ts';

// The picture process: everything that decodes or encodes pictures, started and ended by picture-process.ts.

// If the server is gone, nobody needs an answer. A clean exit would first wait for the encoder's threads.
const end = () => process.kill(process.pid, 'SIGKILL');
process.on('disconnect', end);
// These reach a whole group of processes at once (Ctrl-C, a service's stop); when this one ends is the server's to say.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);

// Pages are served before pictures are encoded.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

// Loaded only now, so that the lines above hold from the start.
const { inspectPicture } = await import('./decode.ts');
const { copyPicture, encodeAvif, encodePicture } = await import('./encode.ts');
const operations: PictureOperations = {
  inspectPicture,
  encodePicture,
  copyPicture,
  encodeAvif,
  // Fonts are read only where there is text to draw.
  drawCard: async (drawing) => (await import('../drawing/draw.ts')).drawCard(drawing),
  drawIcon: async (drawing) => (await import('../drawing/draw.ts')).drawIcon(drawing),
};

const answer = async ({ id, op, args }: PictureRequest): Promise<PictureAnswer> => {
  const run = operations[op] as (...args: readonly unknown[]) => Promise<unknown>;
  try {
    return { id, value: await run(...args) };
  } catch (error) {
    return { id, error: packError(error) };
  }
};

process.on('message', async (request: PictureRequest) => {
  const answered = await answer(request);
  if (process.connected) process.send?.(answered);
});
if (!process.connected) end();
