import { formatProblem } from '../format-problem.ts';
import { plural } from '../show-value.ts';
import type { CheckedTheme, CheckFormat } from './checked-theme.ts';
import { formatFixed } from './fixed.ts';

/** For people: what was fixed, each finding with the lines around it, and a last line that counts. */
export const textFormat: CheckFormat = (themes) =>
  themes
    .map((theme) => {
      const findings = theme.findings.map((problem) => `${formatProblem(problem, theme.text)}\n\n`);
      return `${formatFixed(theme)}${findings.join('')}${summary(theme)}\n`;
    })
    .join('');

const summary = ({ shown, findings, ignored, fixed }: CheckedTheme): string => {
  const { length } = findings;
  const parts = [
    length === 0 ? 'no findings' : plural(length, 'finding'),
    ...(ignored > 0 ? [`${ignored} ignored`] : []),
    ...(fixed.length > 0 ? [`${fixed.length} fixed`] : []),
  ];
  return `${shown}: ${parts.join(', ')}`;
};
