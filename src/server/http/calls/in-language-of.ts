import { firstLanguage, translation } from '#server/core/errors/translate.ts';
import type { CallContext } from './handle.ts';

/** Says a text in the language of the caller, or as it is where there are no words for it. */
export const inLanguageOf = ({ header }: Pick<CallContext, 'header'>): ((text: string) => string) => {
  const translate = translation(firstLanguage(header('accept-language')));
  return (text) => translate?.(text) ?? text;
};
