import { readFile } from 'node:fs/promises';
import type { ViteDevServer } from 'vite';
import type { CompiledTheme, World } from '#engine/index.ts';
import type { Finding } from '#preview/shared/protocol.ts';
import type { AssetManifest } from '#shared/assets.ts';
import type { PreviewAssets } from './assets.ts';
import type { OpenSchools } from './data/open-schools.ts';
import { problemFinding } from './finding.ts';
import { islandUrl } from './island-plugin.ts';
import type { PageMaker } from './page/index.ts';

type PageModule = typeof import('./page/index.ts');

export interface PartOptions {
  readonly vite: ViteDevServer;
  readonly assets: PreviewAssets;
  /** `shown` is the name in findings, `world` what stands around its file where that is known. */
  readonly theme: { readonly file: string; readonly shown: string; readonly world?: World | undefined };
  readonly data: OpenSchools;
  readonly toFinding: (error: unknown, title: string) => Finding;
}

interface Parts {
  module?: PageModule;
  maker?: PageMaker;
  theme?: CompiledTheme;
  assets?: AssetManifest;
}

type Part = keyof Parts;

export interface Changed {
  /** Modules, and not only stylesheets: islands get a new address. */
  readonly code: boolean;
  readonly data: boolean;
}

/** What pages are made of, as it last worked. */
export interface WorkingParts {
  readonly parts: Readonly<Parts>;
  /** Reads everything again. What does not work any more stays as it was, and is among the findings. */
  refresh(changed: Changed): Promise<void>;
  findings(): readonly Finding[];
  /** Whether there is a finding of a part, which then stays behind its files. */
  isBroken(part: Part): boolean;
}

const pageModule = '/src/preview/page/index.ts';
const unreadableTheme = 'The theme cannot be read';

export const createWorkingParts = ({ vite, assets, theme, data, toFinding }: PartOptions): WorkingParts => {
  const wrong = new Map<Part, readonly Finding[]>();
  const parts: Parts = {};
  let codeTime = Date.now();

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
      parts.maker = await loaded.createPageMaker({ islandUrl: (look) => islandUrl(look, time) });
      // A component's edit leaves the data's own modules as they are.
      if (loaded.openPreviewData !== parts.module?.openPreviewData) data.invalidate();
      parts.module = loaded;
      return [];
    });

  const renewTheme = () =>
    renew('theme', unreadableTheme, async () => {
      const { maker } = parts;
      if (!maker) return [];
      const read = await readTheme(theme.file);
      if ('reason' in read)
        return [{ weight: 'error', title: unreadableTheme, place: theme.shown, message: read.reason }];
      const document = { file: theme.shown, text: read.text };
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
    renew('assets', 'A stylesheet or font cannot be built', async () => {
      parts.assets = await assets.manifest();
      return [];
    });

  return {
    parts,
    async refresh(changed) {
      if (changed.code) codeTime = Date.now();
      if (changed.data) data.invalidate();
      await renewMaker();
      const open = parts.module?.openPreviewData;
      await Promise.all([open && data.refresh(open), renewTheme(), renewAssets()]);
    },
    findings: () => [...wrong.values()].flat(),
    isBroken: (part) => (wrong.get(part)?.length ?? 0) > 0,
  };
};

/** The text of the theme's file, or why it cannot be read. */
const readTheme = async (file: string): Promise<{ readonly text: string } | { readonly reason: string }> => {
  try {
    return { text: await readFile(file, 'utf8') };
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    return { reason: error.code === 'ENOENT' ? 'There is no such file.' : `The system says ${error.code}.` };
  }
};

const themeOf = (result: ReturnType<PageMaker['compile']>): CompiledTheme | undefined =>
  result.ok ? result.theme : undefined;
