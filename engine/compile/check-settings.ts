import type { Scalar, Theme, ThemeSetting } from '../../schemas/theme/theme.ts';
import { rules } from '../problem.ts';
import type { Path } from './document.ts';
import type { Report } from './report.ts';

/** Checks what a school may choose: the settings' own values, and those that the presets give. */
export const checkSettings = (theme: Theme, tokenNames: readonly string[], report: Report): void => {
  const settings = new Map<string, ThemeSetting>();
  for (const [i, setting] of (theme.settings ?? []).entries()) {
    const path = ['settings', i];
    if (settings.has(setting.id)) {
      report.add({
        rule: rules.duplicateId,
        path: [...path, 'id'],
        message: `Another setting has the id "${setting.id}".`,
      });
    } else settings.set(setting.id, setting);
    if (setting.type === 'select' && !setting.options) {
      report.add({
        rule: rules.missingKey,
        path,
        message: 'A setting of type "select" needs "options".',
        expected: '"options"',
      });
    } else if (setting.type !== 'select' && setting.options) {
      report.add({
        rule: rules.unknownKey,
        path: [...path, 'options'],
        at: 'key',
        message: `A setting of type "${setting.type}" has no options.`,
      });
    } else checkValue(setting, setting.default, [...path, 'default'], report);
  }
  for (const [name, preset] of Object.entries(theme.presets ?? {})) {
    for (const [id, value] of Object.entries(preset.settings ?? {})) {
      const path = ['presets', name, 'settings', id];
      const setting = settings.get(id);
      if (setting) checkValue(setting, value, path, report);
      else reportUnknown('setting', id, path, settings.keys(), report);
    }
    for (const id of Object.keys(preset.tokens ?? {})) {
      const path = ['presets', name, 'tokens', id];
      if (!tokenNames.includes(id)) reportUnknown('token', id, path, tokenNames, report);
    }
  }
};

const checkValue = ({ type, options = [] }: ThemeSetting, value: Scalar, path: Path, report: Report): void => {
  const actual = JSON.stringify(value);
  if (type !== 'select') {
    if (typeof value === type) return;
    report.add({ rule: rules.wrongType, path, message: `This setting is a ${type}.`, expected: type, actual });
  } else if (!options.includes(value as string)) {
    report.add({
      rule: rules.notAllowed,
      path,
      message: `${actual} is none of the options.`,
      expected: options.map((option) => JSON.stringify(option)).join(', '),
      actual,
      candidates: options,
      word: String(value),
    });
  }
};

const reportUnknown = (
  kind: 'setting' | 'token',
  id: string,
  path: Path,
  candidates: Iterable<string>,
  report: Report,
): void =>
  report.add({
    rule: rules[kind],
    path,
    at: 'key',
    message: `This theme has no ${kind} "${id}".`,
    actual: id,
    candidates,
    word: id,
  });
