import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { ViteDevServer } from 'vite';
import type { CompiledTheme, World } from '#engine/index.ts';
import { nearest } from '#engine/text/nearest.ts';
import { parseChoices } from '#preview/shared/choices.ts';
import type { Finding, StateName } from '#preview/shared/protocol.ts';
import type { AssetManifest } from '#shared/assets.ts';
import type { PreviewAssets } from './assets.ts';
import { createOpenSchools, type OpenSchools } from './data/open-schools.ts';
import type { PreviewSchool } from './data/schools.ts';
import { blankPage, withState } from './document.ts';
import { errorFinding, problemFinding } from './finding.ts';
import { islandUrl } from './island-plugin.ts';
import type { MadePage, PageMaker } from './page/index.ts';

type PageModule = typeof import('./page/index.ts');

export interface SessionOptions {
  readonly vite: ViteDevServer;
  readonly assets: PreviewAssets;
  /** `shown` is the name in findings, `world` what stands around its file where that is known. */
  readonly theme: { readonly file: string; readonly shown: string; readonly world?: World | undefined };
  /** The first one's data is shown where an address names none. */
  readonly schools: readonly [PreviewSchool, ...PreviewSchool[]];
  readonly now: () => number;
}

/** The sources as they last worked, and what is wrong with them now. */
export interface Session {
  /** Reads everything again. What does not work any more stays as it was, and is among the findings. */
  refresh(changed: Changed): Promise<void>;
  revision(): string;
  findings(): readonly Finding[];
  page(visit: PageVisit): Promise<PageAnswer>;
  /** The states of `theme test` of one template; undefined as long as the theme cannot be shown. */
  states(templateId: string, seed: number): readonly StateName[] | undefined;
  picture: OpenSchools['picture'];
}

export interface Changed {
  /** Modules, and not only stylesheets: islands get a new address. */
  readonly code: boolean;
  readonly data: boolean;
}

export interface PageVisit {
  readonly path: string;
  readonly search: URLSearchParams;
  readonly origin: string;
}

export type PageAnswer = { readonly status: number; readonly html: string } | { readonly redirect: string };

interface Parts {
  module?: PageModule;
  maker?: PageMaker;
  theme?: CompiledTheme;
  assets?: AssetManifest;
}

type Part = keyof Parts;

const pageModule = '/src/preview/page/index.ts';

