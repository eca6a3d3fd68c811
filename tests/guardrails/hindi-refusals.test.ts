import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { translation } from '#server/core/errors/translate.ts';
import { packageRoot } from '#shared/package-root.ts';
import { listFiles } from './files.ts';

/** What the command line, programs and operators read, which speak English, and what is no refusal. */
const englishOnly = [
  /\/(doctor|backup|registration|samples)\//,
  /\/import\/(?!.*holidays)/,
  /\/themes\/(?!change-record)/,
  /\/mails\.ts$/,
  /\/leads\/[\w-]+\/add\.ts$/,
  /command[\w-]*\.ts$/,
  /\/(write-school|send-alerts|operator-tokens|own\.ts|find-kind|put-away|validate\.ts)/,
];

const domains = listFiles().filter(
  (file) =>
    file.startsWith('src/server/domains/') &&
    /(?<!\.test)\.ts$/.test(file) &&
    !englishOnly.some((pattern) => pattern.test(file)),
);

/** A sentence in quotes or backticks. */
const sentence = /'([A-Z][^'\\\n]* [^'\\\n]*[.?])'|`((?:[A-Z]|\$\{)[^`]* [^`]*[.?])`/g;

/** Lines of what was done, of what operators log, and of what cannot be. */
const isNoRefusal = /(?:message|description|summary|changeReason)\s*[:=]\s|(?<!App)Error\(|log\.\w+\(/;

/** A value in a template, however it is worked out. */
const value = /\$\{(?:[^{}]|\{[^{}]*\})*\}/g;

/** What stands for a value: one of two words where it is one of them. */
const exampleOf = (of: string): string => /\? '([^']+)' :/.exec(of)?.[1] ?? (of.includes('when') ? 'on 7' : '7');

/** The sentences of refusals in a file. */
const refusalsIn = (file: string): string[] =>
  readFileSync(join(packageRoot, file), 'utf8')
    .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*/gm, '')
    .split('\n')
    .filter((line) => !isNoRefusal.test(line))
    .flatMap((line) => [...line.matchAll(sentence)])
    .map(([, plain, template]) => (plain ?? template ?? '').replace(value, exampleOf));

it('what is counted of the uses of a value has words in Hindi', () => {
  const source = readFileSync(join(packageRoot, 'src/server/domains/lookups/in-use.ts'), 'utf8');
  const pairs = [...source.matchAll(/(?:words: |= )\['([a-z][^']*)', '([^']*)'\]/g)];
  const said = (uses: string) => translation('hi')?.(`7 is in use: ${uses}. Switch it off instead.`);
  expect(pairs.length).toBeGreaterThan(8);
  for (const [, one, many] of pairs) {
    expect(said(`1 ${one}`)).not.toContain(one);
    expect(said(`3 ${many}`)).not.toContain(many);
  }
});

/** What a theme does not take of a school's choices, and the cure; each follows a sentence, or is one. */
const ofChoices = ['src/server/domains/themes/choice-problems.ts', 'src/shared/did-you-mean.ts'];
const choiceSentence = /'( ?[A-Z"][^'\\\n]* [^'\\\n]*[.?])'|`((?: ?[A-Z"]| ?\$\{)[^`]* [^`]*[.?])`/g;

/** What a theme offers instead, as `${what}` stands in the sentence. */
const offered = `$\{what}`;
const offers = ['Its presets', 'Its settings', 'Its colours', 'Its sections', 'Its templates', 'Its looks'];

/** The sentences of a file, one by one, with a value of the sort that stands there. */
const choicesIn = (file: string): string[] =>
  readFileSync(join(packageRoot, file), 'utf8')
    .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*/gm, '')
    .split('\n')
    .flatMap((line) => [...line.matchAll(choiceSentence)])
    .map(([, plain, template]) => (plain ?? template ?? '').trim())
    .map((text) => text.replace(/\$\{faultOf\(error\)\}/, 'must be integer'))
    .flatMap((text) => (text.startsWith(offered) ? offers.map((what) => text.replace(offered, what)) : text))
    .map((text) => text.replace(value, exampleOf));

it('whatever a theme does not take of a school’s choices has words in Hindi', () => {
  const files = [...ofChoices, ...listFiles().filter((file) => /^engine\/record\/(?!.*\.test)[\w-]+\.ts$/.test(file))];
  const texts = files.flatMap(choicesIn);
  expect(texts.length).toBeGreaterThan(25);
  const inHindi = translation('hi');
  expect(texts.filter((text) => inHindi?.(text) === undefined)).toEqual([]);
});

it('whatever the office is refused for has words in Hindi', () => {
  const inHindi = translation('hi');
  const missing = domains.flatMap((file) =>
    refusalsIn(file)
      .filter((text) => inHindi?.(text) === undefined)
      .map((text) => `${file}: ${text}`),
  );
  expect(missing).toEqual([]);
  expect(domains.flatMap(refusalsIn).length).toBeGreaterThan(150);
});
