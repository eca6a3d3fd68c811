import type { Problem } from '#engine/index.ts';
import { WorkProcess } from '#server/core/processes/work-process.ts';

interface ThemeText {
  /** As findings name it. */
  readonly file: string;
  readonly text: string;
  /** The product's own address, where the rules are explained. */
  readonly baseUrl: string;
}

interface ThemeFindings {
  /** Whether there is no error among the findings. */
  readonly isSound: boolean;
  readonly findings: readonly Problem[];
}

/** What the process for themes does. */
export type ThemeOperations = { readonly check: (theme: ThemeText) => Promise<ThemeFindings> };

const themes = new WorkProcess<ThemeOperations>({
  program: { name: 'theme-worker', beside: import.meta.url },
  noun: 'a theme',
  requestMs: 60_000,
});

/** All layers of the check and the proofs, in a process of their own. Errors: `WORK_LOST`. */
export const checkThemeApart = (theme: ThemeText): Promise<ThemeFindings> => themes.run('check', [theme]);
