import { expect, it } from 'vitest';
import { demoRequest } from '../../demo-request/manifest.ts';
import { lookOf, testEnv } from '../test-env.ts';
import { stateChoices, stateStrings } from './states.ts';

it('the list of states offers every state under its name in the page’s language, in the order of that', () => {
  const english = stateChoices(testEnv(lookOf(demoRequest, 'standard')));
  expect(english.slice(0, 3).map(({ label }) => label)).toEqual([
    'Andaman and Nicobar Islands',
    'Andhra Pradesh',
    'Arunachal Pradesh',
  ]);
  const hindi = stateChoices(
    testEnv(lookOf(demoRequest, 'standard'), { locale: 'hi', strings: demoRequest.strings.hi }),
  );
  expect(hindi).toContainEqual({ value: 'Uttar Pradesh', label: 'उत्तर प्रदेश' });
  expect(hindi.map(({ label }) => label)).toEqual(
    hindi.map(({ label }) => label).toSorted(new Intl.Collator('hi').compare),
  );
  expect(hindi.map(({ value }) => value).toSorted()).toEqual(english.map(({ value }) => value).toSorted());
});

it('the list of states has a Hindi name for each', () => {
  for (const name of Object.values(stateStrings.hi)) expect(name).toMatch(/^[\p{Script=Devanagari} ]+$/u);
});
