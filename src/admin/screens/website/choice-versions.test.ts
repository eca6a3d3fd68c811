import { expect, it } from 'vitest';
import type { ThemeSettingsEntry } from '#schemas/api/theme-settings.ts';
import { choiceVersionsOf } from './choice-versions.ts';

const none = { preset: null, settings: {}, tokens: {}, overrides: {} };

const entry = (version: number, minute: number, more: Partial<ThemeSettingsEntry> = {}): ThemeSettingsEntry => ({
  version,
  action: 'edit',
  at: new Date(Date.UTC(2026, 10, 21, 6, minute)).toISOString(),
  user: 'Ila Menon',
  choices: none,
  ...more,
});

it('counts what one person saves in one sitting as one version, and names what each changed', () => {
  const hidden = { ...none, overrides: { 'home/news': { hidden: true } } };
  const red = { ...hidden, tokens: { 'color.primary': '#B3261E' }, order: { home: ['news'] } };
  const versions = choiceVersionsOf([
    entry(6, 59, { choices: { ...red, settings: { festive: true } } }),
    entry(5, 20, { action: 'publish', choices: red }),
    entry(4, 12, { choices: red }),
    entry(3, 11, { choices: hidden }),
    entry(2, 10, { choices: hidden, user: 'Ravi Kale' }),
    entry(1, 9, { action: 'take' }),
  ]);
  expect(versions.map(({ version, changed }) => [version, changed])).toEqual([
    [6, ['others']],
    [5, []],
    [4, ['order', 'colours']],
    [2, ['sections']],
    [1, []],
  ]);
});

it('takes the same choices in another order as the same', () => {
  const [one, other] = [
    { 'color.ink': '#000000', 'color.link': '#0000FF' },
    { 'color.link': '#0000FF', 'color.ink': '#000000' },
  ];
  const versions = choiceVersionsOf([
    entry(2, 40, { choices: { ...none, tokens: one } }),
    entry(1, 0, { choices: { ...none, tokens: other } }),
  ]);
  expect(versions.map(({ changed }) => changed)).toEqual([[], []]);
});
