import { describe, expect, it } from 'vitest';
import { baseTheme, edited } from '../../testing/base-theme.ts';
import { prove } from '../../testing/prove.ts';
import type { ShippedBytes } from '../rule.ts';
import { budget } from './index.ts';

const shipped: ShippedBytes = {
  loader: 100,
  scripts: { 'list/tiles': 1000 },
  styles: { base: 10, 'bar/plain': 1, 'headline/plain': 2, 'list/plain': 500, 'list/tiles': 12, 'other/plain': 900 },
};
const withBudget = (budgets: string): string =>
  edited('"budgets": { "home": { "jsBytes": 1000 } }', `"budgets": ${budgets}`);
const found = (budgets: string, sizes: ShippedBytes | undefined = shipped): unknown =>
  prove(budget, withBudget(budgets), sizes ? { shipped: sizes } : {}).map(({ pointer, message }) => [pointer, message]);

describe('budget', () => {
  it('counts loader, scripts, base, and the styles of each look on the page once', () => {
    expect(found('{ "home": { "jsBytes": 1100, "cssBytes": 25, "sources": 2 } }')).toEqual([]);
    expect(found('{ "home": { "jsBytes": 1099, "cssBytes": 24, "sources": 1 } }')).toEqual([
      ['/budgets/home/jsBytes', 'The page "home" takes 1100 bytes of script, and its budget is 1099.'],
      ['/budgets/home/cssBytes', 'The page "home" takes 25 bytes of styles, and its budget is 24.'],
      ['/budgets/home/sources', 'The page "home" takes 2 requests for data, and its budget is 1.'],
    ]);
  });

  it('counts only what stands on the page', () => {
    expect(found('{ "not-found": { "jsBytes": 100, "cssBytes": 13, "sources": 1 } }')).toEqual([]);
  });

  it('counts equal requests once, and none that nothing refers to', () => {
    const twice = withBudget('{ "home": { "sources": 2 } }').replace(
      '"data": { "news":',
      '"data": { "spare": { "source": "news" }, "news":',
    );
    expect(prove(budget, twice, { shipped })).toEqual([]);
  });

  it('proves only the number of sources where there is no build', () => {
    const all = prove(budget, withBudget('{ "home": { "jsBytes": 0, "cssBytes": 0, "sources": 0 } }'));
    expect(all.map(({ pointer }) => pointer)).toEqual(['/budgets/home/sources']);
  });

  it('asks for nothing that is not declared', () => {
    expect(found('{ "home": {} }')).toEqual([]);
    expect(prove(budget, baseTheme.replace(/,\s*"budgets".*\}\s*\n/, '\n'), { shipped })).toEqual([]);
  });

  it('knows no template of another name', () => {
    const [finding] = prove(budget, withBudget('{ "hom": { "sources": 9 } }'), { shipped });
    expect(finding).toMatchObject({ rule: 'THM080', pointer: '/budgets/hom', suggestion: 'home' });
  });
});
