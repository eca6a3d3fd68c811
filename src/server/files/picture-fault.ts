import { mediaErrors } from '#schemas/errors/media.ts';
import { type AppError, hasCode, isOfArea } from '#shared/errors/app-error.ts';

/** Whether the picture itself is at fault, rather than the machine, the disk or the database. */
export const isPictureFault = (error: unknown): error is AppError =>
  isOfArea(error, mediaErrors) && !hasCode(error, 'PICTURE_PROCESS', 'MEDIA_KEY');
