import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { ViteDevServer } from 'vite';
import type { CompiledTheme } from '../../engine/index.ts';
import type { AssetManifest } from '../shared/assets.ts';
import type { PreviewAssets } from './assets.ts';
import type { DataPlace, PreviewData } from './data/preview-data.ts';
import { blankPage, withState } from './document.ts';
import { errorFinding, problemFinding } from './finding.ts';
import { islandUrl } from './island-plugin.ts';
import type { MadePage, PageMaker } from './page/index.ts';
import type { Finding } from './protocol.ts';

type PageModule = typeof import('./page/index.ts');

export interface SessionOptions {
  readonly vite: ViteDevServer;
  readonly assets: PreviewAssets;
  /** `shown` is the name in findings. */
  readonly theme: { readonly file: string; readonly shown: string };
  readonly data: DataPlace;
  readonly now: () => number;
}

/** The sources as they last worked, and what is wrong with them now. */
export interface Session {
  /** Reads everything again. What does not work any more stays as it was, and is among the findings. */
  refresh(changed: Changed): Promise<void>;
  revision(): string;
  findings(): readonly Finding[];
  page(visit: PageVisit): Promise<PageAnswer>;
  picture: PreviewData['picture'];
}

export interface Changed {
  /** Modules, and not only stylesheets: islands get a new address. */
  readonly code: boolean;
  readonly data: boolean;
}

export interface PageVisit {
  readonly path: string;
  readonly query: Readonly<Record<string, string | undefined>>;
  readonly origin: string;
}

export type PageAnswer = { readonly status: number; readonly html: string } | { readonly redirect: string };

interface Parts {
  module?: PageModule;
  maker?: PageMaker;
  data?: PreviewData;
  theme?: CompiledTheme;
  assets?: AssetManifest;
}

type Part = keyof Parts;

const pageModule = '/src/preview/page/index.ts';

export const createSession = ({ vite, assets, theme, data: place, now }: SessionOptions): Session => {
  const start = Date.now().toString(36);
  const wrong = new Map<Part, readonly Finding[]>();
  const parts: Parts = {};
  let count = 0;
  let codeTime = Date.now();
  let dataStale = true;

  const toFinding = (error: unknown, title: string): Finding => {
    // Where Node maps stacks to the sources by itself, a second time would lead astray.
    if (error instanceof Error && !process.sourceMapsEnabled) vite.ssrFixStacktrace(error);
    return errorFinding(error, title);
  };

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
      if (loaded.openPreviewData !== parts.module?.openPreviewData) dataStale = true;
      parts.module = loaded;
      return [];
    });

  const renewData = () =>
    renew('data', 'The data cannot be read', async () => {
      if (!dataStale || !parts.module) return wrong.get('data') ?? [];
      parts.data = await parts.module.openPreviewData(place);
      dataStale = false;
      return parts.data.problems.map((message) => ({ title: 'Left out', message }));
    });

  const renewTheme = () =>
    renew('theme', 'The theme cannot be read', async () => {
      if (!parts.maker) return [];
      const text = await readFile(theme.file, 'utf8');
      const result = parts.maker.compile({ file: theme.shown, text });
      if (result.ok) {
        parts.theme = result.theme;
        return [];
      }
      return result.problems.map((problem) => problemFinding(problem, text));
    });

  const renewAssets = () =>
    renew('assets', 'A stylesheet or font cannot be made', async () => {
      parts.assets = await assets.manifest();
      return [];
    });

  // A stylesheet that does not compile is met twice, by the component that imports it and by the page.
  const findings = (): Finding[] => {
    const all = [...wrong.values()].flat();
    const key = ({ place, message }: Finding): string => `${place} ${message}`;
    return [...new Map(all.map((finding) => [key(finding), finding])).values()];
  };
  const revision = (): string => `${start}-${count}`;

  const make = async (visit: PageVisit): Promise<MadePage | { redirect: string } | { failed: readonly Finding[] }> => {
    const { maker, data, theme: compiled, assets: manifest } = parts;
    if (!maker || !data || !compiled || !manifest) return { failed: [] };
    try {
      const facts = await data.at({ themeId: compiled.themeId, origin: visit.origin, now: now() });
      return await maker.make({ theme: compiled, path: visit.path, query: visit.query, facts, assets: manifest });
    } catch (error) {
      return { failed: [toFinding(error, 'The page cannot be made')] };
    }
  };

  return {
    async refresh(changed) {
      count++;
      if (changed.code) codeTime = Date.now();
      if (changed.data) dataStale = true;
      await renewMaker();
      await Promise.all([renewData(), renewTheme(), renewAssets()]);
    },
    revision,
    findings,
    async page(visit) {
      const state = { revision: revision(), body: '', findings: findings() };
      const made = await make(visit);
      if ('redirect' in made) return made;
      if ('failed' in made) {
        return { status: 500, html: withState(blankPage, { ...state, findings: [...state.findings, ...made.failed] }) };
      }
      // Code that is no longer in the files would be shown at wrong lines.
      const failures = wrong.get('maker')?.length
        ? []
        : made.failures.map(({ title, error }) => toFinding(error, title));
      const body = createHash('sha256').update(made.body).digest('base64url');
      return {
        status: made.status,
        html: withState(made.html, { ...state, body, findings: [...state.findings, ...failures] }),
      };
    },
    picture: (name) => parts.data?.picture(name),
  };
};
