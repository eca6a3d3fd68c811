import { createSectionEnv } from '#engine/render/section-env.ts';
import { renderPlainPage } from './plain-page.tsx';
import { type Figure, percentile } from './result.ts';
import { loadReferenceHome } from './setup.ts';

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

/** The engine's plan, decision and rendering against the same page written by hand; data loaded already in both. */
export const benchRender = async (): Promise<Figure[]> => {
  const { engine, plan, data } = await loadReferenceHome();
  const decision = engine.decide(plan(), data);
  const envOf = createSectionEnv(decision);
  const props = Object.fromEntries(
    decision.sections.map((section) => [section.key, { ...section.props, env: envOf(section) }]),
  );
  const byEngine = (): Promise<unknown> => engine.render(engine.decide(plan(), data));
  const byHand = (): string => renderPlainPage(props);

  const { body } = await engine.render(decision);
  if (body !== byHand())
    throw new Error('The page written by hand is not the engine’s page: the comparison would be unfair.');

  await cpuOf(byEngine);
  await cpuOf(byHand);
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
  }
  const [ours, plain] = [percentile(engineMs, quiet), percentile(plainMs, quiet)];
  return [
    { name: 'render: engine against plain React, CPU', value: ours / plain, unit: 'x', limit: 1.05 },
    { name: 'render: engine, CPU a page', value: ours, unit: 'ms' },
    { name: 'render: plain React, CPU a page', value: plain, unit: 'ms' },
  ];
};
