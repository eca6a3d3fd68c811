import { describe, expect, it } from 'vitest';
import { baseTheme, edited, takeMarks } from '../testing/base-theme.ts';
import { problemsOf } from '../testing/check.ts';
import { mistakes } from '../testing/mistakes.ts';

describe('a theme with one mistake', () => {
  it('has none to begin with', () => {
    expect(problemsOf(baseTheme)).toEqual([]);
  });

  it.each(mistakes)('$rule: $name', ({ rule, from, to, suggestion, says }) => {
    const { text, marks } = takeMarks(edited(from, to));
    expect(marks).toHaveLength(1);
    const problems = problemsOf(text);
    expect(problems.map((problem) => ({ rule: problem.rule, ...problem.start }))).toEqual([{ rule, ...marks[0] }]);
    expect(problems[0]?.file).toBe('themes/base/theme.json');
    expect(problems[0]?.severity).toBe('error');
    expect(problems[0]?.suggestion).toBe(suggestion);
    if (says) expect(problems[0]?.message).toContain(says);
  });
});
