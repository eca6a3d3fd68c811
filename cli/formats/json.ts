import type { CheckedTheme, CheckFormat } from './checked-theme.ts';

/** `{ ok, theme, findings }`; a list of them where several themes were named. */
export const jsonFormat: CheckFormat = (themes) => {
  const [first, ...others] = themes.map(reportOf);
  return `${JSON.stringify(others.length > 0 ? [first, ...others] : first, null, 2)}\n`;
};

const reportOf = ({ ok, shown, findings }: CheckedTheme): object => ({ ok, theme: shown, findings });
