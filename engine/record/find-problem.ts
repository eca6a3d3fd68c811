import { fontFamilies, fontWeights } from '#schemas/theme/font-families.ts';
import type { CompiledTheme } from '../theme.ts';

type FindProblem = (theme: CompiledTheme, name: string, value: unknown) => string | undefined;

const settingProblem: FindProblem = (theme, name, value) => {
  if (!Object.hasOwn(theme.settings, name)) return `The theme has no setting "${name}".`;
  const wanted = typeof theme.settings[name];
  if (typeof value !== wanted) return `"${name}" is a ${wanted} in this theme, not ${JSON.stringify(value)}.`;
  const options = Object.hasOwn(theme.options, name) ? theme.options[name] : undefined;
  if (!options || options.includes(String(value))) return undefined;
  return `"${name}" takes ${options.map((option) => `"${option}"`).join(', ')}, not ${JSON.stringify(value)}.`;
};

const tokenProblem: FindProblem = (theme, name, value) => {
  const token = Object.hasOwn(theme.tokens, name) ? theme.tokens[name] : undefined;
  if (!token) return `The theme has no token "${name}".`;
  if (token.type === 'fontFamily') return fontProblem(name, value);
  if (token.type !== 'color') return `"${name}" is a ${token.type}: a school chooses colours and fonts only.`;
  return typeof value === 'string' && /^#[0-9A-Fa-f]{6}$/.test(value)
    ? undefined
    : `"${name}" takes a colour such as #AE3317, not ${JSON.stringify(value)}.`;
};

/** No text is set in letters that a font does not have: of the themes' weights, only headings do without the lightest. */
const fontProblem = (name: string, value: unknown): string | undefined => {
  const isText = name !== 'font.heading';
  const offered = fontFamilies.filter((family) => !isText || fontWeights[family][0] <= regular);
  return offered.some((family) => family === value)
    ? undefined
    : `"${name}" takes ${offered.map((family) => `"${family}"`).join(', ')}, not ${JSON.stringify(value)}.`;
};

const regular = 400;

/** Why a choice means nothing in a theme, or undefined if it does. */
export const choicesProblem = { setting: settingProblem, token: tokenProblem } as const;
