import { currentName } from '../record/current-name.ts';
import type { CompiledTheme } from '../theme.ts';
import { type Change, changed, pair } from './change.ts';

/** What schools choose from: settings, presets and tokens. */
export const diffChoices = (a: CompiledTheme, b: CompiledTheme): readonly Change[] => [
  ...pair(settingsOf(a), settingsOf(b), {
    area: 'setting',
    nameIn: (id) => currentName(b.renames.settings, id),
    loses: true,
    show: ({ type }) => type,
    compare: (from, to, name) => [
      ...changed({ area: 'setting', name, what: 'type', loses: true }, from.type, to.type),
      ...changed({ area: 'setting', name, what: 'default' }, from.value, to.value),
      ...(from.type === 'select' && to.type === 'select' ? diffOptions(from.options, to.options, name) : []),
    ],
  }),
  ...pair(a.presets, b.presets, {
    area: 'preset',
    loses: true,
    compare: (from, to, name) => [
      ...changed({ area: 'preset', name, what: 'settings' }, from.settings, to.settings),
      ...changed({ area: 'preset', name, what: 'tokens' }, from.tokens, to.tokens),
    ],
  }),
  ...pair(a.tokens, b.tokens, {
    area: 'token',
    nameIn: (path) => currentName(b.renames.tokens, path),
    loses: true,
    show: ({ css }) => css,
    compare: (from, to, name) => [
      ...changed({ area: 'token', name, what: 'type', loses: true }, from.type, to.type),
      ...changed({ area: 'token', name, what: 'value' }, formatToken(from), formatToken(to)),
      ...changed({ area: 'token', name, what: 'contrast' }, from.contrast, to.contrast),
    ],
  }),
];

interface Setting {
  readonly type: string;
  readonly value: unknown;
  readonly options: readonly string[];
}

const settingsOf = ({ settings, options }: CompiledTheme): Readonly<Record<string, Setting>> =>
  Object.fromEntries(
    Object.entries(settings).map(([id, value]) => {
      const own = Object.hasOwn(options, id) ? options[id] : undefined;
      return [id, { type: own ? 'select' : typeof value, value, options: own ?? [] }];
    }),
  );

/** An option that is gone takes the choices of the schools that had it. */
const diffOptions = (from: readonly string[], to: readonly string[], name: string): readonly Change[] => [
  ...from
    .filter((option) => !to.includes(option))
    .flatMap((option) => changed({ area: 'setting', name, what: 'option removed', loses: true }, option, undefined)),
  ...to
    .filter((option) => !from.includes(option))
    .flatMap((option) => changed({ area: 'setting', name, what: 'option added' }, undefined, option)),
];

const formatToken = ({ css, alias }: CompiledTheme['tokens'][string]): string =>
  alias === undefined ? css : `{${alias}} ${css}`;
