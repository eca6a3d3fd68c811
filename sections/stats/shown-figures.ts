import type { SectionEnv } from '#engine/section.ts';
import type { FigureItem } from '#schemas/sources/figures.ts';
import type { Figure } from '../shared/figures.tsx';
import { say } from '../shared/say.ts';

/** The figures that the school has entered, else those of its records, in the section's words. */
export const shownFigures = (
  env: SectionEnv,
  entered: readonly Figure[],
  records: readonly FigureItem[] = [],
): readonly Figure[] =>
  entered.length > 0
    ? entered
    : records.map((item) => ({
        value: figureText(item, env.locale),
        label: say(env, item.name, item.year === undefined ? {} : { year: item.year }),
      }));

const figureText = ({ name, value }: FigureItem, locale: string): string => {
  // Lakhs are grouped as in India also where a language is written for no country, or for another one.
  const digits = value.toLocaleString(new Intl.Locale(locale, { region: 'IN', numberingSystem: 'latn' }));
  return name.startsWith('passed') ? `${digits}%` : digits;
};
