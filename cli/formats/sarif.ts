import { isAbsolute, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { allRules } from '#engine/check/index.ts';
import type { Problem } from '#engine/index.ts';
import { createPositions, type Positions, type Range } from '#engine/text/document.ts';
import { didYouMean } from '#shared/did-you-mean.ts';
import { packageVersion } from '#shared/package-root.ts';
import { jsonText } from '../json-text.ts';
import type { CheckedTheme, CheckFormat } from './checked-theme.ts';

/** One SARIF 2.1.0 log of one run over all themes. */
export const createSarifFormat =
  (docsUrl: (rule: string) => string): CheckFormat =>
  (themes) => {
    const rules = allRules.map(({ id, name, title, severity }) => ({
      id,
      name,
      shortDescription: { text: title },
      helpUri: docsUrl(id),
      defaultConfiguration: { level: severity },
    }));
    const log = {
      $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
      version: '2.1.0',
      runs: [
        {
          tool: { driver: { name: 'schoolyard', version: packageVersion(), rules } },
          columnKind: 'utf16CodeUnits',
          results: themes.flatMap(resultsOf),
        },
      ],
    };
    return jsonText(log);
  };

const resultsOf = ({ findings, text }: CheckedTheme): readonly object[] => {
  const positions = createPositions(text);
  return findings.map((problem) => resultOf(problem, positions));
};

const resultOf = (problem: Problem, positions: Positions): object => {
  const { rule, severity, file, pointer, message, suggestion, fix } = problem;
  const artifactLocation = { uri: uriOf(file) };
  return {
    ruleId: rule,
    ruleIndex: allRules.findIndex(({ id }) => id === rule),
    level: severity,
    message: { text: message + didYouMean(suggestion) },
    locations: [
      {
        physicalLocation: { artifactLocation, region: regionOf(problem) },
        ...(pointer === '' ? {} : { logicalLocations: [{ fullyQualifiedName: pointer }] }),
      },
    ],
    ...(fix ? { fixes: [fixOf(fix, artifactLocation, positions)] } : {}),
  };
};

const fixOf = ({ title, edits }: NonNullable<Problem['fix']>, artifactLocation: object, positions: Positions) => ({
  description: { text: title },
  artifactChanges: [
    {
      artifactLocation,
      replacements: edits.map(({ offset, length, text }) => ({
        deletedRegion: regionOf({ start: positions(offset), end: positions(offset + length) }),
        insertedContent: { text },
      })),
    },
  ],
});

const regionOf = ({ start, end }: Range): object => ({
  startLine: start.line,
  startColumn: start.column,
  endLine: end.line,
  endColumn: end.column,
});

const uriOf = (file: string): string =>
  isAbsolute(file) ? pathToFileURL(file).href : encodeURI(file.split(sep).join('/'));
