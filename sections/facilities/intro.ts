import type { SectionEnv } from '#engine/section.ts';
import { inLanguage } from '../shared/in-language.ts';
import type { Bindings, Settings } from './schema.ts';

/** What stands over the facilities: what the school has written, else what the theme says. */
export const introOf = (
  { heading, text, intro }: Settings & Pick<Bindings, 'intro'> & { readonly text?: string | undefined },
  env: Pick<SectionEnv, 'locale' | 'contentLocale'>,
) => {
  const own = inLanguage(env, intro);
  return {
    heading: intro?.heading ?? heading,
    headingLanguage: intro?.heading === undefined ? {} : own,
    text: intro?.description ?? text,
    textLanguage: intro?.description === undefined ? {} : own,
  };
};
