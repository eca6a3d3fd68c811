import type { MediaUpload } from '#schemas/api/media.ts';
import { notValid } from '#server/core/errors/refusals.ts';

/**
 * What each file is to be described by, `''` for decoration. Errors: `NOT_VALID` for each picture that has neither;
 * a document needs none.
 */
export const altTexts = (
  { alt, decorative }: Pick<MediaUpload, 'alt' | 'decorative'>,
  kinds: readonly ('picture' | 'document')[],
): string[] => {
  const texts = kinds.map((kind, at) => (decorative[at] || kind === 'document' ? '' : alt[at] || undefined));
  const missing = texts.flatMap((text, at) => (text === undefined ? [at] : []));
  if (missing.length === 0) return texts.map((text) => text ?? '');
  const problem = ['Please describe the picture, or mark it as decoration.'];
  throw notValid(Object.fromEntries(missing.map((at) => [`alt[${at}]`, problem])));
};
