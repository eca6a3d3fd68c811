import { allOwnDomains } from '#server/store/own-domains.ts';
import type { Store } from '#server/store/store.ts';
import { type DoctorFinding, sound, warning } from './finding.ts';

/** The most domains that are named. */
const maxNamed = 10;

/** Which own domains of schools lead here, and whose records were wrong when somebody last looked. */
export const checkDomains = async (store: Store): Promise<DoctorFinding> => {
  const all = await store.global(allOwnDomains);
  const proved = all.filter(({ state }) => state === 'verified');
  const broken = proved.filter(({ problem }) => problem !== null).map(({ host }) => host);
  const waiting = all.length - proved.length;
  const counts = `${proved.length} in use, ${waiting} waiting for their records`;
  if (broken.length === 0) return sound('Own domains', counts);
  const more = broken.length > maxNamed ? [`${broken.length - maxNamed} more`] : [];
  return warning(
    'Own domains',
    `${counts}; without their records: ${[...broken.slice(0, maxNamed), ...more].join(', ')}`,
    'Ask the school to enter the records again, as its settings show them.',
  );
};