export const createSession = ({ vite, assets, theme, schools, now }: SessionOptions): Session => {
  const start = Date.now().toString(36);
  const wrong = new Map<Part, readonly Finding[]>();
  const parts: Parts = {};
  let count = 0;
  let codeTime = Date.now();

  const toFinding = (error: unknown, title: string): Finding => {
    // Where Node maps stacks to the sources by itself, a second time would lead astray.
    if (error instanceof Error && !process.sourceMapsEnabled) vite.ssrFixStacktrace(error);
    return errorFinding(error, title);
  };
  const data = createOpenSchools(schools, toFinding);

  /** Does one part's work; what it throws is that part's finding. */
  const renew = async (part: Part, title: string, work: () => Promise<readonly Finding[]>): Promise<void> => {
    try {
      wrong.set(part, await work());
    } catch (error) {
      wrong.set(part, [toFinding(error, title)]);
    }
  };

  const renewMaker = () =>
    renew('maker', 'The code does not load', async () => {
      const loaded = (await vite.ssrLoadModule(pageModule)) as PageModule;
      const time = codeTime;
      if (loaded === parts.module) return [];
      parts.maker = await loaded.createPageMaker({ islandUrl: (type) => islandUrl(type, time) });
      // A component's edit leaves the data's own modules as they are.
      if (loaded.openPreviewData !== parts.module?.openPreviewData) data.invalidate();
      parts.module = loaded;
      return [];
    });

  const renewTheme = () =>
    renew('theme', 'The theme cannot be read', async () => {
      const { maker } = parts;
      if (!maker) return [];
      const document = { file: theme.shown, text: await readFile(theme.file, 'utf8') };
      const checked = maker.check(document, theme.world);
      // What only the proofs refuse can be shown, and is best fixed while it is looked at.
      const compiled = checked.theme ?? themeOf(maker.compile(document));
      if (compiled) parts.theme = compiled;
      return checked.findings.map((problem) => {
        const error = compiled ? 'unfit' : 'error';
        return problemFinding(problem, document.text, problem.severity === 'warning' ? 'warning' : error);
      });
    });

  const renewAssets = () =>
    renew('assets', 'A stylesheet or font cannot be made', async () => {
      parts.assets = await assets.manifest();
      return [];
    });

  const findings = (school?: string): Finding[] =>
    withoutTwins([...[...wrong.values()].flat(), ...data.findings(school)]);
  const revision = (): string => `${start}-${count}`;

  const make = async (
    { path, search, origin }: PageVisit,
    school: string,
  ): Promise<MadePage | { redirect: string } | { failed: readonly Finding[] }> => {
    const { maker, theme: compiled, assets: manifest } = parts;
    const open = await data.get(school);
    if (!maker || !open || !compiled || !manifest) return { failed: [] };
    const { choices } = parseChoices(search);
    try {
      const facts = await open.at({ themeId: compiled.themeId, origin, now: now() });
      const query = Object.fromEntries(search);
      const names = schools.map(({ id }) => ({ id, label: id }));
      return await maker.make({
        theme: compiled,
        path,
        query,
        choices,
        facts,
        schools: names,
        school,
        assets: manifest,
      });
    } catch (error) {
      return { failed: [toFinding(error, 'The page cannot be made')] };
    }
  };

  return {
    async refresh(changed) {
      count++;
      if (changed.code) codeTime = Date.now();
      if (changed.data) data.invalidate();
      await renewMaker();
      const open = parts.module?.openPreviewData;
      await Promise.all([open && data.refresh(open), renewTheme(), renewAssets()]);
    },
    revision,
    findings: () => findings(),
    async page(visit) {
      const { choices, problems } = parseChoices(visit.search);
      const school = findSchool(schools, choices.school);
      const made = await make(visit, school.id);
      if ('redirect' in made) return made;
      const unknown = [...problems, ...school.problems].map(addressFinding);
      const state = { revision: revision(), body: '', findings: [...findings(school.id), ...unknown] };
      if ('failed' in made) {
        return { status: 500, html: withState(blankPage, { ...state, findings: [...state.findings, ...made.failed] }) };
      }
      // Code that is no longer in the files would be shown at wrong lines.
      const failures = wrong.get('maker')?.length
        ? []
        : made.failures.map(({ title, error }) => toFinding(error, title));
      return {
        status: made.status,
        html: withState(made.html, {
          ...state,
          body: createHash('sha256').update(made.body).digest('base64url'),
          findings: [...state.findings, ...made.problems.map(addressFinding), ...failures],
          facts: made.facts,
        }),
      };
    },
    states: (templateId, seed) => parts.theme && parts.maker?.states(parts.theme, templateId, seed),
    picture: data.picture,
  };
};

const themeOf = (result: ReturnType<PageMaker['compile']>): CompiledTheme | undefined =>
  result.ok ? result.theme : undefined;

/** A stylesheet that does not compile is met twice, by the component that imports it and by the page. */
const withoutTwins = (findings: readonly Finding[]): Finding[] => {
  const key = ({ place, message }: Finding): string => `${place} ${message}`;
  return [...new Map(findings.map((finding) => [key(finding), finding])).values()];
};

const addressFinding = (message: string): Finding => ({ weight: 'error', title: 'The address of this page', message });

/** The school that is requested; the first where none is, or if there is no such one. */
const findSchool = (
  schools: SessionOptions['schools'],
  wanted: string | undefined,
): { id: string; problems: readonly string[] } => {
  const ids = schools.map(({ id }) => id);
  if (wanted === undefined || ids.includes(wanted)) return { id: wanted ?? schools[0].id, problems: [] };
  const meant = nearest(wanted, ids);
  const cure = `${meant ? ` Did you mean "${meant}"?` : ''} There is: ${ids.join(', ')}.`;
  return { id: schools[0].id, problems: [`There is no school "${wanted}".${cure}`] };
};
