import { useState } from 'react';
import { type ContrastFinding, contrastFindings } from '#engine/record/contrast-findings.ts';
import type { ThemeChoices } from '#schemas/api/theme-settings.ts';
import { pageStyle } from '#schemas/theme/page-style.ts';
import type { PageMaker } from './page-maker.ts';
import type { Choices } from './use-choices.ts';

type Judge = Pick<PageMaker, 'theme' | 'manifests'>;

/** The colours of a school with which some choices leave a text that cannot be read. */
const weakColours = ({ theme, manifests }: Judge, choices: ThemeChoices): readonly ContrastFinding[] =>
  contrastFindings(theme, { ...choices, sections: manifests, page: pageStyle });

export interface Attempt {
  /** What a panel shows: what is chosen, or was tried and is not used. */
  readonly value: ThemeChoices;
  /** Why what was tried is not used; none where nothing was. */
  readonly findings: readonly ContrastFinding[];
  choose(next: (value: ThemeChoices) => ThemeChoices): void;
  /** Goes back to what is chosen. */
  drop(): void;
}

/** Choices that are seen before they are used: what leaves a text that cannot be read waits for another colour. */
export const useAttempt = (maker: Judge, choices: Pick<Choices, 'value' | 'change'>): Attempt => {
  const [tried, setTried] = useState<Pick<Attempt, 'value' | 'findings'> & { readonly over: ThemeChoices }>();
  // What was chosen since, or taken back, is something else.
  const open = tried?.over === choices.value ? tried : undefined;
  const value = open?.value ?? choices.value;
  return {
    value,
    findings: open?.findings ?? [],
    choose(make) {
      const next = make(value);
      const findings = weakColours(maker, next);
      if (findings.length > 0) {
        setTried({ over: choices.value, value: next, findings });
        return;
      }
      setTried(undefined);
      choices.change(() => next);
    },
    drop: () => setTried(undefined),
  };
};
