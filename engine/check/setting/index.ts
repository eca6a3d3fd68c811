import { describeLook } from '../describe-look.ts';
import { type CheckContext, defineRule, type PlacedSection } from '../rule.ts';

export const setting = defineRule({
  meta: {
    id: 'THM024',
    name: 'setting',
    title: 'Every setting is one that its section or theme has, and texts are named, not written.',
    severity: 'error',
    docs: 'docs/rules/THM024.md',
    ignorable: false,
  },
  check(context) {
    for (const { sections } of context.templates) for (const placed of sections) checkSection(placed, context);
    checkPresets(context);
  },
});

const checkSection = ({ section, path, registered, settings }: PlacedSection, { report }: CheckContext): void => {
  if (!registered || !settings) return;
  const { settingKeys, bindingKeys } = registered;
  for (const key of settings.unknown) {
    report({
      path: [...path, 'settings', key],
      at: 'key',
      message: bindingKeys.includes(key)
        ? `"${key}" of "${section.type}" is bound to data, not set.`
        : `${describeLook(section)} has no setting "${key}".`,
      expected: settingKeys.join(', ') || 'no settings',
      actual: key,
      candidates: settingKeys,
      word: key,
    });
  }
  for (const { value, path: place } of settings.misplaced.filter(({ kind }) => kind === 'text')) {
    report({
      path: place,
      message: 'Text that a visitor reads is written as { "t": "key" } and stands in locales.strings.',
      expected: '{ "t": "…" }',
      actual: JSON.stringify(value),
    });
  }
};

const checkPresets = ({ theme: { presets = {}, settings = [] }, report }: CheckContext): void => {
  const ids = settings.map(({ id }) => id);
  for (const [name, preset] of Object.entries(presets)) {
    for (const id of Object.keys(preset.settings ?? {})) {
      if (ids.includes(id)) continue;
      report({
        path: ['presets', name, 'settings', id],
        at: 'key',
        message: `This theme has no setting "${id}".`,
        expected: ids.join(', ') || 'no settings',
        actual: id,
        candidates: ids,
        word: id,
      });
    }
  }
};
