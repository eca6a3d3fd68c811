import { runSoak } from '../soak/soak.ts';
import { type Figure, percentile } from './result.ts';

const bodies = 1000;

/** How long a visitor of one school waits while another is sent hostile bodies of up to 1 MB. */
export const benchSoak = async (): Promise<Figure[]> => {
  const { answers, pages } = await runSoak(bodies);
  const times = pages.filter(({ isCached }) => isCached).map(({ ms }) => ms);
  const made = pages.filter(({ isCached }) => !isCached).map(({ ms }) => ms);
  return [
    { name: 'soak: a page while hostile bodies arrive, median', value: percentile(times, 0.5), unit: 'ms' },
    { name: 'soak: the same, 99th percentile', value: percentile(times, 0.99), unit: 'ms', limit: 250 },
    { name: 'soak: a page that is made meanwhile, median', value: percentile(made, 0.5), unit: 'ms' },
    { name: 'soak: that page, 99th percentile', value: percentile(made, 0.99), unit: 'ms' },
    {
      name: 'soak: answers of 500 and above',
      value: answers.filter(({ status }) => status >= 500).length,
      unit: '',
      limit: 0,
    },
  ];
};
