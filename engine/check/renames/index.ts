import type { Renames } from '#schemas/theme/theme.ts';
import { currentName } from '../../record/current-name.ts';
import { type CheckContext, defineRule } from '../rule.ts';

const things = { sections: 'section', settings: 'setting', tokens: 'token' } as const satisfies Record<
  keyof Renames,
  string
>;
type Kind = keyof typeof things;
const kinds = Object.keys(things) as Kind[];

/** A rename that leads nowhere loses what schools have chosen under the old name. */
export const renames = defineRule({
  meta: {
    id: 'THM033',
    name: 'renames',
    title: 'Every rename leads from a name that is gone to one that the theme has.',
    severity: 'error',
    docs: 'docs/rules/THM033.md',
    ignorable: false,
  },
  check(context) {
    for (const kind of kinds) {
      const own = context.theme.renames?.[kind];
      const names = namesOf(kind, context);
      if (!own || !names || context.hasFinding(['renames', kind])) continue;
      for (const old of Object.keys(own)) checkRename({ kind, own, old, names }, context);
    }
  },
});

/** Undefined if a section was left out for its shape: it may be the one that is meant. */
const namesOf = (kind: Kind, { theme, templates, tokens }: CheckContext): ReadonlySet<string> | undefined => {
  switch (kind) {
    case 'sections':
      if (!templates.every(({ whole }) => whole)) return undefined;
      return new Set(templates.flatMap(({ sections }) => sections.map(({ key }) => key)));
    case 'settings':
      return new Set((theme.settings ?? []).map(({ id }) => id));
    case 'tokens':
      return new Set(tokens.keys());
  }
};

interface Rename {
  readonly kind: Kind;
  readonly own: Readonly<Record<string, string>>;
  readonly old: string;
  readonly names: ReadonlySet<string>;
}

const checkRename = ({ kind, own, old, names }: Rename, { report }: CheckContext): void => {
  const path = ['renames', kind, old];
  const thing = things[kind];
  if (names.has(old)) {
    const message = `The ${thing} "${old}" is still there: only a name that is gone can be renamed.`;
    report({ path, at: 'key', message, actual: old });
    return;
  }
  const circle = circleOf(own, old);
  if (circle.length > 0) {
    if (Object.keys(own).find((name) => circle.includes(name)) !== old) return;
    report({ path, message: `The renames lead round in a circle: ${[...circle, circle[0]].join(' → ')}.` });
    return;
  }
  const target = own[old] ?? '';
  // One of a chain is looked at where the chain ends.
  if (names.has(target) || Object.hasOwn(own, target)) return;
  const message = `The theme has no ${thing} "${target}".`;
  report({ path, message, actual: target, candidates: names, word: target });
};

/** The names that follow each other without an end, where a name leads to such; empty if it does not. */
const circleOf = (own: Rename['own'], old: string): readonly string[] => {
  const circle: string[] = [];
  let name = currentName(own, old);
  while (Object.hasOwn(own, name) && !circle.includes(name)) {
    circle.push(name);
    name = own[name] ?? '';
  }
  return circle;
};
