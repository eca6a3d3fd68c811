import type { DecidedSection } from '#engine/data/decide.ts';
import type { HideCause } from '#engine/data/plan.ts';
import { orderSections } from '#engine/record/order-sections.ts';
import { emptyingProps, lookId, type SectionManifest } from '#engine/section.ts';
import type { CompiledSection } from '#engine/theme.ts';
import type { ThemeChoices } from '#schemas/api/theme-settings.ts';
import type { DrawnPage, PageMaker } from './page-maker.ts';

/** Why visitors do not see a section. */
export type Reason = 'off' | 'nothing' | 'failed' | 'condition' | 'loggedIn';

/** A section of a page as the editor lists it. */
export interface SectionRow {
  readonly key: string;
  readonly id: string;
  readonly region: CompiledSection['region'];
  /** In English; its kind's name. */
  readonly title: string;
  readonly manifest: SectionManifest;
  /** With what it is shown; undefined where it is not. */
  readonly shown: DecidedSection | undefined;
  /** Undefined where it is shown. */
  readonly reason: Reason | undefined;
  /** How many things it shows, where it shows a list. */
  readonly count: number | undefined;
  /** The content type that fills it. */
  readonly content: string | undefined;
  /** It carries the heading of the page: it is always shown, and stays where it is. */
  readonly isFixed: boolean;
  /** Whether its choices differ from those that visitors see. */
  readonly isChanged: boolean;
}

interface RowsOf {
  readonly maker: PageMaker;
  readonly drawn: DrawnPage;
  readonly choices: ThemeChoices;
  readonly live: ThemeChoices;
}

/** Every section of a page in the order in which it stands there. */
export const sectionRows = ({ maker, drawn, choices, live }: RowsOf): readonly SectionRow[] => {
  const { template, manifests, page } = maker;
  const shown = new Map(drawn.decision.sections.map((section) => [section.key, section]));
  const hidden = new Map(drawn.decision.hidden.map(({ key, cause }) => [key, cause]));
  return orderSections(template, choices.order?.[template.id]).flatMap((section) => {
    const { key, id, region, type } = section;
    const look = choices.overrides[key]?.look ?? section.look;
    const manifest = manifests.find((one) => lookId(one) === lookId({ type, look }));
    if (!manifest) return [];
    const visible = shown.get(key);
    const cause = hidden.get(key);
    const isFixed = region !== 'main' ? type === 'site-header' || type === 'site-footer' : id === template.h1;
    const row: SectionRow = {
      key,
      id,
      region,
      title: manifest.title,
      manifest,
      shown: visible,
      reason: visible ? (visible.state === 'empty' && !isFixed ? 'nothing' : undefined) : reasonOf(cause),
      count: visible && countOf(manifest, visible),
      content: contentOf(section, manifest, page.content as Readonly<Record<string, string>>),
      isFixed,
      isChanged: JSON.stringify(choices.overrides[key]) !== JSON.stringify(live.overrides[key]),
    };
    return [row];
  });
};

/** What hides a section, as people are told. */
export const reasonOf = (cause: HideCause | undefined): Reason => {
  switch (cause?.kind) {
    case 'override':
      return 'off';
    case 'source':
      return 'failed';
    case 'condition': {
      const ref = cause.leaf?.ref ?? '';
      if (ref.startsWith('data.')) return 'nothing';
      return ref.startsWith('visitor.') ? 'loggedIn' : 'condition';
    }
    default:
      return 'nothing';
  }
};

const countOf = (manifest: SectionManifest, { props }: DecidedSection): number | undefined => {
  const [list] = emptyingProps(manifest).map((prop) => props[prop]);
  return Array.isArray(list) ? list.length : undefined;
};

/** What fills the prop without which a section is empty. */
const contentOf = (
  { bindings }: CompiledSection,
  manifest: SectionManifest,
  content: Readonly<Record<string, string>>,
): string | undefined => {
  const { required = [] } = manifest.bindings as { readonly required?: readonly string[] };
  const props = [...required, ...emptyingProps(manifest), ...Object.keys(bindings)];
  const ids = props.flatMap((prop) => {
    const [root, id] = bindings[prop]?.ref.split('.') ?? [];
    return root === 'data' && id !== undefined ? [id] : [];
  });
  return ids.map((id) => content[id]).find((type) => type !== undefined);
};
