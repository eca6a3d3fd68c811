import leven from 'leven';
import { relation as relations } from '#schemas/records/relation.ts';
import type { GuardianKind } from '#schemas/records/student.ts';

type Details = Readonly<Record<string, unknown>>;

/** Somebody whom basic details name. */
export interface NamedGuardian {
  readonly kind: GuardianKind;
  readonly name: string;
  /** 1–14 (docs/domain.md, Codes). */
  readonly relation: number;
  /** Their own, where it is another than the family's. */
  readonly mobile: string | undefined;
  readonly email: string | undefined;
}

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

const named = (details: Details, kind: GuardianKind, relation: unknown): NamedGuardian[] => {
  const name = text(details[`${kind}_Name`]);
  if (name === undefined || typeof relation !== 'number') return [];
  const mobile = text(details[`${kind}_Mobile`]);
  const email = text(details[`${kind}_Email`])?.toLowerCase();
  return [{ kind, name, relation, mobile, email }];
};

/** The people that basic details name, one of each relation: a guardian who is the father is the father. */
export const namedIn = (details: Details): NamedGuardian[] => {
  const parents = [...named(details, 'Father', relations.father), ...named(details, 'Mother', relations.mother)];
  const guardian = named(details, 'Guardian', details.Guardian_Relation);
  return [...parents, ...guardian.filter(({ relation }) => !parents.some((one) => one.relation === relation))];
};

/**
 * Whether a name is another spelling of the same person's: a letter, or words more or fewer. Anything else is somebody
 * else, who must not come by an account and what it shows.
 */
export const isCorrection = (from: string, to: string): boolean => {
  const [one, other] = [wordsOf(from), wordsOf(to)];
  const [fewer, more] = one.length <= other.length ? [one, other] : [other, one];
  return leven(one.join(' '), other.join(' ')) <= 1 || fewer.every((word) => more.includes(word));
};

const wordsOf = (name: string): string[] =>
  name
    .toLowerCase()
    .split(/[\s.]+/)
    .filter(Boolean);
