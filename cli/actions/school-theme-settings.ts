import type { ThemeChoices } from '#schemas/api/theme-settings.ts';
import { themeSettingsCommandHandler } from '#server/domains/themes/index.ts';
import { wrongUsage } from '../errors.ts';
import { jsonText } from '../json-text.ts';
import { namedValue } from '../named-value.ts';
import { runHandler } from '../run-handler.ts';

interface Options {
  readonly theme?: string;
  /** A name; false for none, true or undefined where it is not spoken of. */
  readonly preset?: string | boolean;
  readonly set: readonly string[];
  readonly token: readonly string[];
  readonly look: readonly string[];
  readonly hide: readonly string[];
  readonly show: readonly string[];
  readonly reset: readonly string[];
  readonly order: readonly string[];
  readonly publish: boolean;
  readonly draft: boolean;
  readonly discard: boolean;
  readonly format: 'text' | 'json';
}

export const schoolThemeSettingsCommand = async (slug: string, options: Options): Promise<void> => {
  const { theme, preset, set, token, look, hide, show, reset, order, publish, draft, discard } = options;
  if (theme !== undefined && !/^\d{1,9}$/.test(theme))
    throw wrongUsage(`The theme is named by its id, not "${theme}".`, 'See the ids with: schoolyard theme list');
  if ([publish, draft, discard].filter(Boolean).length > 1)
    throw wrongUsage('A draft is either published, kept or thrown away.', 'Give one of --publish, --draft, --discard.');
  const isEdit =
    [set, token, look, hide, show, reset, order].some(({ length }) => length > 0) || typeof preset === 'string';
  if (discard && (isEdit || preset === false))
    throw wrongUsage('What is changed would be thrown away with the draft.', 'Leave --discard out, or the changes.');
  const result = await runHandler(themeSettingsCommandHandler, {
    slug,
    ...(theme === undefined ? {} : { themeId: Number(theme) }),
    ...(typeof preset === 'string' ? { preset } : preset === false ? { preset: null } : {}),
    set: set.map((text) => namedValue('--set', text)),
    tokens: token.map((text) => namedValue('--token', text)),
    looks: look.map((text) => namedValue('--look', text)),
    hide: [...hide],
    show: [...show],
    reset: [...reset],
    order: order.map((text) => {
      const { name, value } = namedValue('--order', text);
      return { template: name, sections: value.split(',').filter(Boolean) };
    }),
    draft: publish ? 'publish' : discard ? 'discard' : 'keep',
  });
  if (options.format === 'json') {
    process.stdout.write(jsonText(result));
    return;
  }
  const used = result.inUse ? 'in use' : 'not in use';
  const lines = [
    `${result.slug}, theme ${result.themeId} (${used})`,
    'Live:',
    ...choiceLines(result.live),
    ...(result.draft ? ['Draft:', ...choiceLines(result.draft)] : ['There is no draft.']),
    ...result.lost.map(({ field, message }) => `Not taken: ${field}: ${message}`),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
};

const choiceLines = ({ preset, settings, tokens, overrides, order = {} }: ThemeChoices): readonly string[] => {
  const lines = [
    ...(preset === null ? [] : [`  preset ${preset}`]),
    ...Object.entries({ ...settings, ...tokens }).map(([name, value]) => `  ${name} = ${String(value)}`),
    ...Object.entries(overrides).flatMap(([key, { hidden = false, look, settings: own = {}, translations = {} }]) => [
      ...(hidden ? [`  ${key} is hidden`] : []),
      ...(look === undefined ? [] : [`  ${key} has the look ${look}`]),
      ...Object.entries(own).map(([name, value]) => `  ${key}.${name} = ${JSON.stringify(value)}`),
      ...Object.entries(translations).flatMap(([locale, words]) =>
        Object.entries(words).map(([name, text]) => `  ${key}.${name}@${locale} = ${JSON.stringify(text)}`),
      ),
    ]),
    ...Object.entries(order).map(([template, ids]) => `  ${template}: ${ids.join(', ')}`),
  ];
  return lines.length > 0 ? lines : ['  all as the theme has it'];
};
