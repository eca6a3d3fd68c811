import { jsonText } from '../json-text.ts';
import type { CheckedTheme, CheckFormat } from './checked-theme.ts';

/** `{ ok, theme, findings }`; a list of them where several themes were named. */
export const jsonFormat: CheckFormat = (themes) => {
  const [first, ...others] = themes.map(reportOf);
  return jsonText(others.length > 0 ? [first, ...others] : first);
};

const reportOf = ({ ok, shown, findings }: CheckedTheme): object => ({ ok, theme: shown, findings });
