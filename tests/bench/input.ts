import { addEnquiry } from '#schemas/api/admissions.ts';
import { orderContent } from '#schemas/api/content/write.ts';
import { sanitizeInPlace } from '#server/core/html/sanitize.ts';
import { createPartValidator } from '#server/http/calls/validator.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { type Figure, median } from './result.ts';

const rounds = 15;
/** What a body, and a text of HTML, has at most. */
const bodyBytes = 1024 * 1024;
const htmlCharacters = 60_000;

/** The median of what work takes of the processor, in milliseconds. */
const costOf = (work: () => unknown): number => {
  const once = (): number => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
  once();
  return median(Array.from({ length: rounds }, once));
};

/** A text as long as it may be. */
const filled = (part: string, length: number): string => part.repeat(Math.ceil(length / part.length)).slice(0, length);

const texts: Readonly<Record<string, string>> = {
  prose: 'The <b>bus</b> stops at <a href="https://a.example">Lake Road</a>. ',
  'of tags as deep as they may be': `${'<b>'.repeat(90)}a${'</b>'.repeat(90)}`,
  'of tags that are not closed': '<b><i>',
  'of tags that are not known': '<x y=z></x>',
  'of signs that begin no tag': '<',
  'of comments that do not end': '<!--',
  'of attributes': '<a href=x href=y href=z title="&lt;&#60;"></a>',
};

const htmlFigures = (): Figure[] => {
  const [[, prose = ''] = [], ...hostile] = Object.entries(texts);
  const base = costOf(() => sanitizeInPlace(`<p>${filled(prose, htmlCharacters)}</p>`));
  return hostile.map(([name, part]) => ({
    name: `input: sanitising 60,000 characters ${name}, against prose`,
    value: costOf(() => sanitizeInPlace(filled(part, htmlCharacters))) / base,
    unit: 'x',
    limit: 6,
  }));
};

/** Whether a body is refused or taken is no matter here. */
const checked = (check: (value: unknown) => unknown, value: unknown): void => {
  try {
    check(value);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
};

const bodyFigures = (): Figure[] => {
  const order = createPartValidator(orderContent.body, { fromText: false });
  const enquiry = createPartValidator(addEnquiry.body, { fromText: false });
  const wide = Object.fromEntries(Array.from({ length: 1000 }, (_, at) => [`field${at}`, filled('word ', 1000)]));
  const bodies = [
    { name: '10,000 ids', check: order, body: { ids: Array.from({ length: 10_000 }, (_, at) => at + 1) }, limit: 80 },
    { name: 'a text of 1 MB', check: enquiry, body: { Message: filled('line\n', bodyBytes - 100) }, limit: 25 },
    { name: '1,000 unknown fields in 1 MB', check: enquiry, body: wide, limit: 40 },
  ];
  return bodies.map(({ name, check, body, limit }) => {
    const json = JSON.stringify(body);
    const base = costOf(() => JSON.parse(json)) || Number.EPSILON;
    return {
      name: `input: checking ${name}, against reading its JSON`,
      value: costOf(() => checked(check, body)) / base,
      unit: 'x',
      limit,
    };
  });
};

const marksFigure = (): Figure => {
  const stacked = filled(`a${'\u0301\u0316'.repeat(15)}`, bodyBytes / 2);
  const base = costOf(() => filled('Việt Nam '.normalize('NFD'), bodyBytes / 2).normalize('NFC'));
  return {
    name: 'input: composing letters of 30 marks, against Vietnamese',
    value: costOf(() => stacked.normalize('NFC')) / base,
    unit: 'x',
    limit: 10,
  };
};

/** What the most costly input that is let in takes of the processor, as ratios to plain input of the same length. */
export const benchInput = async (): Promise<Figure[]> => [...bodyFigures(), ...htmlFigures(), marksFigure()];
