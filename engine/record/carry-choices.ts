import type { SiteRecord } from '#schemas/theme/site-record.ts';
import type { CompiledTheme } from '../theme.ts';
import { followKinds } from './follow-kinds.ts';
import { createLossFinder, type Loss, type LossFinderOptions } from './losses.ts';

/** A school's choices for a theme that is new to it. */
export interface Carried {
  readonly record: SiteRecord;
  /** The choices that stay behind. */
  readonly lost: readonly Loss[];
}

/**
 * What goes along when a school takes a theme for the first time: the choices that the theme has by the same name, those
 * of sections by their kind too, and of its colours those that leave every text with enough contrast there. `before` is
 * the theme that the record is of; where it is not known, sections go by their names alone.
 */
export const createChoiceCarrier = (options: LossFinderOptions) => {
  const findLosses = createLossFinder(options);
  return (record: SiteRecord, theme: CompiledTheme, before?: CompiledTheme): Carried => {
    const { choices, dangling } = before ? followKinds(record, before, theme) : { choices: {}, dangling: [] };
    const given = { ...record, ...choices, themeId: theme.themeId, version: null };
    const isWeak = ({ kind }: Loss): boolean => kind === 'contrast';
    const lost: Loss[] = [
      ...dangling.map((loss) => ({ ...loss, already: false })),
      ...findLosses(given, theme, undefined),
    ];
    let { record: carried } = options.resolveRecord(theme, given);
    // Without one colour, another that was weak only beside it may pass, or the other way round.
    for (let weak = lost.filter(isWeak); weak.length > 0; weak = findLosses(carried, theme, undefined).filter(isWeak)) {
      const names = new Set(weak.map(({ name }) => name));
      const kept = Object.entries(carried.tokens ?? {}).filter(([name]) => !names.has(name));
      carried = { ...carried, tokens: Object.fromEntries(kept) };
      lost.push(...weak.filter((loss) => !lost.some(({ kind, name }) => kind === loss.kind && name === loss.name)));
    }
    return { record: carried, lost };
  };
};
