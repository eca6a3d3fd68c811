import type { MediaUpload } from '../../../../schemas/api/media.ts';
import { notValid } from '../../errors/app-error.ts';

/** What each picture is to be described by, `''` for decoration. Errors: `NOT_VALID` for each that has neither. */
export const altTexts = ({ alt, decorative }: Pick<MediaUpload, 'alt' | 'decorative'>, count: number): string[] => {
  const texts = Array.from({ length: count }, (_, at) => (decorative[at] ? '' : alt[at] || undefined));
  const missing = texts.flatMap((text, at) => (text === undefined ? [at] : []));
  if (missing.length === 0) return texts.map((text) => text ?? '');
  const told = ['Please describe the picture, or mark it as decoration.'];
  throw notValid(Object.fromEntries(missing.map((at) => [`alt[${at}]`, told])));
};
