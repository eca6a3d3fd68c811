import type { SiteRecord } from '#schemas/theme/site-record.ts';
import type { PageStyle, SectionManifest } from '../section.ts';
import type { CompiledTheme } from '../theme.ts';
import { contrastFindings } from './contrast-findings.ts';
import { currentName } from './current-name.ts';
import type { Dangling } from './dangling.ts';
import type { ResolveRecord } from './resolve-record.ts';

/** A choice of a school that a theme breaks: it means nothing there, or leaves a text without enough contrast. */
// A type alias: an interface is not assignable to an index signature.
export type Loss = Omit<Dangling, 'kind'> & {
  readonly kind: Dangling['kind'] | 'contrast';
  /** Whether it was already broken in the theme before. */
  readonly already: boolean;
};

export interface LossFinderOptions {
  readonly resolveRecord: ResolveRecord;
  readonly sections: readonly SectionManifest[];
  readonly page: PageStyle;
}

/** The choices in a school's record that a theme breaks. Without a theme before, all of them are new. */
export type FindLosses = (
  record: SiteRecord,
  theme: CompiledTheme,
  before: CompiledTheme | undefined,
) => readonly Loss[];

export const createLossFinder = ({ resolveRecord, sections, page }: LossFinderOptions): FindLosses => {
  const lossesIn = (theme: CompiledTheme, record: SiteRecord): readonly Omit<Loss, 'already'>[] => {
    const resolved = resolveRecord(theme, record);
    const { preset = null, tokens = {}, overrides = {} } = resolved.record;
    const weak = contrastFindings(theme, { preset, tokens, overrides, sections, page });
    return [
      ...resolved.dangling,
      ...weak.map(({ token, text, on, ratio, min, nearest }) => ({
        kind: 'contrast' as const,
        name: token,
        message: `"${text}" on "${on}" has a contrast of ${ratio.toFixed(2)}, and ${min} is needed.${nearest ? ` The nearest colour that passes: ${nearest}.` : ''}`,
      })),
    ];
  };
  return (record, theme, before) => {
    const known = new Set(before && lossesIn(before, record).map((loss) => keyIn(theme, loss)));
    return lossesIn(theme, record).map((loss) => ({ ...loss, already: known.has(keyIn(theme, loss)) }));
  };
};

type Named = Pick<Loss, 'kind' | 'name'>;

/** Identifies a choice across the names of two versions: by its name in this theme. */
const keyIn = ({ renames }: CompiledTheme, { kind, name }: Named): string => {
  switch (kind) {
    case 'setting':
      return `${kind} ${currentName(renames.settings, name)}`;
    case 'token':
    case 'contrast':
      return `${kind} ${currentName(renames.tokens, name)}`;
    case 'section':
    case 'section look':
    case 'order':
      return `${kind} ${currentName(renames.sections, name)}`;
    case 'section setting': {
      const dot = name.indexOf('.');
      return `${kind} ${currentName(renames.sections, name.slice(0, dot))}${name.slice(dot)}`;
    }
    case 'preset':
      return `${kind} ${name}`;
  }
};
