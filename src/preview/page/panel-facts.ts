import type { ExplainedPage, ExplainedSection, ExplainedSource } from '#engine/explain/explained.ts';
import type { CompiledTemplate, CompiledTheme, Visit } from '#engine/index.ts';
import { baseParam } from '#engine/states/address.ts';
import { type Choices, parseChoices } from '#preview/shared/choices.ts';
import type { PanelFacts, SectionFacts, SourceFacts, TemplateFacts } from '#preview/shared/protocol.ts';
import { sources } from '#schemas/sources/index.ts';
import { answerNames, isFailure } from './chosen-answers.ts';
import { looksOnPage } from './chosen-looks.ts';
import { ownFacts, presetFacts, type RecordOf, settingFacts } from './record-facts.ts';

export interface FactsOf {
  readonly theme: CompiledTheme;
  readonly template: CompiledTemplate;
  readonly visit: Visit;
  readonly choices: Choices;
  readonly record: RecordOf;
  /** The page of the address. */
  readonly requested: ExplainedPage;
  /** The page that is shown: another one where that is a 404. */
  readonly shown: ExplainedPage;
  /** The keys of sections that threw. */
  readonly dropped: readonly string[];
  readonly state: PanelFacts['state'];
  readonly schools: PanelFacts['schools'];
  readonly school: string;
}

const noChoices = parseChoices(new URLSearchParams()).choices;

/** All that the panel shows of a page. */
export const panelFacts = (page: FactsOf): PanelFacts => {
  const { theme, template, visit, choices, record, requested, shown, dropped, state, schools, school } = page;
  // A state sets aside what is chosen.
  const chosen = state ? noChoices : choices;
  return {
    theme: theme.name,
    schools,
    school,
    own: ownFacts(record, chosen),
    themeAlone: chosen.themeAlone,
    preset: presetFacts(record, chosen),
    settings: settingFacts(record, visit.record),
    today: visit.site.today,
    date: chosen.date,
    locales: [theme.defaultLocale, ...theme.locales.filter((locale) => locale !== theme.defaultLocale)],
    templates: Object.values(theme.templates).map(templateFacts),
    template: template.id,
    status: shown.status,
    locale: requested.locale,
    params: visit.params,
    signedIn: visit.visitor.signedIn,
    sources: sourceFacts(template, requested, chosen.sources),
    looks: looksOnPage(requested.sections.map(({ type }) => type)).map(([kind, looks]) => ({
      kind,
      looks,
      chosen: chosen.looks.get(kind) ?? '',
    })),
    sections: shown.sections.map((section) => sectionFacts(section, dropped)),
    state,
  };
};

const templateFacts = ({ id, segments, params }: CompiledTemplate): TemplateFacts => ({
  id,
  segments,
  params,
  examples: Object.fromEntries(Object.entries(params).map(([name, param]) => [name, baseParam(param)])),
});

type Chosen = Choices['sources'];

const sourceFacts = (template: CompiledTemplate, page: ExplainedPage, chosen: Chosen): readonly SourceFacts[] => {
  const named = new Set(Object.values(template.data).map(({ source }) => source));
  return sources.flatMap((contract): SourceFacts[] => {
    if (!named.has(contract.name)) return [];
    const answers = page.sources.filter(({ source }) => source === contract.name);
    return [
      {
        source: contract.name,
        classes: answerNames(contract),
        chosen: chosen.get(contract.name) ?? '',
        answer: answers.map((answer) => answerText(answer, chosen)).join('; ') || 'not asked',
      },
    ];
  });
};

const answerText = ({ source, ok, items, reason, message }: ExplainedSource, chosen: Chosen): string => {
  if (!ok && reason === 'timeout') return 'too slow';
  if (!ok) return isFailure(chosen.get(source)) ? 'failed' : `failed: ${message}`;
  if (items === undefined) return 'answered';
  return items === 1 ? '1 item' : `${items} items`;
};

const sectionFacts = (section: ExplainedSection, dropped: readonly string[]): SectionFacts => {
  const { key, type, region, shown } = section;
  if (dropped.includes(key)) return { key, type, region, shown: false, reason: 'its component threw' };
  const reason = decidedBy(section) ?? section.reason;
  return { key, type, region, shown, ...(reason === undefined ? {} : { reason }) };
};

const maxValueLength = 60;

/** The part of a condition that hides a section, and what stood there instead. */
const decidedBy = ({ shown, conditions }: ExplainedSection): string | undefined => {
  const leaf = conditions.flat().find(({ decides }) => decides);
  if (shown || leaf?.truth !== false) return undefined;
  const { ref, op, operand, value } = leaf;
  const wanted = operand === undefined ? op : `${op} ${JSON.stringify(operand)}`;
  return `${ref} ${wanted}: it is ${(JSON.stringify(value) ?? 'absent').slice(0, maxValueLength)}`;
};
