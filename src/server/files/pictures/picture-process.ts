import { createSemaphore } from '#server/core/concurrency/semaphore.ts';
import { WorkProcess, type WorkProcessOptions } from '#server/core/processes/work-process.ts';
import { AppError } from '#shared/errors/app-error.ts';
import type { CardDrawing, drawCard as drawCardHere, drawIcon as drawIconHere, IconDrawing } from '../drawing/draw.ts';
import type { DecodeOptions, inspectPicture as inspectHere, PictureFacts } from './decode.ts';
import type {
  copyPicture as copyHere,
  EncodedPicture,
  EncodedVariant,
  EncodeOptions,
  encodeAvif as encodeAvifHere,
  encodePicture as encodeHere,
  PictureCopy,
} from './encode.ts';
import { checkPictureBytes } from './picture-limits.ts';
import { detectPictureType } from './picture-type.ts';

/** What the picture process does. */
export type PictureOperations = {
  readonly inspectPicture: typeof inspectHere;
  readonly encodePicture: typeof encodeHere;
  readonly copyPicture: typeof copyHere;
  readonly encodeAvif: typeof encodeAvifHere;
  readonly drawCard: typeof drawCardHere;
  readonly drawIcon: typeof drawIconHere;
};

/**
 * The process that pictures are decoded and encoded in: libvips never enters the server's memory, which its allocations
 * would fragment for good, and a hostile picture that breaks the decoder breaks only this process.
 */
export const createPictureProcess = (
  options: Pick<WorkProcessOptions, 'idleMs' | 'requestMs'> = {},
): WorkProcess<PictureOperations> =>
  new WorkProcess({
    program: { name: 'picture-worker', beside: import.meta.url },
    lost: (reason) => new AppError('PICTURE_PROCESS', { reason }),
    noun: 'a picture',
    ...options,
  });

const pictures = createPictureProcess();

/** A HEIC file of many parts can be small and slow, and nothing else is worked on meanwhile. */
const heicMs = 30_000;

/** A large picture takes 100 MB while it is worked on: at most two at once, the others wait. */
const limited = createSemaphore(2);

/** As `decode.ts` has it, in the picture process. */
export const inspectPicture = async (input: Buffer, options: DecodeOptions = {}): Promise<PictureFacts> => {
  const maxMs = checkPicture(input, options);
  return pictures.run('inspectPicture', [input, options], maxMs);
};

/** As `encode.ts` has it, in the picture process. */
export const encodePicture = async (input: Buffer, options: EncodeOptions = {}): Promise<EncodedPicture> => {
  const maxMs = checkPicture(input, options);
  return limited(() => pictures.run('encodePicture', [input, options], maxMs));
};

/** As `encode.ts` has it, in the picture process. */
export const copyPicture = async (input: Buffer, options: DecodeOptions = {}): Promise<PictureCopy> => {
  const maxMs = checkPicture(input, options);
  return limited(() => pictures.run('copyPicture', [input, options], maxMs));
};

/** As `encode.ts` has it, in the picture process. */
export const encodeAvif = async (input: Buffer, widths: readonly number[]): Promise<EncodedVariant[]> =>
  pictures.run('encodeAvif', [input, widths]);

/** As `drawing/draw.ts` has it, in the picture process. */
export const drawCard = async (drawing: CardDrawing): Promise<Buffer> =>
  bytes(await limited(() => pictures.run('drawCard', [drawing])));

/** As `drawing/draw.ts` has it, in the picture process. */
export const drawIcon = async (drawing: IconDrawing): Promise<Buffer> =>
  bytes(await limited(() => pictures.run('drawIcon', [drawing])));

/** A buffer comes over the channel as plain bytes. */
const bytes = (data: Uint8Array): Buffer => Buffer.from(data.buffer, data.byteOffset, data.byteLength);

/** What can be refused at a glance is never sent; how long the rest may take. */
const checkPicture = (input: Buffer, { maxBytes }: DecodeOptions): number | undefined => {
  const type = detectPictureType(input);
  checkPictureBytes(input.length, maxBytes);
  return type === 'heic' ? heicMs : undefined;
};
