import { describeLook } from '../describe-look.ts';
import { type CheckContext, defineRule, type PlacedSection } from '../rule.ts';

export const bindingName = defineRule({
  meta: {
    id: 'THM025',
    name: 'binding-name',
    title: 'Every binding is of a prop that its section shows, and what must be bound is.',
    severity: 'error',
    docs: 'docs/rules/THM025.md',
    ignorable: false,
  },
  check(context) {
    for (const placed of context.templates.flatMap(({ sections }) => sections)) {
      const { section, registered } = placed;
      if (!registered) continue;
      const { bindingKeys, settingKeys } = registered;
      const isRight = (prop: string): boolean => bindingKeys.includes(prop) && !isTwice(prop, placed, settingKeys);
      const wrong = Object.keys(section.bindings ?? {}).filter((prop) => !isRight(prop));
      for (const prop of wrong) reportWrong(prop, placed, context);
      // A misspelled or misplaced prop is said once, where it stands; it is not missing as well.
      if (wrong.every((prop) => bindingKeys.includes(prop))) reportMissing(placed, context);
    }
  },
});

/** Whether a prop that could be either is set and bound. */
const isTwice = (prop: string, { section }: PlacedSection, settingKeys: readonly string[]): boolean =>
  settingKeys.includes(prop) && Object.hasOwn(section.settings ?? {}, prop);

const reportWrong = (prop: string, placed: PlacedSection, { report }: CheckContext): void => {
  const { section, path, registered } = placed;
  const { bindingKeys = [], settingKeys = [] } = registered ?? {};
  report({
    path: [...path, 'bindings', prop],
    at: 'key',
    message: isTwice(prop, placed, settingKeys)
      ? `"${prop}" stands in settings and in bindings.`
      : settingKeys.includes(prop)
        ? `"${prop}" of "${section.type}" is set, not bound to data.`
        : `${describeLook(section)} has no prop "${prop}" to bind.`,
    expected: bindingKeys.join(', ') || 'no bindings',
    actual: prop,
    candidates: bindingKeys.filter((key) => key !== prop),
    word: prop,
  });
};

/** All required props that are not bound are one finding. */
const reportMissing = ({ section, path, registered }: PlacedSection, { report }: CheckContext): void => {
  const { bindings = {}, settings = {} } = section;
  const missing = (registered?.requiredBindings ?? []).filter(
    (prop) => !Object.hasOwn(bindings, prop) && !Object.hasOwn(settings, prop),
  );
  if (missing.length === 0) return;
  report({
    path: section.bindings ? [...path, 'bindings'] : path,
    message: `${describeLook(section)} needs ${missing.map((prop) => `"${prop}"`).join(', ')} to be bound.`,
    expected: missing.join(', '),
    actual: Object.keys(bindings).join(', ') || 'no bindings',
  });
};
