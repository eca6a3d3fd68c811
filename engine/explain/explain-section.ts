import type { Leaf } from '#schemas/theme/conditions.ts';
import { decideCondition, type Resolve } from '../conditions/decide-condition.ts';
import type { HiddenSection } from '../data/plan.ts';
import type { CompiledSection } from '../theme.ts';
import type { ExplainContext } from './context.ts';
import { explainProps } from './explain-props.ts';
import type { ExplainedLeaf, ExplainedSection } from './explained.ts';

export const explainSection = (section: CompiledSection, context: ExplainContext): ExplainedSection => {
  const { decision, resolve } = context;
  const { key, type, region } = section;
  const visible = decision.sections.find((one) => one.key === key);
  const look = visible?.manifest.look ?? section.look;
  const hidden = decision.hidden.find((one) => one.key === key);
  const { leaf: deciding } = decideCondition(section.when, resolve);
  // The school's choice comes before the condition: no leaf has decided then.
  const decisive = hidden?.cause.kind === 'override' ? undefined : deciding;
  const base = {
    key,
    type,
    look,
    region,
    conditions: section.when.map((clause) => clause.map((leaf) => explainLeaf(leaf, resolve, leaf === decisive))),
  };
  if (hidden) return { ...base, shown: false, state: 'hidden', reason: reasonOf(hidden, section, resolve), props: [] };
  if (!visible) {
    return { ...base, shown: false, state: 'notFound', reason: failedRefs(section, resolve), props: [] };
  }
  const { state } = visible;
  const reason = state === 'ok' ? undefined : state === 'empty' ? 'nothing to show' : failedRefs(section, resolve);
  return {
    ...base,
    shown: true,
    state,
    ...(reason === undefined ? {} : { reason }),
    props: explainProps(section, visible, context),
  };
};

const explainLeaf = (leaf: Leaf, resolve: Resolve, decides: boolean): ExplainedLeaf => {
  const { ref, op, value: operand, values } = leaf;
  const resolved = resolve(ref);
  return {
    ref,
    op,
    ...(operand === undefined ? {} : { operand }),
    ...(values === undefined ? {} : { operand: values }),
    ...(resolved.known && resolved.value !== undefined ? { value: resolved.value } : {}),
    truth: decideCondition([[leaf]], resolve).truth,
    decides,
  };
};

const reasonOf = ({ cause }: HiddenSection, section: CompiledSection, resolve: Resolve): string => {
  switch (cause.kind) {
    case 'override':
      return 'hidden by the school';
    case 'condition':
      return 'its condition is false';
    case 'source':
      return failedRefs(section, resolve);
    case 'empty':
      return `"${cause.prop}" is empty`;
  }
};

/** The refs without which the section cannot be decided or filled. */
const failedRefs = ({ when, bindings }: CompiledSection, resolve: Resolve): string => {
  const bound = Object.values(bindings).filter(({ fallback }) => fallback === undefined);
  const refs = new Set([...when.flat(), ...bound].map(({ ref }) => ref).filter((ref) => !resolve(ref).known));
  return `${[...refs].join(', ')} could not be loaded`;
};
