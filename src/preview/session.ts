import { createHash } from 'node:crypto';
import { type CompiledTheme, hrefOf, localeOf } from '#engine/index.ts';
import { nearest } from '#engine/text/nearest.ts';
import { parseChoices } from '#preview/shared/choices.ts';
import type { Finding, StateName } from '#preview/shared/protocol.ts';
import { didYouMean } from '#shared/did-you-mean.ts';
import { createOpenSchools, type OpenSchools } from './data/open-schools.ts';
import type { PreviewSchool } from './data/schools.ts';
import { blankPage, withState } from './document.ts';
import { errorFinding } from './finding.ts';
import type { MadePage } from './page/make-page.ts';
import { type Changed, createWorkingParts, type PartOptions } from './working-parts.ts';

export interface SessionOptions extends Pick<PartOptions, 'vite' | 'assets' | 'theme'> {
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
  /** Where the home page is in a language, with choices in its address. */
  start(search: URLSearchParams, locale: string | undefined): Start;
  picture: OpenSchools['picture'];
}

export interface Start {
  readonly path: string;
  /** What of the language and the choices the theme does not have, as sentences; none as long as it cannot be shown. */
  readonly problems: readonly string[];
}

export interface PageVisit {
  readonly path: string;
  readonly search: URLSearchParams;
  readonly origin: string;
}

export type PageAnswer = { readonly status: number; readonly html: string } | { readonly redirect: string };

export const createSession = ({ vite, assets, theme, schools, now }: SessionOptions): Session => {
  const start = Date.now().toString(36);
  let count = 0;

  const toFinding = (error: unknown, title: string): Finding => {
    // Where Node maps stacks to the sources by itself, a second time would lead astray.
    if (error instanceof Error && !process.sourceMapsEnabled) vite.ssrFixStacktrace(error);
    return errorFinding(error, title);
  };
  const data = createOpenSchools(schools, toFinding);
  const working = createWorkingParts({ vite, assets, theme, data, toFinding });

  const findings = (school?: string): Finding[] => withoutTwins([...working.findings(), ...data.findings(school)]);
  const revision = (): string => `${start}-${count}`;

  const make = async (
    { path, search, origin }: PageVisit,
    school: string,
  ): Promise<MadePage | { redirect: string } | { failed: readonly Finding[] }> => {
    const { maker, theme: compiled, assets: manifest } = working.parts;
    const open = await data.get(school);
    if (!maker || !open || !compiled || !manifest) return { failed: [] };
    const { choices } = parseChoices(search);
    try {
      const languages = { locale: localeOf(compiled, path), contentLocale: compiled.defaultLocale };
      const facts = await open.at({ themeId: compiled.themeId, origin, now: now(), date: choices.date, languages });
      const query = Object.fromEntries(search);
      const names = schools.map(({ id, label }) => ({ id, label }));
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
      return { failed: [toFinding(error, 'The page cannot be rendered')] };
    }
  };

  return {
    async refresh(changed) {
      count++;
      await working.refresh(changed);
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
      const failures = working.isBroken('maker')
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
    states(templateId, seed) {
      const { maker, theme: compiled } = working.parts;
      return compiled && maker?.states(compiled, templateId, seed);
    },
    start(search, locale) {
      const { maker, theme: compiled } = working.parts;
      if (!maker || !compiled) return { path: '/', problems: [] };
      const { choices, problems } = parseChoices(search);
      return {
        path: hrefOf(compiled, [], locale ?? compiled.defaultLocale),
        problems: [...languageProblems(compiled, locale), ...problems, ...maker.settingProblems(compiled, choices)],
      };
    },
    picture: data.picture,
  };
};

/** A stylesheet that does not compile is met twice, by the component that imports it and by the page. */
const withoutTwins = (findings: readonly Finding[]): Finding[] => {
  const key = ({ place, message }: Finding): string => `${place} ${message}`;
  return [...new Map(findings.map((finding) => [key(finding), finding])).values()];
};

const addressFinding = (message: string): Finding => ({ weight: 'error', title: 'The address of this page', message });

const languageProblems = ({ locales }: CompiledTheme, wanted: string | undefined): readonly string[] =>
  wanted === undefined || locales.includes(wanted)
    ? []
    : [`The theme has no language "${wanted}".${didYouMean(nearest(wanted, locales))} It has: ${locales.join(', ')}.`];

/** The school that is requested; the first where none is, or if there is no such one. */
const findSchool = (
  schools: SessionOptions['schools'],
  wanted: string | undefined,
): { id: string; problems: readonly string[] } => {
  const ids = schools.map(({ id }) => id);
  if (wanted === undefined || ids.includes(wanted)) return { id: wanted ?? schools[0].id, problems: [] };
  const cure = `${didYouMean(nearest(wanted, ids))} There is: ${ids.join(', ')}.`;
  return { id: schools[0].id, problems: [`There is no school "${wanted}".${cure}`] };
};
