import type { Finding } from '#preview/shared/protocol.ts';
import type { openPreviewData, PreviewData } from './preview-data.ts';
import type { PreviewSchool } from './schools.ts';

type Open = typeof openPreviewData;

/** The data of the schools that were requested, each as it last could be read. */
export interface OpenSchools {
  /** Reads again what has changed, of the schools that are open. */
  refresh(open: Open): Promise<void>;
  /** Everything is read again at the next refresh. */
  invalidate(): void;
  /** Opens a school at its first page. Its data is undefined if it could never be read. */
  get(id: string): Promise<PreviewData | undefined>;
  /** What is wrong with the data of a school that is open; without an id, of all of them. */
  findings(id?: string): readonly Finding[];
  /** A picture by its address behind the preview's folder of pictures, `<school>/<file>`. */
  picture(path: string): ReturnType<PreviewData['picture']>;
}

interface Entry {
  data?: PreviewData;
  findings: readonly Finding[];
  stale: boolean;
}

/** `toFinding` says what a folder that cannot be read is missing. */
export const createOpenSchools = (
  schools: readonly [PreviewSchool, ...PreviewSchool[]],
  toFinding: (error: unknown, title: string) => Finding,
): OpenSchools => {
  const entries = new Map<string, Entry>([[schools[0].id, { findings: [], stale: true }]]);
  let opener: Open | undefined;

  const renew = async (id: string, entry: Entry): Promise<void> => {
    const school = schools.find((one) => one.id === id);
    if (!opener || !school || !entry.stale) return;
    try {
      entry.data = await opener(school.place, id);
      entry.findings = entry.data.problems.map((message) => ({ weight: 'error', title: 'Left out', message }));
      entry.stale = false;
    } catch (error) {
      entry.findings = [toFinding(error, `The data of ${id} cannot be read`)];
    }
  };

  return {
    async refresh(open) {
      opener = open;
      await Promise.all([...entries].map(([id, entry]) => renew(id, entry)));
    },
    invalidate() {
      for (const entry of entries.values()) entry.stale = true;
    },
    async get(id) {
      const known = entries.get(id);
      if (known) return known.data;
      const entry: Entry = { findings: [], stale: true };
      await renew(id, entry);
      entries.set(id, entry);
      return entry.data;
    },
    findings: (id) => [...entries].flatMap(([one, entry]) => (id === undefined || one === id ? entry.findings : [])),
    picture(path) {
      const slash = path.indexOf('/');
      return entries.get(path.slice(0, slash))?.data?.picture(path.slice(slash + 1));
    },
  };
};
