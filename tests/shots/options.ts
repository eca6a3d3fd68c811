import { parseArgs } from 'node:util';
import { themeSlugs } from './pages.ts';

const usage = `Takes every page of every theme at three widths into shots/, with one sheet to look at them: shots/index.html.

npm run shots -- [options]     Lists are separated by commas; what is not given is everything.

  --theme <slugs>    ${themeSlugs.join(', ')}
  --page <ids>       templates of the themes such as home,gallery, and login, forgot, receipt
  --width <px>       default 390,768,1440
  --school <kind>    demo (default), or for the school themes the test schools: reference, sparse, flooded, hostile
  --locale <tag>     such as hi; the pages of that language
  --print            as they are printed
  --port <number>    takes them of a server that runs there, in place of starting one
  --out <folder>     default shots
`;

export const schoolKinds = ['demo', 'reference', 'sparse', 'flooded', 'hostile'] as const;
export type SchoolKind = (typeof schoolKinds)[number];

export interface ShotOptions {
  readonly themes: readonly string[];
  /** Ids of templates; empty is every page. */
  readonly pages: readonly string[];
  readonly widths: readonly number[];
  readonly school: SchoolKind;
  readonly locale: string | undefined;
  readonly print: boolean;
  /** Of a server that runs. */
  readonly port: number | undefined;
  readonly out: string;
}

const listOf = (text: string | undefined): string[] => (text ?? '').split(',').filter(Boolean);

/** What the command line asks for; undefined if it asks for the usage, which has then been printed. */
export const parseOptions = (args: readonly string[]): ShotOptions | undefined => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      theme: { type: 'string', default: themeSlugs.join(',') },
      page: { type: 'string' },
      width: { type: 'string', default: '390,768,1440' },
      school: { type: 'string', default: 'demo' },
      locale: { type: 'string' },
      print: { type: 'boolean', default: false },
      port: { type: 'string' },
      out: { type: 'string', default: 'shots' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    process.stdout.write(usage);
    return undefined;
  }
  const school = schoolKinds.find((kind) => kind === values.school);
  const themes = listOf(values.theme);
  const strange = themes.find((theme) => !themeSlugs.includes(theme));
  if (!school) throw new Error(`There is no school "${values.school}": ${schoolKinds.join(', ')}.`);
  if (strange) throw new Error(`There is no theme "${strange}": ${themeSlugs.join(', ')}.`);
  const widths = listOf(values.width).map(Number);
  if (!widths.every((width) => Number.isInteger(width) && width >= 1))
    throw new Error(`There is no width "${values.width}": pixels such as 390,1440.`);
  return {
    themes: school === 'demo' ? themes : themes.filter((theme) => theme !== 'platform'),
    pages: listOf(values.page),
    widths,
    school,
    locale: values.locale,
    print: values.print,
    port: values.port === undefined ? undefined : Number(values.port),
    out: values.out,
  };
};
