import type { PageData, Plan, RenderedPage } from '#engine/index.ts';
import { createSectionEnv } from '#engine/render/section-env.ts';
import { renderPlainPage } from './plain-page.tsx';
import { type Figure, percentile } from './result.ts';
import { createBenchEngine, loadReferenceHome } from './setup.ts';

const rounds = 161;
const pagesInARound = 10;
/** A busy machine and the collector only ever add to a turn: the quieter turns of each tell what the work costs. */
const quiet = 0.25;

/** CPU milliseconds of user and system time that `work` takes. */
const cpuOf = async (work: () => Promise<unknown> | unknown): Promise<number> => {
  const before = process.cpuUsage();
  for (let i = 0; i < pagesInARound; i++) await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / pagesInARound;
};

/** What was loaded, with one list of it a day shorter. */
const withoutHoliday = ({ requests }: Plan, data: PageData): PageData => {
  const key = requests.find(({ source }) => source === 'holidays')?.key ?? '';
  const answer = data.get(key);
  if (!answer?.ok || !Array.isArray(answer.value)) throw new Error('The home page has no holidays.');
  return new Map(data).set(key, { ...answer, value: answer.value.slice(1) });
};

/** The bytes that are sent: React's text is a chain of pieces, which somebody has to walk along once. */
const bytesOf = ({ body }: RenderedPage): Buffer => Buffer.concat(body.map((html) => Buffer.from(html)));

/** The engine's plan, decision and rendering against the same page written by hand; data loaded already in both. */
export const benchRender = async (): Promise<Figure[]> => {
  const { engine, plan, data } = await loadReferenceHome();
  const keeping = createBenchEngine({ keepChars: 1_000_000 });
  const edits = [data, withoutHoliday(plan(), data)];
  let edit = 0;
  /** Each time after an edit of the holidays. */
  const afterEdit = async (): Promise<unknown> =>
    bytesOf(await keeping.render(keeping.decide(plan(), edits[edit++ % edits.length] ?? data)));
  const decision = engine.decide(plan(), data);
  const envOf = createSectionEnv(decision);
  const props = Object.fromEntries(
    decision.sections.map((section) => [section.key, { ...section.props, env: envOf(section) }]),
  );
  const byEngine = async (): Promise<unknown> => bytesOf(await engine.render(engine.decide(plan(), data)));
  const byHand = (): unknown => Buffer.from(renderPlainPage(props));

  if (!bytesOf(await engine.render(decision)).equals(Buffer.from(renderPlainPage(props))))
    throw new Error('The page written by hand is not the engine’s page: the comparison would be unfair.');

  await cpuOf(afterEdit);
  await cpuOf(byEngine);
  await cpuOf(byHand);
  const editMs: number[] = [];
  const engineMs: number[] = [];
  const plainMs: number[] = [];
  for (let round = 0; round < rounds; round++) {
    // Taking turns at going first keeps a busy machine from favouring one of them.
    const engineFirst = round % 2 === 0;
    const first = await cpuOf(engineFirst ? byEngine : byHand);
    const second = await cpuOf(engineFirst ? byHand : byEngine);
    const [ours, plain] = engineFirst ? [first, second] : [second, first];
    engineMs.push(ours);
    plainMs.push(plain);
    editMs.push(await cpuOf(afterEdit));
  }
  const [ours, plain, edited] = [engineMs, plainMs, editMs].map((times) => percentile(times, quiet)) as [
    number,
    number,
    number,
  ];
  return [
    { name: 'render: engine against plain React, CPU', value: ours / plain, unit: 'x', limit: 1.05 },
    { name: 'render: engine after one edit, against plain React', value: edited / plain, unit: 'x', limit: 0.35 },
    { name: 'render: engine, CPU a page', value: ours, unit: 'ms' },
    { name: 'render: plain React, CPU a page', value: plain, unit: 'ms' },
  ];
};
