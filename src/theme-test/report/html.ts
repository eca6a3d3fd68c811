import { escapeHtml } from '#shared/escape-html.ts';

/** HTML that is already safe. */
export interface Html {
  readonly html: string;
}

type Value = Html | string | number | false | undefined | readonly Html[];

/** A template whose values are escaped, but for those that are HTML themselves; nothing for what is not there. */
export const html = (strings: TemplateStringsArray, ...values: readonly Value[]): Html => ({
  html: strings.reduce((text, part, at) => text + textOf(values[at - 1]) + part),
});

const textOf = (value: Value): string => {
  if (value === undefined || value === false) return '';
  if (typeof value === 'string' || typeof value === 'number') return escapeHtml(String(value));
  return 'html' in value ? value.html : value.map((one) => one.html).join('');
};
