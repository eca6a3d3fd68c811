import { wrongField } from '#server/core/errors/refusals.ts';
import { hasCode } from '#shared/errors/app-error.ts';
import type { DocumentType } from '../documents/document-type.ts';
import { isPictureFault } from '../picture-fault.ts';
import { sizeText } from './quota.ts';

/** What a failure of reading a file means to who sent it: 422 at its field; anything else stays what it is. */
export const uploadError = (field: string, error: unknown): unknown => {
  // A picture that twice ends the process it is decoded in is taken to be at fault.
  if (hasCode(error, 'PICTURE_PROCESS'))
    return wrongField(field, 'The picture could not be read. Save a smaller copy of it, and try again.');
  return isPictureFault(error) ? wrongField(field, `${error.message} ${error.hint}`) : error;
};

/** Not mentioned: nobody needs to know of it, and the text stays as it is (docs/domain.md, Texts). */
const unnamed: readonly DocumentType[] = ['webp'];

/** The text for a file that is none of these types, or too large (docs/domain.md, Texts). */
export const acceptedText = (types: readonly DocumentType[], maxBytes: number): string => {
  const names = types.filter((type) => !unnamed.includes(type)).map((type) => type.toUpperCase());
  const list = names.length > 1 ? `${names.slice(0, -1).join(', ')} or ${names.at(-1)}` : names.join('');
  return `Use ${list} up to ${sizeText(maxBytes)}.`;
};
