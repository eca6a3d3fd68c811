import type { Decision } from '#engine/data/decide.ts';
import type { CompiledSection, CompiledTemplate } from '#engine/theme.ts';
import { type Reason, reasonOf } from '../../website/section-rows.ts';

/** How an item stands on a page: in a section that is shown, or why visitors do not meet it there. */
export type Standing =
  | { readonly kind: 'shown'; readonly key: string }
  /** The sections of its type are shown, with others in them. */
  | { readonly kind: 'others'; readonly key: string }
  | { readonly kind: 'hidden'; readonly reason: Reason };

interface Drawn {
  readonly template: Pick<CompiledTemplate, 'sections'>;
  readonly decision: Pick<Decision, 'sections' | 'hidden'>;
  /** By data id, the content type that fills it. */
  readonly content: Readonly<Record<string, unknown>>;
  readonly type: string;
  /** Whether what the page is made from has the item in it. */
  readonly hasItem: boolean;
}

export const standingOf = ({ template, decision, content, type, hasItem }: Drawn): Standing => {
  const showsType = ({ bindings }: CompiledSection): boolean =>
    Object.values(bindings).some(({ ref }) => {
      const [root, id = ''] = ref.split('.');
      return root === 'data' && Object.hasOwn(content, id) && content[id] === type;
    });
  const keys = new Set(template.sections.filter(showsType).map(({ key }) => key));
  const shown = decision.sections.find(({ key, state }) => keys.has(key) && state === 'ok');
  if (shown) return { kind: hasItem ? 'shown' : 'others', key: shown.key };
  const hidden = decision.hidden.find(({ key }) => keys.has(key));
  return { kind: 'hidden', reason: hidden ? reasonOf(hidden.cause) : 'nothing' };
};
