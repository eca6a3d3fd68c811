import {
  type CompiledTemplate,
  type CompiledTheme,
  type Decision,
  type Engine,
  notFoundPage,
  type PageData,
  type PageStatus,
  type Plan,
  type Visit,
} from '#engine/index.ts';
import type { ThemeState } from '#engine/states/index.ts';
import type { Choices } from '#preview/shared/choices.ts';
import type { PanelFacts } from '#preview/shared/protocol.ts';
import type { AssetManifest } from '#shared/assets.ts';
import { renderDocument } from '#site/document.ts';
import type { PreviewFacts } from '../data/preview-data.ts';
import { isFailure } from './chosen-answers.ts';
import { panelFacts } from './panel-facts.ts';
import type { RecordOf } from './record-facts.ts';

export interface PreviewRequest {
  readonly theme: CompiledTheme;
  /** Decoded. */
  readonly path: string;
  readonly query: Readonly<Record<string, string | undefined>>;
  readonly choices: Choices;
  readonly facts: PreviewFacts;
  readonly schools: PanelFacts['schools'];
  /** The one whose facts these are. */
  readonly school: string;
  readonly assets: AssetManifest;
}

export interface MadePage {
  readonly status: PageStatus;
  readonly html: string;
  /** What is in `<body>`. */
  readonly body: string;
  /** Sections that threw and sources that were not chosen to fail but did; the page is made without them. */
  readonly failures: readonly { readonly title: string; readonly error: unknown }[];
  /** Choices that cannot be made of this page. */
  readonly problems: readonly string[];
  readonly facts: PanelFacts;
}

/** Who looks at which page, and where its data comes from. */
export interface Subject {
  readonly template: CompiledTemplate;
  readonly visit: Visit;
  /** What the visit's record is made of. */
  readonly record: RecordOf;
  load(plan: Plan): Promise<PageData>;
}

interface DecidedPage {
  readonly plan: Plan;
  readonly data: PageData;
  readonly decision: Decision;
}

interface Remarks {
  /** The state of `theme test` that is shown instead of a school's data. */
  readonly state?: ThemeState;
  readonly problems: readonly string[];
}

export type MakePage = (request: PreviewRequest, subject: Subject, remarks: Remarks) => Promise<MadePage>;

/** Makes a page with all that the panel says of it. */
export const createMakePage = (engine: Engine): MakePage => {
  const decide = async (theme: CompiledTheme, { template, visit, load }: Subject): Promise<DecidedPage> => {
    const plan = engine.plan(theme, template, visit);
    const data = await load(plan);
    return { plan, data, decision: engine.decide(plan, data) };
  };

  /** What the server shows instead of a page that turns out not to be there. */
  const decideShown = async (theme: CompiledTheme, requested: DecidedPage, subject: Subject): Promise<DecidedPage> => {
    const instead = notFoundPage(requested.decision);
    return instead ? decide(theme, { ...subject, ...instead }) : requested;
  };

  return async ({ theme, choices, schools, school, assets }, subject, { state, problems }) => {
    const requested = await decide(theme, subject);
    const shown = await decideShown(theme, requested, subject);
    const page = await engine.render(shown.decision);
    const { html } = renderDocument({ page, theme, visit: shown.plan.visit, assets, noindex: true });
    const realFailures = shown.decision.failures.filter(
      ({ source }) => !state && !isFailure(choices.sources.get(source)),
    );
    const explain = ({ plan, data, decision }: DecidedPage) => engine.explain(plan, data, decision);
    return {
      status: page.status,
      html: html.join(''),
      body: page.body.join(''),
      problems,
      failures: [
        ...page.dropped.map(({ key, error }) => ({ title: `The section ${key} threw`, error })),
        ...realFailures.map(({ source, error }) => ({ title: `The source ${source} failed`, error })),
      ],
      facts: panelFacts({
        theme,
        template: subject.template,
        visit: subject.visit,
        record: subject.record,
        choices,
        schools,
        school,
        requested: explain(requested),
        shown: explain(shown),
        dropped: page.dropped.map(({ key }) => key),
        state: state && { id: state.id, title: state.title },
      }),
    };
  };
};
