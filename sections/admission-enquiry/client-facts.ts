import type { SectionEnv } from '#engine/section.ts';
import type { Admissions } from '#schemas/sources/admissions.ts';
import { say } from '../shared/say.ts';
import { longDay, untilText } from './sessions.ts';

type Facts = Readonly<Record<`data-${string}`, string>>;

const texts = [
  'agesOn',
  'ageIs',
  'ageCounted',
  'ageUsual',
  'ageYoung',
  'ageOld',
  'draftKept',
  'draftFound',
  'draftAsk',
  'forClass',
  'bornOn',
] as const;

/** What the form's script knows of the school: its classes with their ages, and the days on which these are counted. */
export const clientFacts = (env: SectionEnv, { sessions, classes }: Admissions): Facts => ({
  'data-at': 'first',
  'data-draft': 'enquiry',
  'data-classes': JSON.stringify(
    classes.map(({ id, name, minAge, maxAge, asksEarlierSchool: asks }) => ({ id, name, minAge, maxAge, asks })),
  ),
  'data-sessions': JSON.stringify(
    Object.fromEntries(
      sessions.map(
        ({ name, ageOn, closesOn, classes: taken }) =>
          [name, { ageOn, shown: longDay(ageOn, env.locale), until: untilText(env, closesOn), taken }] as const,
      ),
    ),
  ),
  'data-said': JSON.stringify(Object.fromEntries(texts.map((key) => [key, say(env, key)]))),
});
